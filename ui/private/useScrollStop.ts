import { useCallback, useState } from 'react'

const focusable = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * Whether a part that scrolls needs to take the focus itself, since nothing in it does: arrow keys would not reach its end
 * otherwise. Give `watch` to its `ref`.
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
