import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `onEscape` when Escape is pressed while `active` is true, no matter which element has focus. Ignores key presses
 * that another layer has already handled. If `first` is true, the key press is handled before it reaches surrounding layers,
 * including dialogs.
 */
export function useEscape(active: boolean, onEscape: () => void, first = false): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
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
