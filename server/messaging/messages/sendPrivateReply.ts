import { sendMessage, withSenderPhoto } from './messages.ts'
import type { Handler } from '../../rpc/handler.ts'

/** Sends a host's message to one guest. */
export const sendPrivateReply: Handler<'sendPrivateReply'> = async (context, { messageId, message, inviteeId }) => {
  const { db, clock, jobs, event, session, rateLimits } = context
  await rateLimits.take('messagesOfUser', session.userId)
  const newMessage = { id: messageId, senderId: session.userId, text: message, isTextBlast: false, replyTo: undefined }
  const sent = await sendMessage(db, jobs.queueNotifications, event, { ...newMessage, to: { inviteeId } }, clock.now())
  jobs.wake()
  return { message: withSenderPhoto(context, sent.message) }
}
