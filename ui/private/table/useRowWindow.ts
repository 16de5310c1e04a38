import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { firstAt, rowWindow } from './rowWindow.ts'
import type { Measures, RowWindow } from './rowWindow.ts'

/**
 * Returns the range of rows to render, with a `scroller` ref and an `onScroll` handler for the scrolling region. If `enabled`
 * is false, the range includes all rows. `sortAndSearch` identifies the current sort and search; when it changes, the table scrolls to
 * the top. The row height is measured, so that any text size works.
 */
export function useRowWindow({
  count,
  sortAndSearch,
  enabled,
}: {
  count: number
  sortAndSearch: string
  enabled: boolean
}): RowWindow & { scroller: RefObject<HTMLDivElement | null>; onScroll: () => void } {
  const scroller = useRef<HTMLDivElement>(null)
  const [first, setFirst] = useState(0)
  const [measures, setMeasures] = useState<Measures>()
  const scrollOffset = useRef(0)
  const lastSortAndSearch = useRef(sortAndSearch)

  useLayoutEffect(() => {
    const element = scroller.current
    if (!enabled || !element) return undefined
    // The scroll offset may have been reset while the list was short.
    scrollOffset.current = element.scrollTop
    setFirst(0)
    const table = element.querySelector('table')
    const measure = () => {
      const head = table?.tHead?.offsetHeight ?? 0
      // Keeps focused elements from being hidden under the sticky headings.
      element.style.scrollPaddingBlockStart = `${head}px`
      const rowHeight = table?.querySelector('tbody > tr[aria-rowindex]')?.getBoundingClientRect().height
      const visibleHeight = element.clientHeight - head
      if (!rowHeight || visibleHeight <= 0) return
      setMeasures((known) =>
        known?.rowHeight === rowHeight && known.visibleHeight === visibleHeight ? known : { rowHeight, visibleHeight },
      )
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // The heading's height changes with the text size, just as the rows' height does.
    if (table?.tHead) observer.observe(table.tHead)
    return () => observer.disconnect()
  }, [enabled])

  useLayoutEffect(() => {
    if (lastSortAndSearch.current === sortAndSearch) return
    lastSortAndSearch.current = sortAndSearch
    if (scrollOffset.current === 0 || !scroller.current) return
    scroller.current.scrollTop = 0
    scrollOffset.current = 0
    setFirst(0)
  }, [sortAndSearch])

  const onScroll = () => {
    scrollOffset.current = scroller.current?.scrollTop ?? 0
    if (!enabled || !measures) return
    const next = firstAt(scrollOffset.current, measures)
    // Synchronously, because rows that appear a frame later would show as a gap.
    if (next !== first) flushSync(() => setFirst(next))
  }

  const whole = { start: 0, end: count, before: 0, after: 0 }
  return { ...(enabled ? rowWindow(count, first, measures) : whole), scroller, onScroll }
}
