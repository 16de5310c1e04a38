import { useEffect, useEffectEvent } from 'react'
import { isComposing } from '../TextField/isComposing.ts'

/**
 * Calls `onEscape` when the user presses Escape while `active` is true, regardless of focus. Ignores key presses that another
 * listener has already handled. If `first` is true, handles the key press before surrounding layers, such as dialogs.
 */
export function useEscape(active: boolean, onEscape: () => void, first = false): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return
    event.preventDefault()
    onEscape()
  })
  useEffect(() => {
    if (!active) return undefined
    const listener = new AbortController()
    const { signal } = listener
    // Radix listens on the document in the capture phase.
    if (first) window.addEventListener('keydown', press, { capture: true, signal })
    else document.addEventListener('keydown', press, { signal })
    return () => listener.abort()
  }, [active, first])
}
