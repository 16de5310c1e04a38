import type { ParsedInputOf } from '@festoon/contract/operations'
import { approachEvent } from '../../eventView.ts'
import { Failure } from '../../Failure.ts'
import type { Context } from '../handler.ts'
import { sightOf } from '../../visibility.ts'

/**
 * Who asks for messages: a host, or a guest with their row.
 * @throws Failure eventNotFound, inviteeTokenInvalid, or forbidden for everyone else.
 */
export async function readerOf(
  context: Context<'getEventMessageHistory'>,
  { eventId, inviteeUuid, token }: ParsedInputOf<'getEventMessageHistory'>,
): Promise<{ isHost: true } | { isHost: false; inviteeId: string }> {
  const { session } = context
  const found = await approachEvent(context, eventId, { session, inviteeId: inviteeUuid, token })
  if (!found) throw new Failure('eventNotFound')
  const sight = sightOf(found.event, found.viewer)
  if (sight.isHost || sight.isCohost) return { isHost: true }
  if (found.keyRefused) throw new Failure('inviteeTokenInvalid')
  if (!sight.own) throw new Failure('forbidden')
  return { isHost: false, inviteeId: sight.own.invitee_id }
}
