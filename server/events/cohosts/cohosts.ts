import * as copy from '@festoon/contract/messages/messaging/undelivered'
import { normalizeEmail } from '@festoon/contract/rules/email'
import { sql } from 'kysely'
import type { OrganizerOf } from '../../core/brands.ts'
import { Failure } from '../../core/Failure.ts'
import { randomGuid } from '../../crypto/randomToken.ts'
import { announce } from '../../database/announce.ts'
import { lockEvent } from '../../database/rows/eventRows.ts'
import { readGuestCounts } from '../../database/rows/guestCounts.ts'
import { lockUpcomingEvent } from '../lockEvent.ts'
import { dropDeliveries } from '../lockGuests.ts'
import { lockUser } from '../../database/rows/lockUser.ts'
import { memberRow, type Member } from '../memberRow.ts'
import { provingContact } from '../view/provingContact.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { inviteesPerEvent, readInviteeOfUser, wasRemoved } from '../../database/rows/inviteeRows.ts'
import type { Services } from '../../rpc/services.ts'
import { queueForGuests, type QueueNotifications } from '../../queue/notifications.ts'
import { placesOf, promoteWaiting } from '../waitlist.ts'
import type { Db, EventRow, InviteeRow, NewInviteeRow, Tx } from '../../database/schema.ts'

async function setStatus(
  tx: Tx,
  event: EventRow,
  inviteeId: string,
  status: NonNullable<InviteeRow['cohost_status']>,
): Promise<InviteeRow> {
  // Hosts are never on the waitlist.
  const isHost = status === 'ACCEPTED'
  const row = await tx
    .updateTable('invitees')
    .set({
      cohost_status: status,
      modification: sql`nextval('modifications')`,
      ...(isHost ? { waitlist_status: null, awaits: null, waitlisted_at: null } : {}),
    })
    .where('event_id', '=', event.id)
    .where('invitee_id', '=', inviteeId)
    .returningAll()
    .executeTakeFirstOrThrow()
  await announce(tx, event, row.user_id)
  return row
}

const findGuest = (tx: Tx, event: EventRow, inviteeId: string): Promise<InviteeRow | undefined> =>
  tx
    .selectFrom('invitees')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('invitee_id', '=', inviteeId)
    .where('rsvp_status', '<>', 'HIDDEN')
    .where('role', '=', 'attendee')
    .executeTakeFirst()

/**
 * Asks a guest to co-host, by email or SMS. Does nothing if the guest is a co-host or has already been asked, unless the guest
 * declined or the earlier request couldn't be sent. Returns the guest.
 * @throws Failure eventNotFound, eventCancelled, eventPast, or inviteeNotFound.
 */
export async function askCohost(
  db: Db,
  queue: QueueNotifications,
  { id }: OrganizerOf<EventRow>,
  inviteeId: string,
  now: number,
): Promise<InviteeRow> {
  return inTransaction(db, async (tx) => {
    const event = await lockUpcomingEvent(tx, id, now)
    const row = await findGuest(tx, event, inviteeId)
    if (!row) throw new Failure('inviteeNotFound')
    if (row.cohost_status !== null && row.cohost_status !== 'DECLINED' && row.cohost_status !== 'FAILED') return row
    const pending = await setStatus(tx, event, inviteeId, 'PENDING')
    const key = `cohost/${pending.modification}`
    await queueForGuests(tx, queue, event, [pending], { key, notice: { kind: 'cohost' } }, now)
    return pending
  })
}

/**
 * Removes a co-host, or withdraws a request to co-host and cancels its unsent messages. Also invalidates the co-host link,
 * which the guest may have. Returns the guest.
 * @throws Failure inviteeNotFound if the event or the guest is gone, or the guest was never asked to co-host.
 */
export async function dismissCohost(
  db: Db,
  { id }: OrganizerOf<EventRow>,
  inviteeId: string,
  now: number,
): Promise<InviteeRow> {
  return inTransaction(db, async (tx) => {
    const event = await lockEvent(tx, id)
    const row = event && (await findGuest(tx, event, inviteeId))
    if (!event || !row?.cohost_status) throw new Failure('inviteeNotFound')
    await dropDeliveries(tx, event, [inviteeId], copy.requestWithdrawn, now, 'cohost/')
    await tx.updateTable('events').set({ cohost_link: null }).where('id', '=', id).execute()
    return setStatus(tx, event, inviteeId, 'DECLINED')
  })
}

export interface CohostReply {
  user: Member
  status: 'ACCEPTED' | 'DECLINED'
  /** The UUID of the co-host link that the user opened, or undefined if the user replies to a request. */
  linkUuid: string | undefined
}

