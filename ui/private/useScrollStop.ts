import { useCallback, useState } from 'react'

const focusable = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * Returns a ref callback for a scrolling region, and true if the region must be focusable so that arrow keys can scroll it.
 * This is the case if the content overflows vertically and contains no focusable element.
 */
export function useScrollStop(): [watch: (element: HTMLElement | null) => (() => void) | undefined, needed: boolean] {
  const [isNeeded, setNeeded] = useState(false)
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = () =>
      setNeeded(element.scrollHeight > element.clientHeight && element.querySelector(focusable) === null)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return [watch, isNeeded]
}
