import type { ChangeEvent } from 'react'
import { TextField } from '../TextField/TextField.tsx'
import type { TextFieldProps } from '../TextField/TextField.tsx'

export interface DateTimeFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'multiline' | 'prefix' | 'step'
> {
  /** Local time as `YYYY-MM-DDTHH:mm`, or an empty string. */
  value: string
  onValueChange: (value: string) => void
}

/** Seconds between selectable times: a quarter of an hour (CONST-35). */
const stepSeconds = 900

/**
 * A date and a time in steps of 15 minutes (KIT-30). Uses the browser's own picker, which is localized and familiar. It has
 * no time zone, so name the zone in the hint. Other props are those of TextField.
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
