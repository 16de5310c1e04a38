import { listDrafts } from '../../data/drafts.ts'
import type { Handler } from '../handler.ts'

/** Every draft of the caller. */
export const fetchDrafts: Handler<'fetchDrafts'> = async ({ db, session }) => ({
  drafts: await listDrafts(db, session.userId),
})
