import { useEffect, useState } from 'react'
import { isDirty, type EditorState } from '../editorState.ts'

/** The time in ms, kept up to date every half minute: for what is said about a moment ago. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

const dayMs = 24 * 3_600_000

/** 'Saved at 4:12 PM', with the date when that is more than 24 hours ago (EDIT-09, EDIT-10). Times in ms. */
export function savedAtText(savedAt: number, now: number, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone }
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', ...zone }).format(savedAt)
  if (now - savedAt <= dayMs) return `Saved at ${time}`
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', ...zone }).format(savedAt)
  return `Saved at ${time} on ${day}`
}

/** How safe the work is: 'Saved at 4:12 PM' (EDIT-09, EDIT-10). */
export function SavedStatus({ state, isLive }: { state: EditorState; isLive: boolean }) {
  const now = useNow()
  return (
    <p role="status" className="text-label text-ink-muted tabular-nums">
      {textOf(state, isLive, now)}
    </p>
  )
}

function textOf(state: EditorState, isLive: boolean, now: number): string | null {
  const { saving, problem, savedAt, isFromElsewhere } = state
  if (saving === 'failed') return `Not saved yet. ${problem ?? 'We keep trying.'}`
  if (isFromElsewhere) return 'Changed elsewhere just now: this is the newest version.'
  if (isLive) return isDirty(state) ? 'Your guests see this once you save it.' : null
  return savedAt === null ? null : savedAtText(savedAt, Math.max(now, savedAt))
}
