import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while the page is drawn as the server drew it, then true: for what a browser alone can show. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
