import { zoneName } from '@festoon/contract/rules/dates/eventDates'
import { Choice } from '@festoon/ui/Choice'
import { fromField, twiceIn } from './clockField.ts'

export interface RepeatedHourProps {
  /** Which time it is of, as a name of the form. */
  name: 'start' | 'end'
  /** The field's text. */
  value: string
  zone: string
  onValueChange: (value: string) => void
}

/** Which of two equal clock readings is meant, in the night when clocks go back; nothing for a reading that comes once */
export function RepeatedHour({ name, value, zone, onValueChange }: RepeatedHourProps) {
  const twice = twiceIn(value, zone)
  if (!twice) return null
  const [first, second] = twice
  const nameOf = (text: string): string => zoneName(fromField(text, zone), zone)
  return (
    <Choice
      legend="Clocks go back that night, and show this time twice. Which one is it?"
      name={`${name}-occurrence`}
      options={[
        { value: first, label: `The first (${nameOf(first)})` },
        { value: second, label: `The second (${nameOf(second)})` },
      ]}
      value={value === second ? second : first}
      onValueChange={onValueChange}
    />
  )
}
