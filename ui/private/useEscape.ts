import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `onEscape` for the Escape key while `active`, wherever the focus is, unless a layer above handled it. With `first` it
 * takes precedence over surrounding layers, including dialogs.
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
    // Radix listens to the document, on the way down.
    if (first) window.addEventListener('keydown', press, { capture: true, signal })
    else document.addEventListener('keydown', press, { signal })
    return () => listener.abort()
  }, [active, first])
}
