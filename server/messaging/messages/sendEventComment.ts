import * as copy from '@festoon/contract/messages/requests'
import { normalizeEmail } from '@festoon/contract/rules/email'
import { userIdOfContact } from '../../accounts/profile/users.ts'
import { checkLinks } from '../../accounts/sending/checkLinks.ts'
import { spendMessages } from '../../accounts/sending/spendRecipients.ts'
import { Failure } from '../../core/Failure.ts'
import type { Db } from '../../database/schema.ts'
import type { Handler } from '../../rpc/handler.ts'
import { sendMessage, withSenderPhoto } from './messages.ts'

/** Sends a host's message to groups of guests or to one guest. */
export const sendEventComment: Handler<'sendEventComment'> = async (context, input) => {
  const { db, clock, jobs, event, session, rateLimits } = context
  const { messageId, message, isTextBlast, sendToStatuses, email, receiverInviteeUuid } = input
  await rateLimits.take('messagesOfUser', session.userId)
  await checkLinks(context, 'message', message)
  if (email !== undefined) await checkReplyTo(db, session.userId, email)
  const to = receiverInviteeUuid === undefined ? { statuses: sendToStatuses } : { inviteeId: receiverInviteeUuid }
  const newMessage = { id: messageId, senderId: session.userId, text: message, isTextBlast, replyTo: email, to }
  const spend = spendMessages(context)
  const { unconfirmed, ...sentMessage } = await sendMessage(
    db,
    jobs.queueNotifications,
    event,
    newMessage,
    spend,
    clock.now(),
  )
  jobs.wake()
  return {
    ...sentMessage,
    ...(unconfirmed > 0 ? { unconfirmed } : {}),
    message: withSenderPhoto(context, sentMessage.message),
  }
}

/**
 * Checks that replies to a message go to its sender, and not to someone whose address the sender entered.
 * @throws Failure invalid if the user hasn't verified the email address.
 */
async function checkReplyTo(db: Db, userId: string, email: string): Promise<void> {
  if ((await userIdOfContact(db, { kind: 'email', value: normalizeEmail(email) })) !== userId)
    throw new Failure('invalid', { issues: [{ path: 'email', message: copy.replyToUnverified }] })
}
