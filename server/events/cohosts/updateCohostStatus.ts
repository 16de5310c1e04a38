import * as copy from '@festoon/contract/messages/account/notices'
import { recordActivity } from '../../accounts/activity/recordActivity.ts'
import { noteChange } from '../../accounts/notices/noteChange.ts'
import { readUser } from '../../accounts/profile/users.ts'
import { Failure } from '../../core/Failure.ts'
import { unknownDevice } from '../../core/place.ts'
import { readInviteeOfUser } from '../../database/rows/inviteeRows.ts'
import type { EventRow, InviteeRow, Tx } from '../../database/schema.ts'
import { openOrganized } from '../../rpc/access/access.ts'
import type { Handler } from '../../rpc/handler.ts'
import { replyToCohostRequest } from '../grants/cohostReply.ts'
import { dismissCohost } from '../grants/cohostRequests.ts'
import { toInvitee } from '../view/toInvitee.ts'
import { toOwnInvitee } from '../view/toOwnInvitee.ts'
import { withProfilePhotos } from '../view/withProfilePhotos.ts'
import { cohostRemovalHref } from './cohostRemoval.ts'

/**
 * Saves the caller's reply to a request to co-host or to the co-host link, and notifies the organizer of a new co-host. If the
 * caller is the organizer and `cohost` is another guest, removes that guest as a co-host or withdraws the request instead.
 */
export const updateCohostStatus: Handler<'updateCohostStatus'> = async (context, input) => {
  const { db, clock, config, keys, session, hooks, jobs, rateLimits } = context
  const { eventId, cohost, status, linkUuid } = input
  const callerRow = await readInviteeOfUser(db, eventId, session.userId)
  if (cohost && cohost.inviteeId !== callerRow?.invitee_id) {
    const event = await openOrganized(context, session, eventId)
    // No one can accept on someone else's behalf.
    if (status === 'ACCEPTED') throw new Failure('forbidden')
    const dismissedCohost = await dismissCohost(db, event, cohost.inviteeId, clock.now())
    const [rowWithPhoto = dismissedCohost] = await withProfilePhotos(context, [dismissedCohost])
    return { invitee: toInvitee(rowWithPhoto) }
  }
  // The organizer is notified of each acceptance, which must not be skipped.
  if (status === 'ACCEPTED') await rateLimits.take('cohostsOfParty', `${eventId}/${session.userId}`)
  const user = await readUser(db, session.userId)
  if (!user) throw new Failure('sessionExpired')
  const { id, name, emails, phones } = user
  const now = clock.now()
  const note = async (tx: Tx, { title, organizer_id: organizerId }: EventRow, row: InviteeRow): Promise<void> => {
    await recordActivity(tx, id, { kind: 'becameCohost', detail: title }, context, now)
    const detail = copy.cohostOf(row.name || name, title)
    const [grantId = ''] = row.cohost_grants
    const undoHref = cohostRemovalHref({ config, keys }, { eventId, grantId }, now)
    // The organizer doesn't learn the co-host's device.
    const change = { kind: 'cohostAdded', detail, undoHref } as const
    await noteChange(tx, jobs.queueAccountNotices, organizerId, change, unknownDevice, now)
  }
  const member = { id, name, email: emails[0], phone: phones[0] }
  const reply = { session, user: member, status, linkUuid, key: keys.addressKey }
  const { row, promotedCount } = await replyToCohostRequest(db, eventId, reply, note, now)
  jobs.wake()
  if (promotedCount > 0) await hooks.queueDue()
  const [rowWithPhoto = row] = await withProfilePhotos(context, [row])
  return { invitee: toOwnInvitee(rowWithPhoto) }
}
