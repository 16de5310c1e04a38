import { useEffect, useReducer, type Dispatch } from 'react'
import { draftReducer, newDraft, type DraftChange, type EventDraft } from './eventDraft.ts'
import { keepDraft, keptDraft } from './draftStore.ts'

const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'America/Los_Angeles'

/** The draft of a new event, kept in the browser session at every change. */
export function useEventDraft(): [EventDraft, Dispatch<DraftChange>] {
  const [draft, change] = useReducer(draftReducer, undefined, () => keptDraft() ?? newDraft(Date.now(), browserZone()))
  useEffect(() => keepDraft(draft), [draft])
  return [draft, change]
}
