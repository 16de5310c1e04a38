import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Returns false during server rendering and hydration, then true. Used for elements that can only be rendered in a browser.
 */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
