import type { ParsedInputOf } from '@festoon/contract/wire/operations'
import { normalizeEmail } from '@festoon/contract/rules/email'
import type { Reason } from '@festoon/contract/wire/failure'
import { sql } from 'kysely'
import { z } from 'zod'
import { retryOnConflict } from '../../database/inTransaction.ts'
import { inviteesPerEvent } from '../../database/rows/inviteeRows.ts'
import { inviteeRow } from './inviteeRow.ts'
import { readRows } from '../../database/rows/readRows.ts'
import type { Db } from '../../database/schema.ts'

/** A guest's RSVP (yes, no, maybe, or seen) and the data entered with it. */
export type Rsvp = ParsedInputOf<'updateAttendance'>['invitee']

/** The person who is saving an RSVP. `save_rsvp` checks the person's permission. */
export type RsvpAuthor =
  /** A caller who has proven access to the invitation. */
  | { kind: 'invitee' }
  /**
   * The holder of a personal link. `tokenVersion` is the version of the link. The RSVP is refused if that version has been
   * revoked.
   */
  | { kind: 'personalLink'; tokenVersion: number }
  /**
   * Anyone with the event's open link, who becomes a new guest. `device` is a hash that identifies the caller's device, so that
   * the device can repeat the call. If `joins` is true, someone who answered when they can is added without an RSVP.
   */
  | { kind: 'openLink'; device: string; joins?: boolean }
  /**
   * A signed-in user. If `isInvited` is true, the RSVP is for an unclaimed invitation whose link the user has. Otherwise, it is for
   * the user's own invitation, or the user becomes a new guest.
   */
  | { kind: 'account'; userId: string; isInvited: boolean }

/**
 * The id of an RSVP request and a keyed hash of its content. Repeating a request changes nothing. A request with a known id but
 * different content is refused.
 */
export interface RsvpRequest {
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

/**
 * Time for which guests can undo their first RSVP, in ms. Longer than the 20 hours up to which accessibility guideline 2.2.1 asks for a way to extend
 * the limit.
 */
const undoMs = 24 * 3_600_000

/** The outcome of saving an RSVP. `promoted` is the number of waitlisted guests who got a freed spot. */
export type RsvpOutcome = z.infer<typeof outcomeRow>

/** Stores an RSVP by calling `save_rsvp` (server/database/functions/save_rsvp.sql). `now` is in ms. */
export async function storeRsvp(
  db: Db,
  eventId: string,
  rsvp: Rsvp,
  author: RsvpAuthor,
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
    ...rightsOf(author),
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

/** Returns the parameters of `save_rsvp` that describe the author of an RSVP. */
function rightsOf(author: RsvpAuthor) {
  switch (author.kind) {
    case 'invitee':
      return { proven: true, mayCreate: false }
    case 'personalLink':
      return { proven: true, mayCreate: false, tokenVersion: author.tokenVersion }
    case 'openLink':
      return { proven: false, mayCreate: true, device: author.device, joins: author.joins }
    case 'account':
      return { proven: author.isInvited, mayCreate: true, userId: author.userId }
  }
}
