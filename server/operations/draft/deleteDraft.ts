import { removeDraft } from '../../data/drafts.ts'
import { Failure } from '../../Failure.ts'
import type { Handler } from '../handler.ts'

/** Throws a draft away. */
export const deleteDraft: Handler<'deleteDraft'> = async ({ db, session }, { eventUuid }) => {
  if (!(await removeDraft(db, session.userId, eventUuid))) throw new Failure('draftNotFound')
  return {}
}
