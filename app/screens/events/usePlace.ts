import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { z } from 'zod'

/** Cards that are drawn at first, and that are added whenever the end comes near. */
export const batch = 30

const stateSchema = z.object({ place: z.object({ y: z.number(), shown: z.number().int() }) })

/** Where the reader was when this entry of the history was left. */
function readPlace(): { y: number; shown: number } {
  const parsed = stateSchema.safeParse(history.state)
  return parsed.success ? parsed.data.place : { y: 0, shown: batch }
}

/**
 * How many cards are drawn, and the reader's place among them, kept in the navigation state and found again on return
 * (EVLIST-08). A list of a thousand begins with a few, so that it is there at once.
 */
export function usePlace(): { shown: number; showMore: () => void } {
  const [start] = useState(readPlace)
  const [shown, setShown] = useState(start.shown)
  const showMore = useCallback(() => setShown((before) => before + batch), [])

  useLayoutEffect(() => {
    if (start.y > 0) scrollTo(0, start.y)
  }, [start])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = (): void => {
      clearTimeout(timer)
      const before: unknown = history.state
      const kept = typeof before === 'object' ? before : {}
      history.replaceState({ ...kept, place: { y: scrollY, shown } }, '')
    }
    // Browsers allow few entries a second: a scroll is kept when it rests, and before a link is followed.
    const rest = (): void => {
      clearTimeout(timer)
      timer = setTimeout(keep, 200)
    }
    addEventListener('scroll', rest, { passive: true })
    addEventListener('click', keep, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', rest)
      removeEventListener('click', keep, true)
    }
  }, [shown])

  return { shown, showMore }
}
