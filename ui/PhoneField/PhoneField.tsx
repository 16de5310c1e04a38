import { useRef } from 'react'
import type { ChangeEvent } from 'react'
import { TextField } from '../TextField/TextField.tsx'
import type { TextFieldProps } from '../TextField/TextField.tsx'
import { caretAfter, formatPhone, nextPhone } from './phone.ts'

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'multiline'>

/**
 * A field for a phone number (KIT-06). Invalid characters are ignored, US numbers are formatted while typing, and a sixteenth
 * digit is rejected. `onChange` receives the formatted text; the API expects E.164. Other props are passed to TextField.
 */
export function PhoneField({ value, defaultValue, onChange, autoComplete = 'tel', ...rest }: PhoneFieldProps) {
  const initial = formatPhone(String(defaultValue ?? ''))
  // The value of an uncontrolled field before the latest edit.
  const before = useRef<string>(undefined)
  return (
    <TextField
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      {...(value === undefined ? { defaultValue: initial } : { value })}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        const field = event.target
        const typed = field.value
        const next = nextPhone(typed, value === undefined ? (before.current ?? initial) : String(value))
        if (next !== typed) {
          const caret = caretAfter(typed, field.selectionStart ?? typed.length, next)
          field.value = next
          field.setSelectionRange(caret, caret)
        }
        before.current = next
        onChange?.(event)
      }}
      {...rest}
    />
  )
}
