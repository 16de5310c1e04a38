import { deleteUnsent } from './removeGuests.ts'
import type { Handler } from '../../rpc/handler.ts'

/**
 * Permanently deletes the given guests. If any of them has been sent an invitation, has opened it or responded, or is being
 * asked to co-host, none are deleted.
 */
export const deletePendingInvites: Handler<'deletePendingInvites'> = async ({ db, event }, { inviteIds }) => ({
  deleted: await deleteUnsent(db, event, inviteIds),
})
