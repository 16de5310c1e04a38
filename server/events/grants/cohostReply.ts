import * as copy from '@festoon/contract/messages/messaging/undelivered'
import type { Contact } from '../../core/Contact.ts'
import { Failure } from '../../core/Failure.ts'
import { addressKey } from '../../crypto/addressKey.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { anyOf } from '../../database/rows/anyOf.ts'
import { endExclusions, readExclusion, type Decision } from '../../database/rows/exclusions.ts'
import { readGuestCounts } from '../../database/rows/guestCounts.ts'
import { attachInvitations, inviteesPerEvent, readInviteeOfUser } from '../../database/rows/inviteeRows.ts'
import { lockUser } from '../../database/rows/lockUser.ts'
import type { CohostRequestRow, Db, EventRow, InviteeRow, Tx } from '../../database/schema.ts'
import { isFreshlyProven } from '../../rpc/access/freshProof.ts'
import type { Session } from '../../rpc/access/sessionOfToken.ts'
import { lockUpcomingEvent } from '../lockEvent.ts'
import { dropDeliveries } from '../lockGuests.ts'
import { memberRow, type Member } from '../memberRow.ts'
import { spotsOf, promoteWaiting } from '../waitlist.ts'
import { linkOf } from './cohostLink.ts'
import { declineRight, withdrawRequest } from './cohostRequests.ts'
import { takeRight } from './grants.ts'

export interface CohostReply {
  session: Session
  user: Member
  status: 'ACCEPTED' | 'DECLINED'
  /** The UUID of the co-host link that the user opened, or undefined if the user replies to a request. */
  linkUuid: string | undefined
  /** The HMAC secret passed to `addressKey`. */
  key: Buffer
}

/**
 * Saves a user's reply to a request to co-host or to the co-host link. A reply through the link adds the user to the guest list
 * if needed. `note` runs in the same transaction if the user becomes a co-host. Their spots go to the waitlist.
 * @returns The invitee, and the number of guests promoted from the waitlist.
 * @throws Failure forbidden if the user wasn't asked, was removed, or is the organizer; contactUnproven if the user accepts a
 * request that was sent to someone else; proofRequired if they have to prove first that they can read what was sent there;
 * linkInvalid, sessionExpired, guestLimit, eventNotFound, eventCancelled, or eventPast.
 */
export async function replyToCohostRequest(
  db: Db,
  eventId: string,
  { session, user, status, linkUuid, key }: CohostReply,
  note: (tx: Tx, event: EventRow, row: InviteeRow) => Promise<void>,
  now: number,
): Promise<{ row: InviteeRow; promotedCount: number }> {
  return inTransaction(db, async (tx) => {
    const event = await lockUpcomingEvent(tx, eventId, now)
    if (!(await lockUser(tx, user.id))) throw new Failure('sessionExpired')
    // Takes the user's invitation back if someone else has claimed it since they signed in.
    await attachInvitations(tx, user.id, eventId)
    if (linkUuid !== undefined && linkUuid !== linkOf(event, now)?.linkUuid) throw new Failure('linkInvalid')
    const callerRow = await readInviteeOfUser(tx, eventId, user.id)
    // Refuses the organizer and guests removed by a host.
    if (callerRow?.role === 'organizer' || callerRow?.rsvp_status === 'HIDDEN') throw new Failure('forbidden')
    // Also under another account or contact.
    const decision = callerRow ? undefined : await readExclusion(tx, eventId, user.id)
    if (decision === 'removed') throw new Failure('forbidden')
    const contacts = await readContacts(tx, user.id)
    const keys = new Map(contacts.map((contact) => [addressKey(key, contact.kind, contact.value), contact]))
    const request = await readRequest(tx, event, { userId: user.id, inviteeId: callerRow?.invitee_id, keys }, now)
    const isCohost = callerRow?.cohost_status === 'ACCEPTED'
    if (linkUuid === undefined && !request && !isCohost) throw new Failure('forbidden')
    if (status === 'ACCEPTED' && linkUuid === undefined && request) requireAddressee(request, session, keys, now)
    if (request && request.invitee_id !== callerRow?.invitee_id) await endRequest(tx, event, request, status, now)
    if (callerRow) await dropDeliveries(tx, event, [callerRow.invitee_id], copy.hasReplied, now, 'cohost/')
    const taker = callerRow ?? (await addByLink(tx, event, user, decision, now))
    if (status === 'DECLINED') return { row: await declineRight(tx, event, taker.invitee_id), promotedCount: 0 }
    await withdrawRequest(tx, event, taker.invitee_id)
    await endExclusions(tx, key, eventId, [{ userId: user.id }])
    const grant = linkUuid === undefined ? 'cohostRequest' : 'cohostLink'
    const row = await takeRight(tx, event, grant, taker, now)
    const promotedCount = callerRow && spotsOf(row) < spotsOf(callerRow) ? await promoteWaiting(tx, event) : 0
    if (!isCohost) await note(tx, event, row)
    return { row, promotedCount }
  })
}

