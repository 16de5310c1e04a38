import { saveDraft } from '../../data/drafts.ts'
import { Failure } from '../../Failure.ts'
import type { Handler } from '../handler.ts'

/** Saves a draft, new or known. */
export const editEventDraft: Handler<'editEventDraft'> = async ({ db, clock, session }, { eventId, event }) => {
  const saved = await saveDraft(db, session.userId, eventId, event, clock.now())
  if (typeof saved === 'string') throw new Failure(saved)
  return { draft: saved }
}
