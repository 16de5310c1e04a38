import type { Handler } from '../../rpc/handler.ts'
import { draftResult, saveDraft } from './drafts.ts'

/** Creates or updates one of the caller's drafts. */
export const editEventDraft: Handler<'editEventDraft'> = async (context, { eventId, event }) => {
  const { db, clock, session } = context
  const savedDraft = await saveDraft(db, session.userId, eventId, event, clock.now())
  return { draft: draftResult(context, session.userId, savedDraft) }
}
