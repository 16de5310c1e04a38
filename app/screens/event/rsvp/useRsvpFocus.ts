import { useEffect, useRef, type RefObject } from 'react'

/** Returns the ref of an element that gets the focus whenever the count changes, unless it is 0. */
export function useRsvpFocus(count: number): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    if (count === 0) return
    element.current?.scrollIntoView({ block: 'nearest' })
    element.current?.focus({ preventScroll: true })
  }, [count])
  return element
}
