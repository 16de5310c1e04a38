import { editGuest } from '../../data/editGuest.ts'
import { toInvitee } from '../../toInvitee.ts'
import type { Handler } from '../handler.ts'

/** Changes a guest; those who get a place by it are told. */
export const editInvitee: Handler<'editInvitee'> = async (context, { invitee }) => {
  const { db, clock, jobs, event, session, rateLimits } = context
  // An address is tried out by giving it to a guest as well as by inviting it.
  if (invitee.email !== undefined) await rateLimits.take('guestsOfUser', session.userId)
  const { row, seated } = await editGuest(db, event, invitee, clock.now())
  if (seated > 0) await jobs.queueDue()
  return { invitee: toInvitee(row) }
}
