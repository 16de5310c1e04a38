import * as copy from '@festoon/contract/messages/edit/details'
import { Button } from '@festoon/ui/Button'
import { clockOf, skippedTo } from './clockField.ts'

export interface SkippedHourProps {
  /** The field's local time, in the format of `fieldAt`. */
  value: string
  zone: string
  onValueChange: (value: string) => void
}

/**
 * Button that replaces a local time that clocks skip when they go forward with the time that follows. Renders nothing for other
 * times.
 */
export function SkippedHour({ value, zone, onValueChange }: SkippedHourProps) {
  const next = skippedTo(value, zone)
  if (next === undefined) return null
  return (
    <Button tone="quiet" size="small" className="justify-self-start" onClick={() => onValueChange(next)}>
      {copy.takeTime(clockOf(next))}
    </Button>
  )
}
