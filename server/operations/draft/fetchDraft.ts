import { readDraft } from '../../data/drafts.ts'
import { Failure } from '../../Failure.ts'
import type { Handler } from '../handler.ts'

/** A draft of another user's is none. */
export const fetchDraft: Handler<'fetchDraft'> = async ({ db, session }, { eventUuid }) => {
  const draft = await readDraft(db, session.userId, eventUuid)
  if (!draft) throw new Failure('draftNotFound')
  return { draft }
}
