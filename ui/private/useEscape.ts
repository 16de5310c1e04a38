import { useEffect, useEffectEvent } from 'react'

/** Calls `onEscape` for the Escape key while `active`, wherever the focus is, unless what lies above took it already. */
export function useEscape(active: boolean, onEscape: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onEscape()
  })
  useEffect(() => {
    if (!active) return undefined
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [active])
}
