import { toInvitee } from '../../events/view/toInvitee.ts'
import { withProfilePhotos } from '../../events/view/withProfilePhotos.ts'
import type { Handler } from '../../rpc/handler.ts'
import { setWaitlist } from './setWaitlist.ts'

/** Sets a guest's waitlist status, and notifies guests who get a spot. */
export const setWaitlistStatus: Handler<'setWaitlistStatus'> = async (context, input) => {
  const { db, clock, hooks, event, keys } = context
  const { row, promotedCount } = await setWaitlist(db, event, input, clock.now(), keys.addressKey)
  if (promotedCount > 0) await hooks.queueDue()
  const [rowWithPhoto = row] = await withProfilePhotos(context, [row])
  return { invitee: toInvitee(rowWithPhoto) }
}
