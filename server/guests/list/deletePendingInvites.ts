import { deleteUnsent } from './removeGuests.ts'
import type { Handler } from '../../rpc/handler.ts'

/** Deletes the given guests if none of their invitations has been sent. */
export const deletePendingInvites: Handler<'deletePendingInvites'> = async ({ db, event }, { inviteIds }) => ({
  deleted: await deleteUnsent(db, event, inviteIds),
})
