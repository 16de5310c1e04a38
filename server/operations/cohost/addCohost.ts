import { addGuests } from '../../data/addGuests.ts'
import { askCohost } from '../../data/cohosts.ts'
import { toInvitee } from '../../toInvitee.ts'
import type { Handler } from '../handler.ts'

/** Asks somebody to host too. */
export const addCohost: Handler<'addCohost'> = async (context, { cohost }) => {
  const { db, clock, jobs, event, session, rateLimits } = context
  await rateLimits.take('invitesOfUser', session.userId)
  // Whoever is on the list already, and whom a repeated call has added, is asked all the same.
  if ('name' in cohost) await addGuests(db, event, [cohost], clock.now())
  const row = await askCohost(db, jobs.queueNotices, event, cohost.inviteeId, clock.now())
  jobs.wake()
  return { invitee: toInvitee(row) }
}
