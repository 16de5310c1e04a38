import { Failure } from '../../core/Failure.ts'
import type { Handler } from '../../rpc/handler.ts'
import { draftResult, readDraft } from './drafts.ts'

/**
 * Returns one of the caller's drafts.
 * @throws Failure draftNotFound, even if the draft exists but belongs to another user.
 */
export const fetchDraft: Handler<'fetchDraft'> = async (context, { eventUuid }) => {
  const { db, session } = context
  const draft = await readDraft(db, session.userId, eventUuid)
  if (!draft) throw new Failure('draftNotFound')
  return { draft: draftResult(context, session.userId, draft) }
}
