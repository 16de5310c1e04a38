import * as copy from '@festoon/contract/messages/edit/details'
import { zoneName } from '@festoon/contract/rules/dates/eventDates'
import { Choice } from '@festoon/ui/Choice'
import { fromField, twiceIn } from './clockField.ts'

export interface RepeatedHourProps {
  /** The form field that contains the time. */
  name: 'start' | 'end'
  /** The field's local time, in the format of `fieldAt`. */
  value: string
  zone: string
  onValueChange: (value: string) => void
}

/**
 * Radio group for choosing between the two occurrences of a local time that repeats when the clocks go back. Renders nothing
 * for other times.
 */
export function RepeatedHour({ name, value, zone, onValueChange }: RepeatedHourProps) {
  const twice = twiceIn(value, zone)
  if (!twice) return null
  const [first, second] = twice
  const nameOf = (text: string): string => zoneName(fromField(text, zone), zone)
  return (
    <Choice
      legend={copy.occursTwice}
      name={`${name}-occurrence`}
      options={[
        { value: first, label: copy.firstOccurrence(nameOf(first)) },
        { value: second, label: copy.secondOccurrence(nameOf(second)) },
      ]}
      value={value === second ? second : first}
      onValueChange={onValueChange}
    />
  )
}
