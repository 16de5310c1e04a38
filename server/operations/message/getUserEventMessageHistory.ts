import { readInvitee } from '../../data/invitees.ts'
import { listMessages } from '../../data/messages.ts'
import { Failure } from '../../Failure.ts'
import { partyMember } from '../../partyMember.ts'
import type { Handler } from '../handler.ts'

/** What one guest was sent. */
export const getUserEventMessageHistory: Handler<'getUserEventMessageHistory'> = async (context, input) => {
  const { eventId, inviteeUuid } = input
  const { session } = context
  const reader = await partyMember(context, eventId, { session, ...input })
  const guest = reader.isHost
    ? inviteeUuid !== undefined && (await readInvitee(context.db, eventId, inviteeUuid))
    : reader.row
  if (!guest) throw new Failure('inviteeNotFound')
  return { messages: await listMessages(context.db, eventId, guest.invitee_id), messagesArePersonal: true }
}
