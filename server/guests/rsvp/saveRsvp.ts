import type { GuestOf } from '../../core/brands.ts'
import type { InviteeRow } from '../../database/schema.ts'
import type { InviteeKey } from '../../rpc/access/access.ts'
import type { Services } from '../../rpc/services.ts'
import { storeRsvp, type Rsvp, type RsvpAuthor, type RsvpOutcome, type RsvpRequest } from './storeRsvp.ts'

/** The caller's permission to save an RSVP: a personal link, a verified invitee, the open link, or an account. */
export type RsvpPermission =
  /** The holder of a guest's personal link. */
  | { kind: 'personalLink'; key: InviteeKey }
  /** A guest whose personal link has already been verified. */
  | { kind: 'invitee'; invitee: GuestOf<InviteeRow> }
  /** Anyone with the event's open link. `ip` is the caller's IP address, for rate limiting. */
  | (Extract<RsvpAuthor, { kind: 'openLink' }> & { ip: string })
  | Extract<RsvpAuthor, { kind: 'account' }>

/**
 * Saves an RSVP, confirms it by email, and notifies the waitlisted guests who get a freed spot. Most failures are returned as the
 * outcome.
 * @throws Failure rateLimited if the guest, or for the open link the network, saved too many RSVPs, or inviteeTokenInvalid for an
 * invalid personal link.
 */
export async function saveRsvp(
  services: Services & { request?: RsvpRequest },
  eventId: string,
  rsvp: Rsvp,
  permission: RsvpPermission,
): Promise<RsvpOutcome> {
  const { db, clock, jobs, rateLimits, request } = services
  const store = async (author: RsvpAuthor, inviteeId = rsvp.inviteeId): Promise<RsvpOutcome> => {
    await rateLimits.take('rsvpsOfGuest', `${eventId}/${limitKey(author, inviteeId)}`)
    return storeRsvp(db, eventId, { ...rsvp, inviteeId }, author, request, clock.now())
  }
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
        await rateLimits.takeFrom('linkRsvpFromAddress', permission.ip)
        return store(permission)
      case 'account':
        return store(permission)
    }
  }
}

/**
 * Returns the rate-limit key of a guest. It includes what the author hasn't proved yet, so that no one can use up the limit of another
 * guest, whose id isn't secret.
 */
function limitKey(author: RsvpAuthor, inviteeId: string): string {
  switch (author.kind) {
    case 'invitee':
      return inviteeId
    case 'personalLink':
      return `${inviteeId}/${author.tokenVersion}`
    case 'openLink':
      return `${inviteeId}/${author.device}`
    case 'account':
      return author.userId
  }
}

/**
 * The outcomes after which a personal link is looked up again, because its invitation may have been merged into another one.
 */
const isUnknown: { [outcome in RsvpOutcome['outcome']]?: true } = {
  eventNotFound: true,
  inviteeNotFound: true,
  inviteeTokenInvalid: true,
}
