import { removeGuests } from '../../data/removeGuests.ts'
import type { Handler } from '../handler.ts'

/** Removes guests, all or none; those who get their places are told. */
export const deleteInvitees: Handler<'deleteInvitees'> = async (context, { inviteeIds }) => {
  const { db, clock, jobs, event, session } = context
  const { removed, seated } = await removeGuests(db, event, inviteeIds, session.userId, clock.now())
  if (seated > 0) await jobs.queueDue()
  return { removed }
}
