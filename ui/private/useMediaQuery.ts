import { useCallback, useSyncExternalStore } from 'react'

/** The result of a media query; `onServer` where there is no window. */
export function useMediaQuery(query: string, onServer: boolean): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  )
}

/** True if the person prefers reduced motion, and until the browser has been asked. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)', true)
