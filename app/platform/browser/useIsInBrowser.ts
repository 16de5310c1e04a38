import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Returns false during server rendering and hydration, then true. For elements that can be rendered only in a browser. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
