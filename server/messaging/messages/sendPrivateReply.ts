import { checkLinks } from '../../accounts/sending/checkLinks.ts'
import { spendMessages } from '../../accounts/sending/spendRecipients.ts'
import type { Handler } from '../../rpc/handler.ts'
import { sendMessage, withSenderPhoto } from './messages.ts'

/** Sends a host's message to one guest. */
export const sendPrivateReply: Handler<'sendPrivateReply'> = async (context, { messageId, message, inviteeId }) => {
  const { db, clock, jobs, event, session, rateLimits } = context
  await rateLimits.take('messagesOfUser', session.userId)
  await checkLinks(context, 'message', message)
  const newMessage = { id: messageId, senderId: session.userId, text: message, isTextBlast: false, replyTo: undefined }
  const { message: sentMessage, unconfirmed } = await sendMessage(
    db,
    jobs.queueNotifications,
    event,
    { ...newMessage, to: { inviteeId } },
    spendMessages(context),
    clock.now(),
  )
  jobs.wake()
  return { ...(unconfirmed > 0 ? { unconfirmed } : {}), message: withSenderPhoto(context, sentMessage) }
}
