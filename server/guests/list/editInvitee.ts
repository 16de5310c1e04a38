import { spendRecipients } from '../../accounts/sending/spendRecipients.ts'
import { toInvitee } from '../../events/view/toInvitee.ts'
import { withProfilePhotos } from '../../events/view/withProfilePhotos.ts'
import type { Handler } from '../../rpc/handler.ts'
import { editGuest } from './editGuest.ts'

/** Saves a host's changes to a guest, and notifies waitlisted guests who get a freed spot. */
export const editInvitee: Handler<'editInvitee'> = async (context, { invitee }) => {
  const { db, clock, hooks, event, session, rateLimits, keys } = context
  // Rate-limited, because addresses can be probed by changing a guest's email as well as by inviting.
  if (invitee.email !== undefined) await rateLimits.take('guestsOfUser', session.userId)
  const editor = { userId: session.userId, spend: spendRecipients(context, 'invitations'), key: keys.addressKey }
  const { row, promotedCount } = await editGuest(db, event, invitee, editor, clock.now())
  if (promotedCount > 0) await hooks.queueDue()
  const [rowWithPhoto = row] = await withProfilePhotos(context, [row])
  return { invitee: toInvitee(rowWithPhoto) }
}
