import { createContext, useContext, useLayoutEffect } from 'react'
import type { PageKind } from './pageKind.ts'

/** Context with the function that replaces the kind of the current route; undefined restores it. */
export const SetPageKind = createContext<(page: PageKind | undefined) => void>(() => undefined)

/** Sets the page's kind while a screen is mounted, for screens that show pages of several kinds (HEAD-11). */
export function usePageKind(page: PageKind): void {
  const setPageKind = useContext(SetPageKind)
  // Before the first paint, so that the header doesn't change in view.
  useLayoutEffect(() => {
    setPageKind(page)
    return () => setPageKind(undefined)
  }, [setPageKind, page])
}
