import { useEffect, useEffectEvent, type RefObject } from 'react'
import { isPeopleList } from './isPeopleList.ts'

/** A list of people, and true if it contains the text that was in the field before. */
export interface InsertedList {
  text: string
  isWholeField: boolean
}

/**
 * Calls `onList` with a list of people instead of inserting it into a field for one person, which would cut it. Covers everything that
 * inserts text: pasting, dropping, typing, and the clipboard of a phone's keyboard. `isShown` is false while the field isn't rendered.
 */
export function useInsertedList(
  field: RefObject<HTMLInputElement | null>,
  isShown: boolean,
  onList: (list: InsertedList) => void,
): void {
  const take = useEffectEvent((input: HTMLInputElement, event: InputEvent): void => {
    const list = listAfter(input, insertedText(event))
    if (!list) return
    event.preventDefault()
    onList(list)
  })
  useEffect(() => {
    const input = field.current
    if (!isShown || !input) return undefined
    const controller = new AbortController()
    input.addEventListener('beforeinput', (event) => take(input, event), { signal: controller.signal })
    return () => controller.abort()
  }, [field, isShown])
}

/** The parts of a field that tell which text it would contain. */
type FieldText = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd' | 'maxLength'>

/** Returns the list in an inserted text or, if a field would cut it, in the field's whole text. Undefined if there is none. */
export function listAfter(
  { value, selectionStart, selectionEnd, maxLength }: FieldText,
  insertion: string,
): InsertedList | undefined {
  if (isPeopleList(insertion)) return { text: insertion, isWholeField: false }
  const text = value.slice(0, selectionStart ?? value.length) + insertion + value.slice(selectionEnd ?? value.length)
  return text.length > maxLength && isPeopleList(text) ? { text, isWholeField: true } : undefined
}

/** Returns the text that an event would insert, with its line breaks. */
const insertedText = ({ dataTransfer, data }: InputEvent): string => dataTransfer?.getData('text/plain') || (data ?? '')
