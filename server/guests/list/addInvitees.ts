import { toInvitee } from '../../events/view/toInvitee.ts'
import type { Handler } from '../../rpc/handler.ts'
import { addGuests } from './addGuests.ts'

/** Adds the given guests to the guest list. If any of them can't be added, none are. */
export const addInvitees: Handler<'addInvitees'> = async (context, { invitees }) => {
  const { db, clock, event, session, rateLimits, keys } = context
  await rateLimits.take('guestsOfUser', session.userId, invitees.length)
  const rows = await addGuests(db, event, invitees, session.userId, clock.now(), keys.addressKey)
  return { invitees: rows.map(toInvitee) }
}
