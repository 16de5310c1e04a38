import { Failure } from '../../core/Failure.ts'
import type { EventRow, InviteeRow } from '../../database/schema.ts'
import type { Session } from '../../rpc/access/sessionOfToken.ts'
import type { Services } from '../../rpc/services.ts'
import { approachEvent } from './eventView.ts'
import { visibilityOf, type Viewer } from './visibility.ts'

/** An event and the invitee row of one of its hosts or guests. Only a host's row may be missing. */
export type PartyMember = { event: EventRow } & (
  | { isHost: true; row: InviteeRow | undefined }
  /** `isOwn` is true if the row belongs to the guest's account. Others only have its link, which may have been forwarded. */
  | { isHost: false; row: InviteeRow; isOwn: boolean }
)

/** Returns an event's viewer as a member of the event, or undefined for someone who is neither a host nor a guest. */
export function memberOf(event: EventRow, viewer: Viewer): PartyMember | undefined {
  const { isHost, isCohost, own } = visibilityOf(event, viewer)
  if (isHost || isCohost) return { event, isHost: true, row: own }
  return own && { event, isHost: false, row: own, isOwn: viewer.kind === 'user' && own.user_id === viewer.userId }
}

/**
 * Returns the caller as a member of an event: a host, or a guest identified by session or personal link.
 * @throws Failure eventNotFound, inviteeTokenInvalid for an invalid personal link, or forbidden if the caller isn't a member.
 */
export async function partyMember(
  services: Services,
  eventId: string,
  credentials: { session: Session | undefined; inviteeUuid?: string | undefined; token?: string | undefined },
): Promise<PartyMember> {
  const { session, inviteeUuid: inviteeId, token } = credentials
  const approach = await approachEvent(services, eventId, { session, inviteeId, token })
  if (!approach) throw new Failure('eventNotFound')
  const member = memberOf(approach.event, approach.viewer)
  if (approach.keyRefused && member?.isHost !== true) throw new Failure('inviteeTokenInvalid')
  if (!member) throw new Failure('forbidden')
  return member
}
