import * as copy from '@festoon/contract/messages/requests'
import { Failure } from '../../core/Failure.ts'
import { toInvitee } from '../../events/view/toInvitee.ts'
import { withProfilePhotos } from '../../events/view/withProfilePhotos.ts'
import type { Handler } from '../../rpc/handler.ts'
import { findMutualMembers } from '../contacts/mutualMembers.ts'
import { addGuests } from './addGuests.ts'

/**
 * Adds the given people to the guest list. Each is identified by name and email address or, for a mutual member of the caller,
 * by account. If any of them can't be added, none are.
 */
export const queueInvites: Handler<'queueInvites'> = async (context, { invitees }) => {
  const { db, clock, event, session, rateLimits, keys } = context
  await rateLimits.take('guestsOfUser', session.userId, invitees.length)
  const ids = invitees.flatMap((invitee) => ('userId' in invitee ? [invitee.userId] : []))
  const names = await findMutualMembers(db, session.userId, ids)
  const issues = invitees.flatMap((invitee, at) =>
    'userId' in invitee && !names.has(invitee.userId)
      ? [{ path: `invitees.${at}.userId`, message: copy.notMutualMember }]
      : [],
  )
  if (issues.length > 0) throw new Failure('memberNotFound', { issues })
  const guests = invitees.map((invitee) =>
    'userId' in invitee ? { ...invitee, name: names.get(invitee.userId) ?? '' } : invitee,
  )
  const rows = await addGuests(db, event, guests, session.userId, clock.now(), keys.addressKey)
  return { invitees: (await withProfilePhotos(context, rows)).map(toInvitee) }
}
