import { useCallback, useState } from 'react'

const focusable = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * True if a scrolling region must be focusable itself, because nothing inside it is and arrow keys couldn't scroll it
 * otherwise. Pass `watch` as its `ref`.
 */
export function useScrollStop(): [watch: (element: HTMLElement | null) => (() => void) | undefined, needed: boolean] {
  const [needed, setNeeded] = useState(false)
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = () =>
      setNeeded(element.scrollHeight > element.clientHeight && element.querySelector(focusable) === null)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return [watch, needed]
}
