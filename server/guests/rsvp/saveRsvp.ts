import { sql } from 'kysely'
import { z } from 'zod'
import { normalizeEmail } from '@festoon/contract/rules/email'
import type { Reason } from '@festoon/contract/wire/failure'
import type { ParsedInputOf } from '@festoon/contract/wire/operations'
import type { GuestOf } from '../../core/brands.ts'
import { recipientKey } from '../../crypto/addressKey.ts'
import { retryOnConflict } from '../../database/inTransaction.ts'
import { inviteesPerEvent } from '../../database/rows/inviteeRows.ts'
import { readRows } from '../../database/rows/readRows.ts'
import type { Db, InviteeRow } from '../../database/schema.ts'
import type { PresentedLink } from '../../rpc/access/access.ts'
import type { Services } from '../../rpc/services.ts'
import { inviteeRow } from './inviteeRow.ts'

/** A guest's RSVP (yes, no, maybe, or seen) and the data entered with it. */
export type Rsvp = ParsedInputOf<'updateAttendance'>['invitee']

/** The caller who saves an RSVP. */
export type RsvpCaller =
  /** The holder of a guest's personal link. The RSVP is refused if the link has been revoked. */
  | { kind: 'personalLink'; link: PresentedLink }
  /** A guest whose personal link has already been verified. */
  | { kind: 'invitee'; invitee: GuestOf<InviteeRow> }
  /**
   * Anyone with the event's open link, who becomes a new guest. `device` is a hash that identifies the caller's device, so that
   * the device can repeat the call. `ip` is the caller's IP address, for rate limiting. If `joins` is true, someone who answered when they
   * can is added without an RSVP.
   */
  | { kind: 'openLink'; device: string; ip: string; joins?: boolean }
  /**
   * A signed-in user. `unclaimedRow` is the invitation without an account whose link the user has. If it is undefined, the RSVP is for
   * the user's own invitation, or the user becomes a new guest. `joins` is as for the open link.
   */
  | { kind: 'account'; userId: string; unclaimedRow: GuestOf<InviteeRow> | undefined; joins?: boolean }

/**
 * The id of an RSVP request and a keyed hash of its content. Repeating a request changes nothing. A request with a known id but
 * different content is refused.
 */
interface RsvpRequest {
  id: string
  hash: string
}

const outcomeRow = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('saved'), changed: z.boolean(), invitee: inviteeRow, promoted: z.number() }),
  z.object({ outcome: z.literal('signInRequired') }),
  z.object({
    outcome: z.enum([
      'eventNotFound',
      'inviteeNotFound',
      'inviteeTokenInvalid',
      'eventCancelled',
      'eventPast',
      'guestLimit',
      'responsesMissing',
      'responsesInvalid',
      'maybeNotAllowed',
      'rsvpClosed',
      'sessionExpired',
      'requestReused',
    ] satisfies Reason[]),
  }),
])

/** The outcome of saving an RSVP. `promoted` is the number of waitlisted guests who got a freed spot. */
export type RsvpOutcome = z.infer<typeof outcomeRow>

