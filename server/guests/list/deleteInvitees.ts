import { removeGuests } from './removeGuests.ts'
import type { Handler } from '../../rpc/handler.ts'

/** Removes either all of the given guests or none, and notifies the waitlisted guests who get their spots. */
export const deleteInvitees: Handler<'deleteInvitees'> = async (context, { inviteeIds }) => {
  const { db, clock, jobs, event, session } = context
  const { removed, promoted } = await removeGuests(db, event, inviteeIds, session.userId, clock.now())
  if (promoted > 0) await jobs.queueDue()
  return { removed }
}
