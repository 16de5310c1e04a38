import { gates } from '../../access.ts'
import { answerCohost, dismissCohost } from '../../data/cohosts.ts'
import { readInviteeOfUser } from '../../data/invitees.ts'
import { readUser } from '../../data/users.ts'
import { Failure } from '../../Failure.ts'
import { toOwnInvitee } from '../../ownRow.ts'
import { toInvitee } from '../../toInvitee.ts'
import type { Handler } from '../handler.ts'

/** Somebody's answer to being asked to host too; or the organizer takes the hosting back. */
export const updateCohostStatus: Handler<'updateCohostStatus'> = async (context, input) => {
  const { db, clock, session, jobs } = context
  const { eventId, cohost, status, linkUuid } = input
  const own = await readInviteeOfUser(db, eventId, session.userId)
  if (cohost && cohost.inviteeId !== own?.invitee_id) {
    const { event } = await gates.organizer(context, { session, identityToken: undefined }, { eventId })
    // Nobody accepts for another.
    if (status === 'ACCEPTED') throw new Failure('forbidden')
    return { invitee: toInvitee(await dismissCohost(db, event, cohost.inviteeId, clock.now())) }
  }
  const user = await readUser(db, session.userId)
  if (!user) throw new Failure('sessionExpired')
  const { id, name, emails, phones } = user
  const answer = { user: { id, name, email: emails[0], phone: phones[0] }, status, linkUuid }
  const { row, seated } = await answerCohost(db, eventId, answer, clock.now())
  if (seated > 0) await jobs.queueDue()
  return { invitee: toOwnInvitee(row) }
}
