import { partyMember } from '../../events/view/partyMember.ts'
import type { Handler } from '../../rpc/handler.ts'
import { readMessagesFor } from './messages.ts'

/** Returns an event's latest messages. If the caller isn't a host, returns only the messages sent to the caller. */
export const getEventMessageHistory: Handler<'getEventMessageHistory'> = async (context, input) => {
  const { session } = context
  const reader = await partyMember(context, input.eventId, { session, ...input })
  const { messages, hidesPrivate } = await readMessagesFor(context, reader)
  return { messages, messagesArePersonal: !reader.isHost, ...(hidesPrivate ? { hidesPrivate } : {}) }
}
