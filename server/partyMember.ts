import { approachEvent } from './eventView.ts'
import { Failure } from './Failure.ts'
import type { EventRow, InviteeRow } from './data/schema.ts'
import type { Session } from './data/sessions.ts'
import type { Services } from './services.ts'
import { sightOf } from './visibility.ts'

/** A host of an event, or a guest with their row; a host has one too, as organizer or co-host. */
export type PartyMember = { event: EventRow } & (
  | { isHost: true; row: InviteeRow | undefined }
  | { isHost: false; row: InviteeRow }
)

/**
 * Who comes to an event as part of its party: a host, or a guest by session or by their key.
 * @throws Failure eventNotFound, inviteeTokenInvalid, or forbidden for everyone else.
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
  const sight = sightOf(event, found.viewer)
  if (sight.isHost || sight.isCohost) return { event, isHost: true, row: sight.own }
  if (found.keyRefused) throw new Failure('inviteeTokenInvalid')
  if (!sight.own) throw new Failure('forbidden')
  return { event, isHost: false, row: sight.own }
}