/**
 * Saves a user's reply to a request to co-host or to the co-host link. A reply through the link adds the user to the guest list
 * if needed. If a guest becomes a co-host, the guest's spots go to the waitlist.
 * @returns The invitee, and the number of guests promoted from the waitlist.
 * @throws Failure forbidden if the user wasn't asked, was removed, or is the organizer; contactUnproven if the user accepts a
 * request that was sent to someone else; linkInvalid, sessionExpired, guestLimit, eventNotFound, eventCancelled, or eventPast.
 */
export async function replyToCohostRequest(
  db: Db,
  eventId: string,
  { user, status, linkUuid }: CohostReply,
  now: number,
): Promise<{ row: InviteeRow; promoted: number }> {
  return inTransaction(db, async (tx) => {
    const event = await lockUpcomingEvent(tx, eventId, now)
    if (!(await lockUser(tx, user.id))) throw new Failure('sessionExpired')
    if (linkUuid !== undefined && linkUuid !== linkOf(event, now)?.linkUuid) throw new Failure('linkInvalid')
    const own = await readInviteeOfUser(tx, eventId, user.id)
    // Refuses the organizer and guests removed by a host.
    if (own?.role === 'organizer' || own?.rsvp_status === 'HIDDEN') throw new Failure('forbidden')
    // Also under an address that they have verified since.
    if (!own && (await wasRemoved(tx, eventId, user.id))) throw new Failure('forbidden')
    const wasAsked = (own?.cohost_status ?? 'DECLINED') !== 'DECLINED'
    if (!wasAsked && linkUuid === undefined) throw new Failure('forbidden')
    if (own && status === 'ACCEPTED' && linkUuid === undefined && !(await isInvited(tx, own, user.id)))
      throw new Failure('contactUnproven')
    if (own) await dropDeliveries(tx, event, [own.invitee_id], copy.hasReplied, now, 'cohost/')
    const asking = own ?? (await addByLink(tx, event, user, now))
    const row = await setStatus(tx, event, asking.invitee_id, status)
    const promoted = own && placesOf(row) < placesOf(own) ? await promoteWaiting(tx, event) : 0
    return { row, promoted }
  })
}

/**
 * Returns true if a user is the person that the host invited: the host chose their account, or they have verified the invited
 * email address or phone number. Others may own the invitation because they responded through its personal link.
 */
async function isInvited(tx: Tx, row: InviteeRow, userId: string): Promise<boolean> {
  if (row.is_connected) return true
  const contact = provingContact(row)
  if (!contact) return false
  const value = contact.kind === 'email' ? normalizeEmail(contact.value) : contact.value
  const verified = await tx
    .selectFrom('user_contacts')
    .select('user_id')
    .where('kind', '=', contact.kind)
    .where('value', '=', value)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return verified !== undefined
}

async function addByLink(tx: Tx, event: EventRow, user: CohostReply['user'], now: number): Promise<NewInviteeRow> {
  if ((await readGuestCounts(tx, event.id)).entries >= inviteesPerEvent) throw new Failure('guestLimit')
  const row = memberRow(event.id, user, 'cohost', now)
  await tx.insertInto('invitees').values(row).execute()
  return row
}

/** The time for which a co-host link works, in ms: a week. */
const linkMs = 7 * 24 * 3_600_000

/** The part of a co-host link that identifies it, and the time in ms until which it works. */
interface CohostLink {
  linkUuid: string
  expiresTime: number
}

/** Returns an event's co-host link, or undefined if it has none or the link has expired. */
function linkOf(
  { cohost_link: linkUuid, cohost_link_until: expiresTime }: EventRow,
  now: number,
): CohostLink | undefined {
  return linkUuid === null || expiresTime === null || expiresTime <= now ? undefined : { linkUuid, expiresTime }
}

/** Returns the URL with which anyone can become a co-host, or null if the event is over, or its link is missing or expired. */
export function workingCohostLink({ config }: Pick<Services, 'config'>, event: EventRow, now: number): string | null {
  const link = event.canceled_at === null && event.past_from > now ? linkOf(event, now) : undefined
  return link ? `${config.origin}/event/cohost/${event.id}?link=${link.linkUuid}` : null
}

/**
 * Returns an event's co-host link, creating one if needed (COHOST-06).
 * @throws Failure eventNotFound, eventCancelled, or eventPast.
 */
export async function cohostLink(db: Db, { id }: OrganizerOf<EventRow>, now: number): Promise<CohostLink> {
  return inTransaction(db, async (tx) => {
    const known = linkOf(await lockUpcomingEvent(tx, id, now), now)
    if (known) return known
    const made = { linkUuid: randomGuid(), expiresTime: now + linkMs }
    await tx
      .updateTable('events')
      .set({ cohost_link: made.linkUuid, cohost_link_until: made.expiresTime })
      .where('id', '=', id)
      .execute()
    return made
  })
}

/** Invalidates an event's co-host link. The next link has a different UUID. */
export async function dropCohostLink(db: Db, { id }: OrganizerOf<EventRow>): Promise<void> {
  await db.updateTable('events').set({ cohost_link: null }).where('id', '=', id).execute()
}
