import { useRef } from 'react'
import type { ChangeEvent, CompositionEvent } from 'react'
import { setNativeValue } from '../private/setNativeValue.ts'
import { TextField } from '../TextField/TextField.tsx'
import type { TextFieldProps } from '../TextField/TextField.tsx'
import { caretAfter, formatPhone, nextPhone } from './phone.ts'

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'multiline'>

/**
 * A phone number field (KIT-06). It formats US numbers as the user types, removes invalid characters, and rejects edits that
 * result in more than 15 digits. In `onChange`, the input contains the formatted text, but the API expects E.164. Other props
 * are passed to TextField.
 */
export function PhoneField({
  value,
  defaultValue,
  onChange,
  onCompositionEnd,
  autoComplete = 'tel',
  ...rest
}: PhoneFieldProps) {
  const initial = formatPhone(String(defaultValue ?? ''))
  // The value of an uncontrolled field before the latest edit.
  const before = useRef<string>(undefined)
  // The value before an input method began to compose digits. It would compose them again if the field changed meanwhile.
  const beforeComposition = useRef<string>(undefined)
  return (
    <TextField
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      {...(value === undefined ? { defaultValue: initial } : { value })}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        const field = event.target
        const typedText = field.value
        const valueBefore = value === undefined ? (before.current ?? initial) : String(value)
        if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing) {
          beforeComposition.current ??= valueBefore
        } else {
          const next = nextPhone(typedText, beforeComposition.current ?? valueBefore)
          beforeComposition.current = undefined
          if (next !== typedText) {
            const caret = caretAfter(typedText, field.selectionStart ?? typedText.length, next)
            field.value = next
            field.setSelectionRange(caret, caret)
          }
          before.current = next
        }
        onChange?.(event)
      }}
      onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => {
        onCompositionEnd?.(event)
        const field = event.currentTarget
        if (beforeComposition.current === undefined) return
        const next = nextPhone(field.value, beforeComposition.current)
        if (next === field.value) before.current = next
        else setNativeValue(field, next)
        beforeComposition.current = undefined
      }}
      {...rest}
    />
  )
}
