import { checkLinks } from '../../accounts/sending/checkLinks.ts'
import { spendRecipients } from '../../accounts/sending/spendRecipients.ts'
import { Failure } from '../../core/Failure.ts'
import type { Handler } from '../../rpc/handler.ts'
import { triggerInvites } from './triggerInvites.ts'

/**
 * Queues the given invitations for sending, except those that were already queued or sent.
 * @throws Failure forbidden if a co-host adds a note.
 */
export const sendInvites: Handler<'sendInvites'> = async (context, { inviteIds, email, note = '' }) => {
  const { db, clock, event, keys, jobs, session } = context
  // A note is signed with the organizer's name.
  if (note !== '' && event.organizer_id !== session.userId) throw new Failure('forbidden')
  await checkLinks(context, 'note', note)
  const spend = spendRecipients(context, 'invitations')
  const order = { sentBy: session.userId, inviteIds, email, note, addressKey: keys.addressKey, spend }
  const sending = await triggerInvites(db, jobs.queueInvites, event, order, clock.now())
  jobs.wake()
  return { triggered: sending.triggered }
}
