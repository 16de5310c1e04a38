import { gates } from '../../rpc/access/access.ts'
import { replyToCohostRequest, dismissCohost } from './cohosts.ts'
import { recordActivity } from '../../accounts/activity/recordActivity.ts'
import { readEvent } from '../../database/rows/eventRows.ts'
import { readInviteeOfUser } from '../../database/rows/inviteeRows.ts'
import { readUser } from '../../accounts/profile/users.ts'
import { Failure } from '../../core/Failure.ts'
import { toOwnInvitee } from '../view/toOwnInvitee.ts'
import { toInvitee } from '../view/toInvitee.ts'
import { withProfilePhotos } from '../view/withProfilePhotos.ts'
import type { Handler } from '../../rpc/handler.ts'

/**
 * Saves the caller's reply to a request to co-host or to the co-host link. If the caller is the organizer and `cohost` is
 * another guest, removes that guest as a co-host or withdraws the request instead.
 */
export const updateCohostStatus: Handler<'updateCohostStatus'> = async (context, input) => {
  const { db, clock, session, jobs } = context
  const { eventId, cohost, status, linkUuid } = input
  const own = await readInviteeOfUser(db, eventId, session.userId)
  if (cohost && cohost.inviteeId !== own?.invitee_id) {
    const { event } = await gates.organizer(context, { session, identityToken: undefined }, { eventId })
    // No one can accept on someone else's behalf.
    if (status === 'ACCEPTED') throw new Failure('forbidden')
    const dismissed = await dismissCohost(db, event, cohost.inviteeId, clock.now())
    const [shown = dismissed] = await withProfilePhotos(context, [dismissed])
    return { invitee: toInvitee(shown) }
  }
  const user = await readUser(db, session.userId)
  if (!user) throw new Failure('sessionExpired')
  const { id, name, emails, phones } = user
  const reply = { user: { id, name, email: emails[0], phone: phones[0] }, status, linkUuid }
  const { row, promoted } = await replyToCohostRequest(db, eventId, reply, clock.now())
  if (row.cohost_status === 'ACCEPTED' && own?.cohost_status !== 'ACCEPTED') {
    const event = await readEvent(db, eventId)
    const change = { kind: 'becameCohost', detail: event?.title ?? '' } as const
    await recordActivity(db, session.userId, change, context, clock.now())
  }
  if (promoted > 0) await jobs.queueDue()
  const [shown = row] = await withProfilePhotos(context, [row])
  return { invitee: toOwnInvitee(shown) }
}
