import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while the page shows what the server rendered, then true: for parts that only a browser can show. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
