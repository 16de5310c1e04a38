import { useEffect, useState, type RefObject } from 'react'

interface RowEdges {
  isAtStart: boolean
  isAtEnd: boolean
}

/** Part of the row's width that one press scrolls, so that the last visible card stays in view. */
const step = 0.8

/**
 * The scroll state of a row that scrolls sideways, and a function that scrolls it forward or back. `edges` is null if all of the row is
 * visible, and until the row is in the browser.
 */
export function useRowEdges(row: RefObject<HTMLElement | null>): {
  edges: RowEdges | null
  move: (toEnd: boolean) => void
} {
  const [edges, setEdges] = useState<RowEdges | null>(null)
  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    const measure = (): void => {
      const hidden = element.scrollWidth - element.clientWidth
      // The position is negative in right-to-left pages.
      const position = Math.abs(element.scrollLeft)
      const isAtStart = position < 2
      const isAtEnd = position > hidden - 2
      setEdges((last) => {
        if (hidden < 2) return null
        return last?.isAtStart === isAtStart && last.isAtEnd === isAtEnd ? last : { isAtStart, isAtEnd }
      })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [row])
  return {
    edges,
    move: (toEnd) => {
      const element = row.current
      if (!element) return
      const isRightToLeft = getComputedStyle(element).direction === 'rtl'
      element.scrollBy({ left: element.clientWidth * step * (toEnd === isRightToLeft ? -1 : 1) })
    },
  }
}
