import { useRef, useState } from 'react'
import type { ComponentProps } from 'react'
import { slideAt } from './slides.ts'

export interface Track {
  /** The index of the visible slide. */
  current: number
  show: (index: number) => void
  props: Pick<ComponentProps<'div'>, 'ref' | 'onScroll' | 'onScrollEnd' | 'onPointerDown' | 'onWheel'>
}

/**
 * Manages a horizontal track of `count` slides, which can be scrolled by code and by the user. Calls `onSwipe` with the index
 * of each slide that the user scrolls to.
 */
export function useTrack(count: number, onSwipe: (index: number) => void): Track {
  const ref = useRef<HTMLDivElement>(null)
  // The target of a scroll in progress, so that slides passed on the way aren't reported.
  const goal = useRef<number>(undefined)
  // Scroll events fire between renders, when the state is out of date.
  const latestIndex = useRef(0)
  const [shownIndex, setShownIndex] = useState(0)
  const current = Math.min(shownIndex, Math.max(0, count - 1))

  const place = () => (ref.current ? slideAt(ref.current.scrollLeft, ref.current.clientWidth, count) : 0)
  const put = (index: number) => {
    latestIndex.current = index
    setShownIndex(index)
  }
  const follow = () => {
    const at = place()
    if (goal.current !== undefined || at === latestIndex.current) return
    put(at)
    onSwipe(at)
  }
  const release = () => {
    goal.current = undefined
  }
  return {
    current,
    show: (index) => {
      goal.current = place() === index ? undefined : index
      put(index)
      const [first, slide] = [ref.current?.children[0], ref.current?.children[index]]
      if (first instanceof HTMLElement && slide instanceof HTMLElement)
        ref.current?.scrollTo({ left: slide.offsetLeft - first.offsetLeft })
    },
    props: {
      ref,
      onScroll: follow,
      onScrollEnd: () => {
        // An earlier scroll has ended, not this one.
        if (goal.current !== undefined && goal.current !== place()) return
        release()
        follow()
      },
      onPointerDown: release,
      onWheel: release,
    },
  }
}
