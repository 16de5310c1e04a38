import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { z } from 'zod'

/** Number of cards rendered at first, and added whenever the end comes near. */
export const batch = 30

const stateSchema = z.object({ place: z.object({ y: z.number(), shown: z.number().int() }) })

/** Returns the scroll position stored in this history entry. */
function readPosition(): { y: number; shown: number } {
  const parsed = stateSchema.safeParse(history.state)
  return parsed.success ? parsed.data.place : { y: 0, shown: batch }
}

/**
 * Number of cards to render, with the reader's scroll position. Both are kept in the history entry and restored on return
 * (EVLIST-08). A long list starts with a few cards, so that it appears at once.
 */
export function useScrollPosition(): { shown: number; showMore: () => void } {
  const [start] = useState(readPosition)
  const [shown, setShown] = useState(start.shown)
  const showMore = useCallback(() => setShown((before) => before + batch), [])

  useLayoutEffect(() => {
    if (start.y > 0) scrollTo(0, start.y)
  }, [start])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = (): void => {
      clearTimeout(timer)
      const before: unknown = history.state
      const kept = typeof before === 'object' ? before : {}
      history.replaceState({ ...kept, place: { y: scrollY, shown } }, '')
    }
    // Browsers limit history updates, so the position is saved when scrolling stops and before a link is followed.
    const saveLater = (): void => {
      clearTimeout(timer)
      timer = setTimeout(save, 200)
    }
    addEventListener('scroll', saveLater, { passive: true })
    addEventListener('click', save, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', saveLater)
      removeEventListener('click', save, true)
    }
  }, [shown])

  return { shown, showMore }
}
