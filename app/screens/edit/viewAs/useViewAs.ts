import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { isComposing } from '@festoon/ui/isComposing'
import type { View } from './views.ts'

export interface Viewing {
  /** The view that is shown instead of the editor; null while the host edits. */
  view: View | null
  show: (view: View) => void
  leave: () => void
  /** The button in the editor that opens the menu, which gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>
}

/**
 * Manages the view of the invitation that is shown instead of the editor. Escape leaves it. The editor then has its scroll
 * position and the focus back.
 */
export function useViewAs(): Viewing {
  const [view, setView] = useState<View | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const scrollTop = useRef<number>(undefined)
  const isViewing = view !== null

  useLayoutEffect(() => {
    if (isViewing) window.scrollTo({ top: 0, behavior: 'instant' })
    else if (scrollTop.current !== undefined) {
      window.scrollTo({ top: scrollTop.current, behavior: 'instant' })
      scrollTop.current = undefined
      opener.current?.focus({ preventScroll: true })
    }
  }, [isViewing])
  useEffect(() => {
    if (!isViewing) return undefined
    const leave = (event: KeyboardEvent): void => {
      // An open menu or dialog takes the key.
      if (
        event.key !== 'Escape' ||
        isComposing(event) ||
        document.querySelector('[role=menu], [role=dialog], [role=alertdialog]')
      )
        return
      // The hidden editor's panel would close, too.
      event.stopImmediatePropagation()
      setView(null)
    }
    window.addEventListener('keydown', leave, { capture: true })
    return () => window.removeEventListener('keydown', leave, { capture: true })
  }, [isViewing])

  return {
    view,
    opener,
    show: (next) => {
      scrollTop.current ??= window.scrollY
      setView(next)
    },
    leave: () => setView(null),
  }
}
