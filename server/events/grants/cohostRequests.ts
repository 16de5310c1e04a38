import { sql } from 'kysely'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/messaging/undelivered'
import { hostedBy, type OrganizerOf } from '../../core/brands.ts'
import { Failure } from '../../core/Failure.ts'
import { addressKey } from '../../crypto/addressKey.ts'
import { announce } from '../../database/announce.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { readInvitee } from '../../database/rows/inviteeRows.ts'
import type { CohostRequestRow, Db, EventRow, InviteeRow, Tx } from '../../database/schema.ts'
import type { QueueNotifications } from '../../queue/jobData.ts'
import { lockHosted } from '../../rpc/access/lockHosted.ts'
import { requireOpenSession, type Session } from '../../rpc/access/sessionOfToken.ts'
import { requireUpcoming } from '../lockEvent.ts'
import { dropDeliveries } from '../lockGuests.ts'
import { queueForGuests } from '../notifications/queueForGuests.ts'
import { withdrawWords } from '../notifications/withdrawWords.ts'
import { provingContact } from '../view/provingContact.ts'
import { dropCohostLink } from './cohostLink.ts'

/** The time for which a request to co-host can be accepted, in ms. */
const requestMs = limits.cohostRequestDays * 86_400_000

const findGuest = (tx: Tx, event: EventRow, inviteeId: string): Promise<InviteeRow | undefined> =>
  tx
    .selectFrom('invitees')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('invitee_id', '=', inviteeId)
    .where('rsvp_status', '<>', 'HIDDEN')
    .where('role', '=', 'attendee')
    .executeTakeFirst()

/** The guest, the organizer's session, and the HMAC secret passed to `addressKey`. */
interface Asking {
  inviteeId: string
  session: Pick<Session, 'id'>
  key: Buffer
}

/**
 * Asks a guest to co-host, by email or SMS. Does nothing if the guest is a co-host or has already been asked, unless the guest
 * declined, or the earlier request couldn't be sent or has expired. Returns the guest.
 * @throws Failure as `lockHosted`; sessionExpired if the session has ended, eventCancelled, eventPast, or inviteeNotFound.
 */
export async function askCohost(
  db: Db,
  queue: QueueNotifications,
  organizedEvent: OrganizerOf<EventRow>,
  { inviteeId, session, key }: Asking,
  now: number,
): Promise<InviteeRow> {
  return inTransaction(db, async (tx) => {
    const event = requireUpcoming(await lockHosted(tx, organizedEvent, 'organizer'), now)
    // Signing out everywhere withdraws the request.
    await requireOpenSession(tx, session)
    const row = await findGuest(tx, event, inviteeId)
    if (!row) throw new Failure('inviteeNotFound')
    const open = await findRequest(tx, event, inviteeId)
    if (row.cohost_status === 'ACCEPTED') return row
    if (open && open.state !== 'FAILED' && open.expires_at > now) return row
    if (open) await withdrawRequest(tx, event, inviteeId)
    const request = { asked_by: event[hostedBy], asked_at: now, expires_at: now + requestMs, ...addresseeOf(key, row) }
    await tx
      .insertInto('cohost_requests')
      .values({ event_id: event.id, invitee_id: inviteeId, ...request })
      .execute()
    const askedGuest = (await findGuest(tx, event, inviteeId)) ?? row
    await queueForGuests(
      tx,
      queue,
      event,
      [askedGuest],
      { key: `cohost/${askedGuest.modification}`, notice: { kind: 'cohost' } },
      now,
    )
    await announce(tx, event, askedGuest.user_id)
    return askedGuest
  })
}

/** Returns who a request to a guest is for: the account that the host chose, or else the contact that proves who the guest is. */
function addresseeOf(key: Buffer, row: InviteeRow): Pick<CohostRequestRow, 'contact_key' | 'user_id'> {
  if (row.is_connected && row.user_id !== null) return { contact_key: null, user_id: row.user_id }
  const contact = provingContact(row)
  return { contact_key: contact && addressKey(key, contact.kind, contact.value), user_id: null }
}

const findRequest = (tx: Tx, { id }: Pick<EventRow, 'id'>, inviteeId: string): Promise<CohostRequestRow | undefined> =>
  tx
    .selectFrom('cohost_requests')
    .selectAll()
    .where('event_id', '=', id)
    .where('invitee_id', '=', inviteeId)
    .executeTakeFirst()

/** Ends a request to co-host after it was answered, replaced, or taken back. */
export async function withdrawRequest(tx: Tx, { id }: Pick<EventRow, 'id'>, inviteeId: string): Promise<void> {
  await tx.deleteFrom('cohost_requests').where('event_id', '=', id).where('invitee_id', '=', inviteeId).execute()
}

/**
 * Removes a co-host, also of a suspended event, with what they haven't sent yet, or withdraws a request to co-host and cancels its unsent
 * messages. Also invalidates the co-host link, which the guest may have. Returns the guest.
 * @throws Failure as `lockHosted`; inviteeNotFound if the guest is gone, or the guest was never asked to co-host.
 */
export async function dismissCohost(
  db: Db,
  organizedEvent: OrganizerOf<EventRow>,
  inviteeId: string,
  now: number,
): Promise<InviteeRow> {
  return inTransaction(db, async (tx) => {
    const event = await lockHosted(tx, organizedEvent, 'organizer', { evenSuspended: true })
    await withdrawWords(tx, event, [inviteeId], now)
    const row = await findGuest(tx, event, inviteeId)
    if (!row?.cohost_status) throw new Failure('inviteeNotFound')
    await dropDeliveries(tx, event, [inviteeId], copy.requestWithdrawn, now, 'cohost/')
    await dropCohostLink(tx, event)
    return declineRight(tx, event, inviteeId)
  })
}

/** Ends a guest's right or request to co-host, and shows the guest as declined. Returns the guest. */
export async function declineRight(tx: Tx, event: EventRow, inviteeId: string): Promise<InviteeRow> {
  await withdrawRequest(tx, event, inviteeId)
  const row = await tx
    .updateTable('invitees')
    .set({ cohost_status: 'DECLINED', modification: sql`nextval('modifications')` })
    .where('event_id', '=', event.id)
    .where('invitee_id', '=', inviteeId)
    .returningAll()
    .executeTakeFirstOrThrow()
  await announce(tx, event, row.user_id)
  return row
}

/**
 * Records that a request to co-host was sent or couldn't be. If its state is no longer `from`, for example because the guest has
 * replied, records nothing. Returns the guest if the state changed.
 */
export async function recordRequestDelivery(
  tx: Tx,
  { eventId, inviteeId }: { eventId: string; inviteeId: string },
  state: 'SUCCESS' | 'FAILED',
  from: CohostRequestRow['state'],
): Promise<InviteeRow | undefined> {
  const changedRow = await tx
    .updateTable('cohost_requests')
    .set({ state })
    .where('event_id', '=', eventId)
    .where('invitee_id', '=', inviteeId)
    .where('state', '=', from)
    .returning('invitee_id')
    .executeTakeFirst()
  return changedRow && readInvitee(tx, eventId, inviteeId)
}
