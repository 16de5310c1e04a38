import { listMessages } from '../../data/messages.ts'
import type { Handler } from '../handler.ts'
import { readerOf } from './readerOf.ts'

/** The messages that the caller may read. */
export const getEventMessageHistory: Handler<'getEventMessageHistory'> = async (context, input) => {
  const reader = await readerOf(context, input)
  return { messages: await listMessages(context.db, input.eventId, reader.isHost ? undefined : reader.inviteeId) }
}
