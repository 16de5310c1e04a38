import type { EventErrors } from '@festoon/contract/rules/eventErrors'
import { Button } from '@festoon/ui/Button'
import { DateTimeField } from '@festoon/ui/DateTimeField'
import { presetEnd, type EventFields } from './eventFields.ts'
import { zoneHint } from './zoneHint.ts'

export interface TimeFieldsProps {
  fields: EventFields
  onChange: (change: Partial<EventFields>) => void
  errors: EventErrors
}

/** Start and, when wanted, end, in steps of 15 minutes and in the zone of the place (PLACE-04..06). */
export function TimeFields({ fields, onChange, errors }: TimeFieldsProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4">
      <legend className="sr-only">Time</legend>
      <div className="grid grid-cols-1 gap-4 @lg:max-@3xl:grid-cols-2 @5xl:grid-cols-2">
        <DateTimeField
          label="Starts"
          hint={zoneHint(fields)}
          required
          value={fields.start}
          onValueChange={(value) => onChange({ start: value })}
          {...(errors.startTime === undefined ? {} : { error: errors.startTime })}
        />
        {fields.end !== null && (
          <DateTimeField
            label="Ends"
            value={fields.end}
            onValueChange={(value) => onChange({ end: value })}
            {...(errors.endTime === undefined ? {} : { error: errors.endTime })}
          />
        )}
      </div>
      <div>
        {fields.end === null ? (
          <Button tone="quiet" size="small" onClick={() => onChange({ end: presetEnd(fields) })}>
            Add end time
          </Button>
        ) : (
          <Button tone="quiet" size="small" onClick={() => onChange({ end: null })}>
            Remove end time
          </Button>
        )}
      </div>
    </fieldset>
  )
}
