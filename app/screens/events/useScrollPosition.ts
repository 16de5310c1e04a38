import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { z } from 'zod'

/** The number of cards rendered initially, and the number that each call of `showMore` adds. */
const batch = 30

const stateSchema = z.object({ place: z.object({ y: z.number(), shown: z.number().int() }) })

/** Returns the scroll position and number of cards stored in this history entry, or the defaults if there are none. */
function readPosition(): { y: number; shownCount: number } {
  const parsedState = stateSchema.safeParse(history.state)
  if (!parsedState.success) return { y: 0, shownCount: batch }
  const { place } = parsedState.data
  return { y: place.y, shownCount: place.shown }
}

/** The events by which a person scrolls. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to `y` pixels, and again whenever the height of the page changes, until the first input of the user: while fonts and
 * styles arrive, the page can be too short, or another card can be at this position. Calls `onInput` at that input. Returns a function
 * that ends this.
 */
function restorePosition(y: number, onInput: () => void): () => void {
  // The browser would restore another position, and later.
  history.scrollRestoration = 'manual'
  const restore = (): void => {
    if (y > 0) scrollTo(0, y)
  }
  restore()
  const heights = new ResizeObserver(restore)
  heights.observe(document.body)
  const stop = (): void => {
    heights.disconnect()
    onInput()
  }
  for (const input of inputs) addEventListener(input, stop, { passive: true, once: true })
  return () => {
    stop()
    for (const input of inputs) removeEventListener(input, stop)
    history.scrollRestoration = 'auto'
  }
}

/**
 * Returns the number of cards to render and a function to render more. Stores the number and the scroll position in the history
 * entry, and restores both when the user returns (EVLIST-08).
 */
export function useScrollPosition(): { shownCount: number; showMore: () => void } {
  const [start] = useState(readPosition)
  const [shownCount, setShownCount] = useState(start.shownCount)
  const showMore = useCallback(() => setShownCount((before) => before + batch), [])

  /** The position that the page is still too short for; 0 once the user scrolls. */
  const awaitedY = useRef(start.y)

  useLayoutEffect(
    () =>
      restorePosition(start.y, () => {
        awaitedY.current = 0
      }),
    [start],
  )

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = (): void => {
      clearTimeout(timer)
      if (scrollY < awaitedY.current) return
      const before: unknown = history.state
      const otherState = typeof before === 'object' ? before : {}
      history.replaceState({ ...otherState, place: { y: scrollY, shown: shownCount } }, '')
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
  }, [shownCount])

  return { shownCount, showMore }
}
