import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { firstAt, rowWindow } from './rowWindow.ts'
import type { Measures, RowWindow } from './rowWindow.ts'

/**
 * Returns the range of rows to render, with a `scroller` ref and an `onScroll` handler for the scrolling region. If `enabled`
 * is false, the range includes all rows. `asked` identifies the current sort and search; when it changes, the table scrolls to
 * the top. The row height is measured, so that any text size works.
 */
export function useRowWindow({
  count,
  asked,
  enabled,
}: {
  count: number
  asked: string
  enabled: boolean
}): RowWindow & { scroller: RefObject<HTMLDivElement | null>; onScroll: () => void } {
  const scroller = useRef<HTMLDivElement>(null)
  const [first, setFirst] = useState(0)
  const [measures, setMeasures] = useState<Measures>()
  const scrolled = useRef(0)
  const answered = useRef(asked)

  useLayoutEffect(() => {
    const element = scroller.current
    if (!enabled || !element) return undefined
    // The scroll offset may have been reset while the list was short.
    scrolled.current = element.scrollTop
    setFirst(0)
    const table = element.querySelector('table')
    const measure = () => {
      const head = table?.tHead?.offsetHeight ?? 0
      // Keeps focused elements from being hidden under the sticky headings.
      element.style.scrollPaddingBlockStart = `${head}px`
      const rowHeight = table?.querySelector('tbody > tr[aria-rowindex]')?.getBoundingClientRect().height
      const seen = element.clientHeight - head
      if (!rowHeight || seen <= 0) return
      setMeasures((known) => (known?.rowHeight === rowHeight && known.seen === seen ? known : { rowHeight, seen }))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // The heading's height changes with the text size, just as the rows' height does.
    if (table?.tHead) observer.observe(table.tHead)
    return () => observer.disconnect()
  }, [enabled])

  useLayoutEffect(() => {
    if (answered.current === asked) return
    answered.current = asked
    if (scrolled.current === 0 || !scroller.current) return
    scroller.current.scrollTop = 0
    scrolled.current = 0
    setFirst(0)
  }, [asked])

  const onScroll = () => {
    scrolled.current = scroller.current?.scrollTop ?? 0
    if (!enabled || !measures) return
    const next = firstAt(scrolled.current, measures)
    // Synchronously, because rows that appear a frame later would show as a gap.
    if (next !== first) flushSync(() => setFirst(next))
  }

  const whole = { start: 0, end: count, before: 0, after: 0 }
  return { ...(enabled ? rowWindow(count, first, measures) : whole), scroller, onScroll }
}
