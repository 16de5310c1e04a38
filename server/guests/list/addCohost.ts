import { spendRecipients } from '../../accounts/sending/spendRecipients.ts'
import { askCohost } from '../../events/grants/cohostRequests.ts'
import { toInvitee } from '../../events/view/toInvitee.ts'
import { withProfilePhotos } from '../../events/view/withProfilePhotos.ts'
import type { Handler } from '../../rpc/handler.ts'
import { addGuests } from './addGuests.ts'

/** Asks someone to co-host an event. A person who isn't a guest yet is first added to the guest list. */
export const addCohost: Handler<'addCohost'> = async (context, { cohost }) => {
  const { db, clock, jobs, event, session, keys } = context
  const asking = { inviteeId: cohost.inviteeId, session, key: keys.addressKey }
  await spendRecipients(context, 'invitations')(db, 1)
  // An earlier attempt of this call may have added the guest already. The request to co-host is sent anyway.
  if ('name' in cohost) await addGuests(db, event, [cohost], session.userId, clock.now(), keys.addressKey)
  const row = await askCohost(db, jobs.queueNotifications, event, asking, clock.now())
  jobs.wake()
  const [rowWithPhoto = row] = await withProfilePhotos(context, [row])
  return { invitee: toInvitee(rowWithPhoto) }
}
