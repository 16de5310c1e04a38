import { addGuests } from './addGuests.ts'
import { askCohost } from '../../events/cohosts/cohosts.ts'
import { toInvitee } from '../../events/view/toInvitee.ts'
import type { Handler } from '../../rpc/handler.ts'

/** Asks someone to be a co-host. */
export const addCohost: Handler<'addCohost'> = async (context, { cohost }) => {
  const { db, clock, jobs, event, session, rateLimits } = context
  await rateLimits.take('invitesOfUser', session.userId)
  // A guest who is already on the list, perhaps added by an earlier attempt of this call, is asked all the same.
  if ('name' in cohost) await addGuests(db, event, [cohost], clock.now())
  const row = await askCohost(db, jobs.queueNotifications, event, cohost.inviteeId, clock.now())
  jobs.wake()
  return { invitee: toInvitee(row) }
}
