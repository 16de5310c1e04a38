import { Failure } from '../../core/Failure.ts'
import type { Handler } from '../../rpc/handler.ts'
import { draftResult, saveDraft } from './drafts.ts'

/** Creates or updates one of the caller's drafts. */
export const editEventDraft: Handler<'editEventDraft'> = async (context, { eventId, event }) => {
  const { db, clock, session } = context
  const saved = await saveDraft(db, session.userId, eventId, event, clock.now())
  if (typeof saved === 'string') throw new Failure(saved)
  return { draft: draftResult(context, session.userId, saved) }
}
