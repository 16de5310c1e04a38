import type { ChangeEvent } from 'react'
import type { Controllable } from '../private/Controllable.ts'
import { TextField } from '../TextField/TextField.tsx'
import type { TextFieldProps } from '../TextField/TextField.tsx'

interface OwnProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'multiline' | 'prefix' | 'step'
> {
  /** The local date and time as `YYYY-MM-DDTHH:mm`, or an empty string, of a controlled field. */
  value?: string | undefined
  /** The initial date and time of an uncontrolled field. */
  defaultValue?: string | undefined
  /** Called with the new date and time. Required if `value` is set. */
  onValueChange?: ((value: string) => void) | undefined
}

export type DateTimeFieldProps = OwnProps & Controllable

/** The interval between selectable times, in seconds (CONST-35). */
const stepSeconds = 900

/**
 * A field for a date and time in steps of 15 minutes (KIT-30), with the browser's own picker. The value has no time zone, so
 * name the time zone in the hint. Other props are passed to TextField.
 */
export function DateTimeField({ onValueChange, ...rest }: DateTimeFieldProps) {
  return (
    <TextField
      type="datetime-local"
      step={stepSeconds}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onValueChange?.(event.target.value)}
      {...rest}
    />
  )
}
