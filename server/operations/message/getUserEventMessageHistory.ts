import { readInvitee } from '../../data/invitees.ts'
import { listMessages } from '../../data/messages.ts'
import { Failure } from '../../Failure.ts'
import type { Handler } from '../handler.ts'
import { readerOf } from './readerOf.ts'

/** What one guest was sent. */
export const getUserEventMessageHistory: Handler<'getUserEventMessageHistory'> = async (context, input) => {
  const { eventId, inviteeUuid } = input
  const reader = await readerOf(context, input)
  if (!reader.isHost) return { messages: await listMessages(context.db, eventId, reader.inviteeId) }
  const guest = inviteeUuid === undefined ? undefined : await readInvitee(context.db, eventId, inviteeUuid)
  if (!guest) throw new Failure('inviteeNotFound')
  return { messages: await listMessages(context.db, eventId, guest.invitee_id) }
}
