import { Failure } from '../../core/Failure.ts'
import { readInvitee } from '../../database/rows/inviteeRows.ts'
import { partyMember } from '../../events/view/partyMember.ts'
import type { Handler } from '../../rpc/handler.ts'
import { readMessages, readMessagesFor } from './messages.ts'

/** Returns the latest messages sent to one guest: the given guest if the caller is a host, otherwise the caller. */
export const getUserEventMessageHistory: Handler<'getUserEventMessageHistory'> = async (context, input) => {
  const { eventId, inviteeUuid } = input
  const { session } = context
  const reader = await partyMember(context, eventId, { session, ...input })
  if (!reader.isHost) {
    const { messages, hidesPrivate } = await readMessagesFor(context, reader)
    return { messages, messagesArePersonal: true, ...(hidesPrivate ? { hidesPrivate } : {}) }
  }
  const guest = inviteeUuid !== undefined && (await readInvitee(context.db, eventId, inviteeUuid))
  if (!guest) throw new Failure('inviteeNotFound')
  const { messages } = await readMessages(context, eventId, guest.invitee_id)
  return { messages, messagesArePersonal: true }
}
