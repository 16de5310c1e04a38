import { useRef, type FocusEvent } from 'react'

type TextField = HTMLInputElement | HTMLTextAreaElement

/** Returns true for a field with text that users would miss. Searches and codes can be typed again. */
const isTextField = (field: EventTarget): field is TextField =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && /^(?:text|email|tel|url)$/.test(field.type) && field.inputMode !== 'numeric')

/**
 * Keeps track of whether users have typed text that they would lose. Returns the handlers for the element around the fields, and a function
 * that returns true if one of the fields contains such text.
 */
export function useTypedText() {
  const valuesBefore = useRef(new Map<TextField, string>())
  const typedFields = useRef(new Set<EventTarget>())
  return {
    handlers: {
      onFocus: ({ target }: FocusEvent) => {
        if (isTextField(target) && !valuesBefore.current.has(target)) valuesBefore.current.set(target, target.value)
      },
      onInput: ({ target }: { target: EventTarget }) => void typedFields.current.add(target),
    },
    hasTypedText: (): boolean =>
      [...valuesBefore.current].some(
        ([field, before]) =>
          typedFields.current.has(field) && field.isConnected && field.value.trim() !== '' && field.value !== before,
      ),
  }
}
