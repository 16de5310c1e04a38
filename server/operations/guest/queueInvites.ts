import { addGuests } from '../../data/addGuests.ts'
import { findMutualMembers } from '../../data/mutualMembers.ts'
import { Failure } from '../../Failure.ts'
import { toInvitee } from '../../toInvitee.ts'
import type { Handler } from '../handler.ts'

/** Puts people on the list, all or none: by address, or as members whom the caller has been at a party with. */
export const queueInvites: Handler<'queueInvites'> = async (context, { invitees }) => {
  const { db, clock, event, session, rateLimits } = context
  await rateLimits.take('guestsOfUser', session.userId, invitees.length)
  const ids = invitees.flatMap((invitee) => ('userId' in invitee ? [invitee.userId] : []))
  const names = await findMutualMembers(db, session.userId, ids)
  const issues = invitees.flatMap((invitee, at) =>
    'userId' in invitee && !names.has(invitee.userId)
      ? [{ path: `invitees.${at}.userId`, message: 'You have not been at a party with this person.' }]
      : [],
  )
  if (issues.length > 0) throw new Failure('memberNotFound', { issues })
  const guests = invitees.map((invitee) =>
    'userId' in invitee ? { ...invitee, name: names.get(invitee.userId) ?? '' } : invitee,
  )
  return { invitees: (await addGuests(db, event, guests, clock.now())).map(toInvitee) }
}
