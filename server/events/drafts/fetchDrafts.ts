import { listDrafts } from './drafts.ts'
import type { Handler } from '../../rpc/handler.ts'

/** Returns all of the caller's drafts. */
export const fetchDrafts: Handler<'fetchDrafts'> = async ({ db, session }) => ({
  drafts: await listDrafts(db, session.userId),
})
