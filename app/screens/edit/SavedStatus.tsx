import { isDirty, type EditorState } from './editorState.ts'
import { savedAtText } from './savedAtText.ts'
import { useNow } from './useNow.ts'

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
