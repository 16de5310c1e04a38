import { spendRecipients } from '../../accounts/sending/spendRecipients.ts'
import { triggerInvites } from './triggerInvites.ts'
import { Failure } from '../../core/Failure.ts'
import type { Handler } from '../../rpc/handler.ts'

/** Queues the given invitations for sending, except those that were already queued or sent. */
export const sendInvites: Handler<'sendInvites'> = async (context, { inviteIds, email }) => {
  const { db, clock, event, keys, jobs } = context
  const spend = spendRecipients(context, 'invitations')
  const order = { inviteIds, email, addressKey: keys.addressKey, spend }
  const sent = await triggerInvites(db, jobs.queueInvites, event, order, clock.now())
  if (typeof sent === 'string') throw new Failure(sent)
  jobs.wake()
  return { triggered: sent.triggered }
}
