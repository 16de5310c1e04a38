import { useEffect, useRef, type RefObject } from 'react'
import { focusFault } from './saving/faults.ts'

/**
 * Returns a ref for a tab of the side panel, whose first invalid field is focused after each attempt to save that failed because of it.
 * `faults` is the number of those attempts.
 */
export function useFaultFocus(faults: number): RefObject<HTMLDivElement | null> {
  const tab = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (faults > 0) focusFault(tab.current)
  }, [faults])
  return tab
}
