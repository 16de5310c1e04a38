import { useEffect, useReducer, useRef, type Dispatch } from 'react'
import { draftReducer, type DraftChange, type EventDraft } from './eventDraft.ts'
import { keepDraft, keptDraft, type DraftKey } from './draftStore.ts'

/** The zone that times are read in until a place names one (ENT-16). */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'America/Los_Angeles'

/** An unfinished event, kept in the browser session at every change; `begin` makes it where none is kept. */
export function useEventDraft(key: DraftKey, begin: () => EventDraft): [EventDraft, Dispatch<DraftChange>] {
  const [draft, change] = useReducer(draftReducer, undefined, () => keptDraft(key) ?? begin())
  const first = useRef(draft)
  useEffect(() => {
    // What was only opened is not worth keeping: another device may change it.
    if (draft !== first.current) keepDraft(key, draft)
  }, [key, draft])
  return [draft, change]
}
