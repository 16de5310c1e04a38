import type { ChangeEvent } from 'react'
import { TextField } from '../TextField/TextField.tsx'
import type { TextFieldProps } from '../TextField/TextField.tsx'

export interface DateTimeFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'multiline' | 'prefix' | 'step'
> {
  /** The local time as `YYYY-MM-DDTHH:mm`, or an empty string. */
  value: string
  onValueChange: (value: string) => void
}

/** The interval between selectable times, in seconds: 15 minutes (CONST-35). */
const stepSeconds = 900

/**
 * A field for a date and a time in steps of 15 minutes (KIT-30). It uses the browser's own picker, which is localized and
 * familiar. It has no time zone, so name the zone in the hint. Other props are passed to TextField.
 */
export function DateTimeField({ onValueChange, ...rest }: DateTimeFieldProps) {
  return (
    <TextField
      type="datetime-local"
      step={stepSeconds}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onValueChange(event.target.value)}
      {...rest}
    />
  )
}
