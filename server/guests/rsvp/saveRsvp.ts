import type { GuestOf } from '../../core/brands.ts'
import { networkOf } from '../../core/networkOf.ts'
import type { InviteeRow } from '../../database/schema.ts'
import type { InviteeKey } from '../../rpc/access/access.ts'
import type { Services } from '../../rpc/services.ts'
import { storeRsvp, type Rsvp, type RsvpAuthor, type RsvpOutcome, type RsvpRequest } from './storeRsvp.ts'

/**
 * Permission to save an RSVP at an event: through a personal link, as a guest who has already been verified, through the open
 * link, or as a signed-in user.
 */
export type RsvpPermission =
  /** The holder of a guest's personal link. */
  | { kind: 'personalLink'; key: InviteeKey }
  /** A guest whose personal link has already been verified. */
  | { kind: 'invitee'; invitee: GuestOf<InviteeRow> }
  /** Anyone with the event's open link. `ip` is their IP address, for rate limiting. */
  | (Extract<RsvpAuthor, { kind: 'openLink' }> & { ip: string })
  | Extract<RsvpAuthor, { kind: 'account' }>

/**
 * Saves an RSVP, and notifies the waitlisted guests who got a spot because of it.
 * @throws Failure rateLimited for an open link, or inviteeTokenInvalid for an invalid personal link. Other failures are
 * returned as the outcome.
 */
export async function saveRsvp(
  services: Services & { request?: RsvpRequest },
  eventId: string,
  rsvp: Rsvp,
  permission: RsvpPermission,
): Promise<RsvpOutcome> {
  const { db, clock, jobs, rateLimits, request } = services
  const store = (author: RsvpAuthor, inviteeId = rsvp.inviteeId): Promise<RsvpOutcome> =>
    storeRsvp(db, eventId, { ...rsvp, inviteeId }, author, request, clock.now())
  const outcome = await save()
  if (outcome.outcome === 'saved' && outcome.promoted > 0) await jobs.queueDue(eventId)
  return outcome

  async function save(): Promise<RsvpOutcome> {
    switch (permission.kind) {
      case 'personalLink': {
        const { genuine } = permission.key
        const saved = genuine && (await store({ kind: 'personalLink', ...genuine }, genuine.inviteeId))
        if (saved && !isUnknown[saved.outcome]) return saved
        // The invitation may have been merged into another one, which the link opens now.
        return store({ kind: 'invitee' }, (await permission.key.open()).invitee_id)
      }
      case 'invitee':
        return store(permission, permission.invitee.invitee_id)
      case 'openLink':
        await rateLimits.take('linkRsvpFromAddress', networkOf(permission.ip))
        return store(permission)
      case 'account':
        return store(permission)
    }
  }
}

/** The outcomes for an event or invitation that doesn't exist, or an invitation that doesn't belong to the personal link. */
const isUnknown: { [outcome in RsvpOutcome['outcome']]?: true } = {
  eventNotFound: true,
  inviteeNotFound: true,
  inviteeTokenInvalid: true,
}
