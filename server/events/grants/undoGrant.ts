import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { deletedAccount, formerHost } from '@festoon/contract/messages/guestData'
import * as copy from '@festoon/contract/messages/messaging/undelivered'
import { handoverMs } from '../../accounts/deletion/eraseAccount.ts'
import { carryBlocks } from '../../accounts/sending/carryBlocks.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { lockEvent, readEventOrSuspended } from '../../database/rows/eventRows.ts'
import type { Db, EventRow, InviteeRow, Tx } from '../../database/schema.ts'
import type { QueueNotifications } from '../../queue/jobData.ts'
import { dropDeliveries } from '../lockGuests.ts'
import { askCohosts } from '../notifications/queueForGuests.ts'
import { withdrawWords } from '../notifications/withdrawWords.ts'
import { dropCohostLink } from './cohostLink.ts'
import { declineRight } from './cohostRequests.ts'
import { nameFormerSender } from './handover.ts'

/** The right that a person got, as the link in the organizer's notice names it. */
interface GrantedRight {
  eventId: string
  grantId: string
}

/** The hosts who have a right by a grant: the person who got it, and the co-hosts they chose as the organizer since. */
export interface HeldGrant {
  event: EventRow
  rows: readonly InviteeRow[]
}

/**
 * Returns the hosts by a grant, also of a suspended event. Returns undefined if the event doesn't exist, or if it belongs to a person who
 * took it over since by another grant: they decide about its co-hosts, and not the person who was notified of this grant.
 */
export async function readHeldGrant(db: Db, { eventId, grantId }: GrantedRight): Promise<HeldGrant | undefined> {
  const event = await readEventOrSuspended(db, eventId)
  return event && readHolders(db, event, grantId)
}

async function readHolders(db: Db, event: EventRow, grantId: string): Promise<HeldGrant | undefined> {
  const hosts = await db
    .selectFrom('invitees')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('rsvp_status', '<>', 'HIDDEN')
    .where(({ or, eb }) => or([eb('role', '=', 'organizer'), eb('cohost_status', '=', 'ACCEPTED')]))
    // The organizer, and then the person who got this very grant.
    .orderBy('role', 'desc')
    .orderBy(({ fn }) => fn<number>('array_length', ['cohost_grants', sql.lit(1)]))
    .execute()
  const rows = hosts.filter(({ cohost_grants }) => cohost_grants.includes(grantId))
  // Empty for the person who created the event.
  const organizers = hosts.find(({ role }) => role === 'organizer')?.cohost_grants ?? []
  const isTheirs = rows.every(({ cohost_grants }) => organizers.every((grant) => cohost_grants.includes(grant)))
  return organizers.includes(grantId) || isTheirs ? { event, rows } : undefined
}

/**
 * Ends the rights of the hosts by a grant, for the person who was notified of it, withdraws what they haven't sent yet, and invalidates the
 * co-host link. If one of them has taken the event over, it has no organizer again: its other co-hosts are asked to take it over, and it is
 * canceled if none of them does. Returns these hosts as they were before, or undefined as `readHeldGrant` does.
 */
export async function undoGrant(
  db: Db,
  queue: QueueNotifications,
  { eventId, grantId }: GrantedRight,
  now: number,
): Promise<HeldGrant | undefined> {
  return inTransaction(db, async (tx) => {
    const event = await lockEvent(tx, eventId)
    const heldGrant = event && (await readHolders(tx, event, grantId))
    if (!heldGrant) return undefined
    const { rows } = heldGrant
    if (rows.length === 0) return heldGrant
    const ids = rows.map(({ invitee_id }) => invitee_id)
    const organizer = rows.find(({ role }) => role === 'organizer')
    if (organizer) await nameFormerSender(tx, event)
    await withdrawWords(tx, event, ids, now)
    await dropDeliveries(tx, event, ids, copy.requestWithdrawn, now, 'cohost/')
    await dropCohostLink(tx, event)
    for (const id of ids) await declineRight(tx, event, id)
    if (organizer) await askCohosts(tx, queue, await withoutOrganizer(tx, event, organizer, now), now)
    return heldGrant
  })
}

/** Takes an event from its organizer, as if they had handed it over. They stay on the guest list. Returns the event. */
async function withoutOrganizer(tx: Tx, event: EventRow, { invitee_id }: InviteeRow, now: number): Promise<EventRow> {
  await tx
    .updateTable('invitees')
    .set({ role: 'attendee' })
    .where('event_id', '=', event.id)
    .where('invitee_id', '=', invitee_id)
    .execute()
  await tx.deleteFrom('cohost_requests').where('event_id', '=', event.id).execute()
  await carryBlocks(tx, event.organizer_id, [event.id])
  // The account of the organizer who handed it over was deleted when it was taken over.
  const former = randomUUID()
  const noAccount = { granted_sms_permission: false, sms_permission_status: null, coins: 0, photo_url: null }
  await tx
    .insertInto('users')
    .values({ id: former, name: deletedAccount, created_at: now, deleted_at: now, ...noAccount })
    .execute()
  const isUpcoming = event.canceled_at === null && event.past_from > now
  return tx
    .updateTable('events')
    .set({
      organizer_id: former,
      hosted_by: formerHost,
      origin: '{}',
      handover_until: isUpcoming ? now + handoverMs : null,
      // Restoring this organizer's account doesn't concern the event anymore.
      suspended_with_account: false,
      modification: sql`nextval('modifications')`,
    })
    .where('id', '=', event.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
