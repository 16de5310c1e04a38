import type { Handler } from '../../rpc/handler.ts'
import { draftResult, listDrafts } from './drafts.ts'

/** Returns all of the caller's drafts. */
export const fetchDrafts: Handler<'fetchDrafts'> = async (context) => {
  const { db, session } = context
  const drafts = await listDrafts(db, session.userId)
  return { drafts: drafts.map((draft) => draftResult(context, session.userId, draft)) }
}
