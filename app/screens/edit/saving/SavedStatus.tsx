import { useEffect, useState } from 'react'
import * as copy from '@festoon/contract/messages/edit/saving'
import { runtimeZone } from '@festoon/contract/rules/dates/timeZone'
import { isDirty, type EditorState } from '../editorState.ts'

/** Returns the current time in ms, updated every 30 seconds. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

const dayMs = 24 * 3_600_000

/** Returns a message such as "Saved at 4:12 PM", which includes the date after 24 hours (EDIT-09, EDIT-10). Times are in ms. */
export function savedAtText(savedAt: number, now: number, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone: runtimeZone(timeZone) }
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', ...zone }).format(savedAt)
  if (now - savedAt <= dayMs) return copy.savedAt(time)
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', ...zone }).format(savedAt)
  return copy.savedAtOn(time, day)
}

/** The save status, such as "Saved at 4:12 PM" (EDIT-09, EDIT-10). */
export function SavedStatus({ state, isLive }: { state: EditorState; isLive: boolean }) {
  const now = useNow()
  return (
    <p role="status" className="text-caption text-ink-muted tabular-nums">
      {statusOf(state, isLive, now)}
    </p>
  )
}

function statusOf(state: EditorState, isLive: boolean, now: number): string | null {
  const { saving, problem, savedAt, isFromElsewhere } = state
  if (saving === 'failed') return copy.notSaved(problem ?? copy.keepTrying)
  if (isFromElsewhere) return copy.changedElsewhere
  if (isLive && isDirty(state)) return copy.unsavedChanges
  return savedAt === null ? null : savedAtText(savedAt, Math.max(now, savedAt))
}
