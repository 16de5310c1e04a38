import * as copy from '@festoon/contract/messages/edit/details'
import { askWhen } from '@festoon/contract/messages/hostPage'
import type { EventView } from '@festoon/contract/nouns/event'
import { zoneName } from '@festoon/contract/rules/dates/eventDates'
import { canonicalTimeZone, placeOfZone } from '@festoon/contract/rules/dates/timeZone'
import type { EventErrors } from '@festoon/contract/rules/events/eventErrors'
import { Button } from '@festoon/ui/Button'
import { DateTimeField } from '@festoon/ui/DateTimeField'
import { SegmentedFilter } from '@festoon/ui/SegmentedFilter'
import * as paths from '../../../platform/paths.ts'
import { presetEnd, zoneOf, type EventFields } from '../eventFields.ts'
import { fromField, readingOf } from './clockField.ts'
import { RepeatedHour } from './RepeatedHour.tsx'
import { SkippedHour } from './SkippedHour.tsx'
import { ZoneField } from './ZoneField.tsx'

/** Returns a readable name of the event's time zone, such as "Los Angeles time (PST)". */
export function zoneHint(fields: EventFields): string {
  const zone = canonicalTimeZone(zoneOf(fields))
  const start = fromField(fields.start, zone)
  const short = zoneName(Number.isNaN(start) ? Date.now() : start, zone)
  const place = placeOfZone(zone)
  return place === undefined ? copy.zoneTime(short) : copy.cityTime(place, short)
}

export interface TimeFieldsProps {
  fields: EventFields
  onChange: (change: Partial<EventFields>) => void
  errors: EventErrors
  /** The saved version of a live event; undefined for drafts and new events. */
  live: Pick<EventView, 'id' | 'dateUndecided'> | undefined
}

const kinds = ['date', 'undecided'] as const

/**
 * Fields for the start time and the optional end time, in the event's time zone (PLACE-04..06), or the choice that the date is to
 * be decided. Switching back and forth loses nothing.
 */
export function TimeFields({ fields, onChange, errors, live }: TimeFieldsProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4">
      <legend className="sr-only">{copy.time}</legend>
      <SegmentedFilter
        label={copy.dateKind}
        options={kinds.map((value) => ({ value, label: copy.dateKinds[value] }))}
        value={fields.dateUndecided ? 'undecided' : 'date'}
        onValueChange={(value) => onChange({ dateUndecided: value === 'undecided' })}
      />
      {fields.dateUndecided ? (
        <div className="grid grid-cols-1 gap-2 rounded-md bg-tint px-4 py-3 text-body">
          <p>{copy.undecidedDateDetail}</p>
          {live?.dateUndecided ? (
            <a href={paths.whenWorks(live.id)} className="w-fit py-2 font-semibold underline">
              {askWhen}
            </a>
          ) : (
            <p>{live ? copy.askWhenSaved : copy.askWhenCreated}</p>
          )}
        </div>
      ) : (
        <StartAndEnd fields={fields} onChange={onChange} errors={errors} />
      )}
    </fieldset>
  )
}

function StartAndEnd({ fields, onChange, errors }: Omit<TimeFieldsProps, 'live'>) {
  const zone = zoneOf(fields)
  const setStart = (start: string): void => onChange({ start })
  const setEnd = (end: string): void => onChange({ end })
  return (
    <>
      <div className="grid grid-cols-1 gap-4 @lg:max-@3xl:grid-cols-2 @5xl:grid-cols-2">
        <div className="grid min-w-0 grid-cols-1 content-start gap-3">
          <DateTimeField
            data-step="start"
            label={copy.starts}
            hint={zoneHint(fields)}
            required
            value={readingOf(fields.start)}
            onValueChange={setStart}
            error={errors.startTime}
          />
          <SkippedHour value={fields.start} zone={zone} onValueChange={setStart} />
          <RepeatedHour name="start" value={fields.start} zone={zone} onValueChange={setStart} />
        </div>
        {fields.end !== null && (
          <div className="grid min-w-0 grid-cols-1 content-start gap-3">
            <DateTimeField
              label={copy.ends}
              value={readingOf(fields.end)}
              onValueChange={setEnd}
              error={errors.endTime}
            />
            <SkippedHour value={fields.end} zone={zone} onValueChange={setEnd} />
            <RepeatedHour name="end" value={fields.end} zone={zone} onValueChange={setEnd} />
          </div>
        )}
      </div>
      <ZoneField fields={fields} onChange={onChange} />
      <div>
        {fields.end === null ? (
          <Button tone="quiet" size="small" onClick={() => onChange({ end: presetEnd(fields) })}>
            {copy.addEnd}
          </Button>
        ) : (
          <Button tone="quiet" size="small" onClick={() => onChange({ end: null })}>
            {copy.removeEnd}
          </Button>
        )}
      </div>
    </>
  )
}
