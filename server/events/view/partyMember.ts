import { approachEvent } from './eventView.ts'
import { Failure } from '../../core/Failure.ts'
import type { EventRow, InviteeRow } from '../../database/schema.ts'
import type { Session } from '../../rpc/access/sessionOfToken.ts'
import type { Services } from '../../rpc/services.ts'
import { visibilityOf } from './visibility.ts'

/** An event and the invitee row of one of its hosts or guests. Only a host's row may be missing. */
export type PartyMember = { event: EventRow } & (
  | { isHost: true; row: InviteeRow | undefined }
  | { isHost: false; row: InviteeRow }
)

/**
 * Returns the caller as a member of an event: a host, or a guest identified by session or personal link.
 * @throws Failure eventNotFound, inviteeTokenInvalid for an invalid personal link, or forbidden if the caller isn't a member.
 */
export async function partyMember(
  services: Services,
  eventId: string,
  shown: { session: Session | undefined; inviteeUuid?: string | undefined; token?: string | undefined },
): Promise<PartyMember> {
  const { session, inviteeUuid: inviteeId, token } = shown
  const found = await approachEvent(services, eventId, { session, inviteeId, token })
  if (!found) throw new Failure('eventNotFound')
  const { event } = found
  const sight = visibilityOf(event, found.viewer)
  if (sight.isHost || sight.isCohost) return { event, isHost: true, row: sight.own }
  if (found.keyRefused) throw new Failure('inviteeTokenInvalid')
  if (!sight.own) throw new Failure('forbidden')
  return { event, isHost: false, row: sight.own }
}
