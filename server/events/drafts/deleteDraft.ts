import { Failure } from '../../core/Failure.ts'
import type { Handler } from '../../rpc/handler.ts'
import { removeDraft } from './drafts.ts'

/** Deletes one of the caller's drafts. */
export const deleteDraft: Handler<'deleteDraft'> = async ({ db, session }, { eventUuid }) => {
  if (!(await removeDraft(db, session.userId, eventUuid))) throw new Failure('draftNotFound')
  return {}
}
