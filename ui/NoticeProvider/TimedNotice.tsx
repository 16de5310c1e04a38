import { useEffect, useRef, useState } from 'react'
import { NoticeBar } from '../NoticeBar/NoticeBar.tsx'
import { exitMs } from './notices.ts'
import type { Notice, NoticeAction } from './notices.ts'

/** A notice that disappears after its duration. The timer pauses while the notice is hovered or focused. */
export function TimedNotice({ notice, dispatch }: { notice: Notice; dispatch: (action: NoticeAction) => void }) {
  const { id, leaving, durationMs } = notice
  const [isPointedAt, setPointed] = useState(false)
  const [hasFocus, setFocused] = useState(false)
  const isPaused = isPointedAt || hasFocus
  const remainingMs = useRef(durationMs)
  const focusEntry = useRef<{ bar: HTMLElement; from: HTMLElement }>(null)

  useEffect(() => {
    if (leaving || isPaused) return
    const since = performance.now()
    const timer = setTimeout(() => dispatch({ type: 'leave', id }), remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current = Math.max(0, remainingMs.current - (performance.now() - since))
    }
  }, [leaving, isPaused, id, dispatch])

  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => dispatch({ type: 'remove', id }), exitMs)
    return () => clearTimeout(timer)
  }, [leaving, id, dispatch])

  const leave = () => {
    // Removing the focused notice would move focus to the document.
    if (focusEntry.current?.bar.contains(document.activeElement)) focusEntry.current.from.focus()
    dispatch({ type: 'leave', id })
  }
  const { action } = notice
  return (
    <NoticeBar
      level={notice.level}
      leaving={leaving}
      onDismiss={leave}
      action={
        action && {
          label: action.label,
          onSelect: () => {
            action.onSelect()
            leave()
          },
        }
      }
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ currentTarget: bar, relatedTarget: from }) => {
        setFocused(true)
        if (from instanceof HTMLElement && !bar.contains(from)) focusEntry.current = { bar, from }
      }}
      onBlur={() => setFocused(false)}
    >
      {notice.text}
    </NoticeBar>
  )
}
