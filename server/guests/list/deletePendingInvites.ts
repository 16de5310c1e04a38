import type { Handler } from '../../rpc/handler.ts'
import { deleteUnsent } from './removeGuests.ts'

/**
 * Permanently deletes the given guests. If any of them doesn't meet the conditions of `isUnsent` (removeGuests.ts), none are
 * deleted.
 */
export const deletePendingInvites: Handler<'deletePendingInvites'> = async ({ db, event }, { inviteIds }) => ({
  deleted: await deleteUnsent(db, event, inviteIds),
})
