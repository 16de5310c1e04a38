import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Returns false during server rendering and hydration, then true, for parts that only a browser can show. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
