import { deleteUnsent } from '../../data/removeGuests.ts'
import type { Handler } from '../handler.ts'

/** Takes unsent invitations off the list, all or none. */
export const deletePendingInvites: Handler<'deletePendingInvites'> = async ({ db, event }, { inviteIds }) => ({
  deleted: await deleteUnsent(db, event, inviteIds),
})