/** The outcomes after which a personal link is looked up again, because its invitation may have been merged into another one. */
const notFound: ReadonlySet<RsvpOutcome['outcome']> = new Set([
  'eventNotFound',
  'inviteeNotFound',
  'inviteeTokenInvalid',
])

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
  caller: RsvpCaller,
): Promise<RsvpOutcome> {
  const { db, clock, hooks, keys, rateLimits, request } = services
  const outcome = await save()
  if (outcome.outcome === 'saved' && outcome.promoted > 0) await hooks.queueDue(eventId)
  return outcome

  /**
   * Calls the database function. `subject` is the rate limit's key. It includes what the caller hasn't proved yet, so that no one can use
   * up the limit of another guest, whose id isn't secret.
   */
  async function store(inviteeId: string, rights: RsvpRights, subject: string): Promise<RsvpOutcome> {
    await rateLimits.take('rsvpsOfGuest', `${eventId}/${subject}`)
    const hashes = rights.mayCreate ? hashesOf(keys.addressKey, rsvp) : {}
    return callSaveRsvp(db, eventId, { ...rsvp, inviteeId }, { ...rights, ...hashes }, request, clock.now())
  }

  /** Saves the RSVP of a guest who was read before. Meanwhile, the invitation may have gone to someone else, which ends its links. */
  function storeFor({ invitee_id: id, token_version: tokenVersion }: GuestOf<InviteeRow>): Promise<RsvpOutcome> {
    return store(id, { proven: true, mayCreate: false, tokenVersion }, id)
  }

  async function save(): Promise<RsvpOutcome> {
    const { inviteeId } = rsvp
    switch (caller.kind) {
      case 'personalLink': {
        const { genuine } = caller.link
        if (genuine) {
          const { inviteeId: id, tokenVersion } = genuine
          const savedRow = await store(id, { proven: true, mayCreate: false, tokenVersion }, `${id}/${tokenVersion}`)
          if (!notFound.has(savedRow.outcome)) return savedRow
        }
        return storeFor(await caller.link.open())
      }
      case 'invitee':
        return storeFor(caller.invitee)
      case 'openLink': {
        const { device, joins, ip } = caller
        await rateLimits.takeFrom('linkRsvpFromAddress', ip)
        return store(inviteeId, { proven: false, mayCreate: true, device, joins }, `${inviteeId}/${device}`)
      }
      case 'account': {
        const { userId, unclaimedRow, joins } = caller
        const link = unclaimedRow === undefined ? {} : { tokenVersion: unclaimedRow.token_version }
        return store(inviteeId, { proven: unclaimedRow !== undefined, mayCreate: true, userId, joins, ...link }, userId)
      }
    }
  }
}

/** The parameters of `save_rsvp` that say what the caller may do. */
interface RsvpRights {
  /** True if the caller has proven access to the guest. */
  proven: boolean
  /** True if the RSVP may add a guest. */
  mayCreate: boolean
  /** The version of the personal link, with which the guest's is compared. */
  tokenVersion?: number
  device?: string
  joins?: boolean | undefined
  userId?: string
  /** The keyed hashes of the entered contacts. */
  emailHash?: string
  phoneHash?: string
}

/** Returns the keyed hashes of the contacts that an RSVP enters, to find hosts' decisions about the person. */
const hashesOf = (key: Buffer, { email, phone }: Rsvp): Pick<RsvpRights, 'emailHash' | 'phoneHash'> => ({
  ...(email === undefined ? {} : { emailHash: recipientKey(key, 'email', email) }),
  ...(phone === undefined ? {} : { phoneHash: recipientKey(key, 'phone', phone) }),
})

/**
 * Time for which guests can undo their first RSVP, in ms. Longer than the 20 hours up to which accessibility guideline 2.2.1 asks
 * for a way to extend the limit.
 */
const undoMs = 24 * 3_600_000

/** Calls the database function `save_rsvp` (server/database/functions/save_rsvp.sql). `now` is in ms. */
export async function callSaveRsvp(
  db: Db,
  eventId: string,
  rsvp: Rsvp,
  rights: RsvpRights,
  request: RsvpRequest | undefined,
  now: number,
): Promise<RsvpOutcome> {
  // An empty message is a view, which shows the guest nothing that others entered.
  const writes = rsvp.rsvpStatus === 'SEEN' && rsvp.messageOnly === true && (rsvp.rsvpMessage ?? '') !== ''
  const input = JSON.stringify({
    status: rsvp.rsvpStatus,
    additional: rsvp.additionalGuestCount,
    message: rsvp.rsvpMessage,
    preference: rsvp.notificationPreference,
    // A message alone changes no responses, so none of them count as entered.
    ...(writes ? { writes } : { responses: rsvp.answers, heads: rsvp.heads }),
    name: rsvp.name,
    email: rsvp.email,
    emailKey: rsvp.email === undefined ? undefined : normalizeEmail(rsvp.email),
    phone: rsvp.phone,
    ...(rsvp.undoes === undefined ? {} : { undoes: rsvp.undoes, undoFrom: now - undoMs }),
    ...rights,
    request,
    guestLimit: inviteesPerEvent,
  })
  const call = sql`
    /* save_rsvp */ select outcome, changed, invitee, promoted
    from save_rsvp(${eventId}::uuid, ${rsvp.inviteeId}::uuid, ${input}::jsonb, ${now}::bigint)
  `
  const [result] = await retryOnConflict(() => readRows(db, outcomeRow, call))
  if (!result) throw new Error('save_rsvp returned no row')
  return result
}
