import { useEffect, useRef, useState } from 'react'
import { NoticeBar } from '../NoticeBar/NoticeBar.tsx'
import { exitMs } from './notices.ts'
import type { Notice, NoticeAction } from './notices.ts'

/** A notice that disappears after its duration. The timer pauses while the notice is hovered or focused. */
export function TimedNotice({ notice, dispatch }: { notice: Notice; dispatch: (action: NoticeAction) => void }) {
  const { id, leaving, durationMs } = notice
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = pointed || focused
  const left = useRef(durationMs)
  const entered = useRef<{ bar: HTMLElement; from: HTMLElement }>(null)

  useEffect(() => {
    if (leaving || held) return
    const since = performance.now()
    const timer = setTimeout(() => dispatch({ type: 'leave', id }), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (performance.now() - since))
    }
  }, [leaving, held, id, dispatch])

  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => dispatch({ type: 'remove', id }), exitMs)
    return () => clearTimeout(timer)
  }, [leaving, id, dispatch])

  const leave = () => {
    // Removing the focused notice would move focus to the document.
    if (entered.current?.bar.contains(document.activeElement)) entered.current.from.focus()
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
        if (from instanceof HTMLElement && !bar.contains(from)) entered.current = { bar, from }
      }}
      onBlur={() => setFocused(false)}
    >
      {notice.text}
    </NoticeBar>
  )
}
