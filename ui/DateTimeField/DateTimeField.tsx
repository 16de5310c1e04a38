import type { ChangeEvent } from 'react'
import { TextField } from '../TextField/TextField.tsx'
import type { TextFieldProps } from '../TextField/TextField.tsx'

export interface DateTimeFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'multiline' | 'prefix' | 'step'
> {
  /** Local time, `YYYY-MM-DDTHH:mm`, or an empty string. */
  value: string
  onValueChange: (value: string) => void
}

/** Seconds between two offered times: a quarter of an hour (CONST-35). */
const stepSeconds = 900

/**
 * A date and a time of day in quarters of an hour (KIT-30), by the browser's own picker, which every phone and every
 * language knows. It has no time zone: say in the hint whose time counts. Its other props are those of TextField.
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
