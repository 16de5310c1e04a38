import type { EventErrors } from '@festoon/contract/rules/eventErrors'
import { Button } from '@festoon/ui/Button'
import { DateTimeField } from '@festoon/ui/DateTimeField'
import { presetEnd, type DraftChange, type EventDraft } from './eventDraft.ts'
import { zoneHint } from './zoneHint.ts'

export interface TimeFieldsProps {
  draft: EventDraft
  onChange: (change: DraftChange) => void
  errors: EventErrors
}

/** Start and, when wanted, end, in steps of 15 minutes and in the zone of the place (PLACE-04..06). */
export function TimeFields({ draft, onChange, errors }: TimeFieldsProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4">
      <legend className="sr-only">Time</legend>
      <div className="grid grid-cols-1 gap-4 small:grid-cols-2">
        <DateTimeField
          label="Starts"
          hint={zoneHint(draft)}
          required
          value={draft.start}
          onValueChange={(value) => onChange({ type: 'start', value })}
          {...(errors.startTime === undefined ? {} : { error: errors.startTime })}
        />
        {draft.end !== null && (
          <DateTimeField
            label="Ends"
            value={draft.end}
            onValueChange={(value) => onChange({ type: 'end', value })}
            {...(errors.endTime === undefined ? {} : { error: errors.endTime })}
          />
        )}
      </div>
      <div>
        {draft.end === null ? (
          <Button tone="quiet" size="small" onClick={() => onChange({ type: 'end', value: presetEnd(draft) })}>
            Add end time
          </Button>
        ) : (
          <Button tone="quiet" size="small" onClick={() => onChange({ type: 'end', value: null })}>
            Remove end time
          </Button>
        )}
      </div>
    </fieldset>
  )
}
