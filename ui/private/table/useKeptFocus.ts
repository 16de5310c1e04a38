import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'

/**
 * Moves the focus to a table when a row that contained it is no longer rendered, for example because the table was scrolled. Returns
 * the listener for the table's focus.
 */
export function useKeptFocus(table: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const focusedElement = useRef<Element>(null)
  // After each render, because any can remove the row.
  useLayoutEffect(() => {
    if (focusedElement.current?.isConnected !== false) return
    focusedElement.current = null
    if (document.activeElement === document.body) table.current?.focus({ preventScroll: true })
  })
  return ({ target }) => {
    // Menus of a row are elsewhere in the document.
    if (table.current?.contains(target)) focusedElement.current = target
  }
}
