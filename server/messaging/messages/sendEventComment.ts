import { sendMessage, withSenderPhoto } from './messages.ts'
import type { Handler } from '../../rpc/handler.ts'

/** Sends a host's message to groups of guests or to one guest. */
export const sendEventComment: Handler<'sendEventComment'> = async (context, input) => {
  const { db, clock, jobs, event, session, rateLimits } = context
  const { messageId, message, isTextBlast, sendToStatuses, email, receiverInviteeUuid } = input
  await rateLimits.take('messagesOfUser', session.userId)
  const to = receiverInviteeUuid === undefined ? { statuses: sendToStatuses } : { inviteeId: receiverInviteeUuid }
  const newMessage = { id: messageId, senderId: session.userId, text: message, isTextBlast, replyTo: email, to }
  const sent = await sendMessage(db, jobs.queueNotifications, event, newMessage, clock.now())
  jobs.wake()
  return { ...sent, message: withSenderPhoto(context, sent.message) }
}
