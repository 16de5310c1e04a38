import { deleteUnsent } from './removeGuests.ts'
import type { Handler } from '../../rpc/handler.ts'

/** Deletes the given guests, whose invitations haven't been sent: either all or none. */
export const deletePendingInvites: Handler<'deletePendingInvites'> = async ({ db, event }, { inviteIds }) => ({
  deleted: await deleteUnsent(db, event, inviteIds),
})
