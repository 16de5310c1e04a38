import { sendMessage } from '../../data/messages.ts'
import type { Handler } from '../handler.ts'

/** Writes to one guest. */
export const sendPrivateReply: Handler<'sendPrivateReply'> = async (context, { messageId, message, inviteeId }) => {
  const { db, clock, jobs, event, session, rateLimits } = context
  await rateLimits.take('messagesOfUser', session.userId)
  const letter = { id: messageId, senderId: session.userId, text: message, isTextBlast: false, replyTo: undefined }
  const sent = await sendMessage(db, jobs.queueNotices, event, { ...letter, to: { inviteeId } }, clock.now())
  jobs.wake()
  return { message: sent.message }
}
