import { addGuests } from '../../data/addGuests.ts'
import { toInvitee } from '../../toInvitee.ts'
import type { Handler } from '../handler.ts'

/** Adds guests, all or none. */
export const addInvitees: Handler<'addInvitees'> = async (context, { invitees }) => {
  const { db, clock, event, session, rateLimits } = context
  await rateLimits.take('guestsOfUser', session.userId, invitees.length)
  const rows = await addGuests(db, event, invitees, clock.now())
  return { invitees: rows.map(toInvitee) }
}
