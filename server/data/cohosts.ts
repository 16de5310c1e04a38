import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { OrganizerOf } from '../access.ts'
import { Failure } from '../Failure.ts'
import { randomGuid } from '../secret/randomGuid.ts'
import { announce } from './announce.ts'
import { lockEvent } from './events.ts'
import { readGuestCounts } from './guestCounts.ts'
import { holdEventAhead } from './holdEvent.ts'
import { dropDeliveries } from './holdGuests.ts'
import { holdUser } from './holdUser.ts'
import { inTransaction } from './inTransaction.ts'
import { inviteesPerEvent, readInviteeOfUser } from './invitees.ts'
import { queueNotice, type QueueNotices } from './notices.ts'
import { placesOf, seatWaiting } from './seats.ts'
import type { Db, EventRow, InviteeRow, NewInviteeRow, Tx } from './schema.ts'

async function setStatus(
  tx: Tx,
  event: EventRow,
  inviteeId: string,
  status: NonNullable<InviteeRow['cohost_status']>,
): Promise<InviteeRow> {
  // Hosts wait for nothing.
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
 * Asks a guest to host too, by mail or text. One who was asked already and has not declined is answered as they are, unless
 * the message failed.
 */
export async function askCohost(
  db: Db,
  queue: QueueNotices,
  { id }: OrganizerOf<EventRow>,
  inviteeId: string,
  now: number,
): Promise<InviteeRow> {
  return inTransaction(db, async (tx) => {
    const event = await holdEventAhead(tx, id, now)
    const row = await findGuest(tx, event, inviteeId)
    if (!row) throw new Failure('inviteeNotFound')
    if (row.cohost_status !== null && row.cohost_status !== 'DECLINED' && row.cohost_status !== 'FAILED') return row
    const asked = await setStatus(tx, event, inviteeId, 'PENDING')
    const key = `cohost/${asked.modification}`
    await queueNotice(tx, queue, event, [asked], { key, notice: { kind: 'cohost' } }, now)
    return asked
  })
}

/**
 * The organizer takes the hosting back. The co-host link ends with it: whoever was dismissed may hold it. What asks them and
 * is still on its way is dropped.
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
    await dropDeliveries(tx, event, [inviteeId], 'They are not asked any more.', now, 'cohost/')
    await tx.updateTable('events').set({ cohost_link: null }).where('id', '=', id).execute()
    return setStatus(tx, event, inviteeId, 'DECLINED')
  })
}

export interface CohostAnswer {
  user: { id: string; name: string; email: string | undefined; phone: string | undefined }
  status: 'ACCEPTED' | 'DECLINED'
  /** The co-host link that the user holds. */
  linkUuid: string | undefined
}

/**
 * A user's answer to being asked, or to the co-host link, which puts them on the guest list where they are not. The place
 * that a guest leaves by hosting goes to those who wait. @returns the row, and how many were given a place.
 * @throws Failure forbidden for who was not asked, linkInvalid, and those of an event that is over.
 */
export async function answerCohost(
  db: Db,
  eventId: string,
  { user, status, linkUuid }: CohostAnswer,
  now: number,
): Promise<{ row: InviteeRow; seated: number }> {
  return inTransaction(db, async (tx) => {
    const event = await holdEventAhead(tx, eventId, now)
    if (!(await holdUser(tx, user.id))) throw new Failure('sessionExpired')
    if (linkUuid !== undefined && linkUuid !== event.cohost_link) throw new Failure('linkInvalid')
    const own = await readInviteeOfUser(tx, eventId, user.id)
    // Neither the organizer nor whom a host removed.
    if (own?.role === 'organizer' || own?.rsvp_status === 'HIDDEN') throw new Failure('forbidden')
    const asked = own?.cohost_status ?? 'DECLINED'
    const wasAsked = asked !== 'DECLINED'
    if (!wasAsked && linkUuid === undefined) throw new Failure('forbidden')
    if (own) await dropDeliveries(tx, event, [own.invitee_id], 'They have answered.', now, 'cohost/')
    const asking = own ?? (await addByLink(tx, event, user, now))
    const row = await setStatus(tx, event, asking.invitee_id, status)
    const seated = own && placesOf(row) < placesOf(own) ? await seatWaiting(tx, event) : 0
    return { row, seated }
  })
}

async function addByLink(tx: Tx, event: EventRow, user: CohostAnswer['user'], now: number): Promise<NewInviteeRow> {
  if ((await readGuestCounts(tx, event.id)).entries >= inviteesPerEvent) throw new Failure('guestLimit')
  const row: NewInviteeRow = {
    event_id: event.id,
    invitee_id: randomUUID(),
    user_id: user.id,
    name: user.name,
    email: user.email ?? null,
    email_normalised: user.email ?? null,
    phone: user.phone ?? null,
    photo_url: null,
    role: 'attendee',
    source: 'link',
    created_by: null,
    rsvp_status: 'SEEN',
    invite_status: 'OPENED',
    waitlist_status: null,
    awaits: null,
    waitlisted_at: null,
    cohost_status: null,
    notification_preference: null,
    answers: '[]',
    answered_at: null,
    created_at: now,
  }
  await tx.insertInto('invitees').values(row).execute()
  return row
}

/** The uuid of an event's co-host link, made when there is none (COHOST-06). */
export async function cohostLink(db: Db, { id }: OrganizerOf<EventRow>, now: number): Promise<string> {
  return inTransaction(db, async (tx) => {
    const { cohost_link: known } = await holdEventAhead(tx, id, now)
    if (known !== null) return known
    const made = randomGuid()
    await tx.updateTable('events').set({ cohost_link: made }).where('id', '=', id).execute()
    return made
  })
}

/** Makes the link stop working: the next one has another uuid. */
export async function dropCohostLink(db: Db, { id }: OrganizerOf<EventRow>): Promise<void> {
  await db.updateTable('events').set({ cohost_link: null }).where('id', '=', id).execute()
}