const readContacts = (tx: Tx, userId: string): Promise<Contact[]> =>
  tx.selectFrom('user_contacts').select(['kind', 'value']).where('user_id', '=', userId).execute()

/** A user who may have been asked, their row, and their contacts by key. */
interface Addressee {
  userId: string
  inviteeId: string | undefined
  keys: ReadonlyMap<string, Contact>
}

/** Returns the request that was sent to a user. It may be for another row than theirs, if a host invited them twice. */
const readRequest = (
  tx: Tx,
  { id }: EventRow,
  { userId, inviteeId, keys }: Addressee,
  now: number,
): Promise<CohostRequestRow | undefined> =>
  tx
    .selectFrom('cohost_requests')
    .selectAll()
    .where('event_id', '=', id)
    .where('expires_at', '>', now)
    .where((eb) =>
      eb.or([
        eb('contact_key', '=', anyOf([...keys.keys()])),
        eb('user_id', '=', userId),
        ...(inviteeId === undefined ? [] : [eb('invitee_id', '=', inviteeId)]),
      ]),
    )
    .orderBy((eb) => eb.or([eb('contact_key', '=', anyOf([...keys.keys()])), eb('user_id', '=', userId)]), 'desc')
    .executeTakeFirst()

/** Ends a request that was sent to a user's other row. */
async function endRequest(
  tx: Tx,
  event: EventRow,
  { invitee_id }: CohostRequestRow,
  status: CohostReply['status'],
  now: number,
): Promise<void> {
  await dropDeliveries(tx, event, [invitee_id], copy.hasReplied, now, 'cohost/')
  await (status === 'ACCEPTED' ? withdrawRequest(tx, event, invitee_id) : declineRight(tx, event, invitee_id))
}

/**
 * Checks that a request was sent to the session's user, and that they have just proved it: with a code or link sent to that contact
 * or, if the organizer chose their account, with any proof. Others may own the invitation because they responded through its
 * personal link.
 * @throws Failure contactUnproven or proofRequired, with the contact that has to be proved.
 */
function requireAddressee(
  { contact_key, user_id }: CohostRequestRow,
  session: Session,
  keys: Addressee['keys'],
  now: number,
): void {
  const isFresh = isFreshlyProven(session, now)
  if (user_id !== null && user_id === session.userId) {
    if (!isFresh) throw new Failure('proofRequired')
    return
  }
  const askedContact = keys.get(contact_key ?? '')
  if (!askedContact) throw new Failure('contactUnproven')
  if (!isFresh || session.provenContact !== contact_key)
    throw new Failure('proofRequired', { contact: piiOf(askedContact) })
}

const piiOf = ({ kind, value }: Contact) => (kind === 'email' ? { emailAddress: value } : { phoneNumber: value })

/** Adds a user to the guest list who replies by the co-host link. Someone who was denied a spot still is, unless they become a co-host. */
async function addByLink(
  tx: Tx,
  event: EventRow,
  user: Member,
  decision: Decision | undefined,
  now: number,
): Promise<InviteeRow> {
  if ((await readGuestCounts(tx, event.id)).entries >= inviteesPerEvent) throw new Failure('guestLimit')
  // If another guest has entered this account's address without proving it, the address stays with that guest.
  const guestWithAddress = await tx
    .selectFrom('invitees')
    .select('invitee_id')
    .where('event_id', '=', event.id)
    .where('email_normalized', '=', user.email ?? '')
    .where('rsvp_status', '<>', 'HIDDEN')
    .executeTakeFirst()
  const row = memberRow(event.id, guestWithAddress ? { ...user, email: undefined } : user, 'cohost', now)
  const waitlist_status = decision === 'denied' ? 'DENIED' : null
  return tx
    .insertInto('invitees')
    .values({ ...row, waitlist_status })
    .returningAll()
    .executeTakeFirstOrThrow()
}
