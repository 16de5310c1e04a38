import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `ask` instead of a step back in history within the page, where browsers have the Navigation API, if there is something that users
 * would lose. Before the page itself is left, the browser asks.
 */
export function useLeaveGuard(open: boolean, isUnsaved: () => boolean, ask: () => void): void {
  const stay = useEffectEvent((event: Event): boolean => {
    const isKept = event.cancelable && isUnsaved()
    if (isKept) event.preventDefault()
    return isKept
  })
  const askInstead = useEffectEvent(ask)
  useEffect(() => {
    if (!open) return undefined
    const controller = new AbortController()
    const { signal } = controller
    addEventListener('beforeunload', (event) => void stay(event), { signal })
    const navigation: unknown = Reflect.get(globalThis, 'navigation')
    if (navigation instanceof EventTarget)
      navigation.addEventListener(
        'navigate',
        (event) => {
          if (Reflect.get(event, 'navigationType') === 'traverse' && stay(event)) askInstead()
        },
        { signal },
      )
    return () => controller.abort()
  }, [open])
}
