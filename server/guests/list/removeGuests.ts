import { sql } from 'kysely'
import { guestRemoved } from '@festoon/contract/messages/messaging/undelivered'
import { hostedBy, type HostOf } from '../../core/brands.ts'
import { Failure } from '../../core/Failure.ts'
import { announce, announceUser } from '../../database/announce.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { anyOf } from '../../database/rows/anyOf.ts'
import { exclude } from '../../database/rows/exclusions.ts'
import type { Db, EventRow, InviteeRow, Tx } from '../../database/schema.ts'
import { requireLive } from '../../events/lockEvent.ts'
import { dropDeliveries, lockGuests } from '../../events/lockGuests.ts'
import { withdrawWords } from '../../events/notifications/withdrawWords.ts'
import { promoteWaiting } from '../../events/waitlist.ts'
import { lockHosted } from '../../rpc/access/lockHosted.ts'

/**
 * Removes the given guests on behalf of a host (INV-03). If any of them can't be removed, none are. Cancels their
 * pending deliveries and gives their spots to the waitlist. If one of them is a co-host or was asked to be, also withdraws what they
 * haven't sent yet, and invalidates the co-host link, which they may have. Skips guests who were already removed. `key` is the HMAC secret
 * passed to `recipientKey`.
 * @returns The number of removed guests, and the number of guests promoted from the waitlist.
 * @throws Failure as `lockHosted`; eventCancelled, inviteeNotFound, organizerStays, or forbidden if a co-host tries to remove a
 * co-host.
 */
export async function removeGuests(
  db: Db,
  hostedEvent: HostOf<EventRow>,
  inviteeIds: readonly string[],
  now: number,
  key: Buffer,
): Promise<{ removed: number; promotedCount: number }> {
  const ids = [...new Set(inviteeIds)]
  return inTransaction(db, async (tx) => {
    const event = requireLive(await lockHosted(tx, hostedEvent, 'host'))
    const { id } = event
    await withdrawWords(tx, event, ids, now)
    const rows = await lockGuests(tx, event, ids)
    if (rows.length < ids.length) throw new Failure('inviteeNotFound')
    const leaving = rows.filter(({ rsvp_status }) => rsvp_status !== 'HIDDEN')
    if (leaving.some(({ role }) => role === 'organizer')) throw new Failure('organizerStays')
    if (event.organizer_id !== event[hostedBy] && leaving.some(({ cohost_status }) => cohost_status === 'ACCEPTED'))
      throw new Failure('forbidden')
    if (leaving.length === 0) return { removed: 0, promotedCount: 0 }
    const leavingIds = leaving.map(({ invitee_id }) => invitee_id)
    await tx
      .updateTable('invitees')
      .set({
        rsvp_status: 'HIDDEN',
        waitlist_status: null,
        awaits: null,
        waitlisted_at: null,
        cohost_status: null,
        modification: sql`nextval('modifications')`,
      })
      .where('event_id', '=', id)
      .where('invitee_id', '=', anyOf(leavingIds))
      .execute()
    await exclude(tx, key, leaving, 'removed', now)
    if (leaving.some(({ cohost_status }) => cohost_status !== null))
      await tx.updateTable('events').set({ cohost_link: null }).where('id', '=', id).execute()
    await dropDeliveries(tx, event, leavingIds, guestRemoved, now)
    const promotedCount = await promoteWaiting(tx, event)
    await notifyListeners(tx, event, leaving)
    return { removed: leavingIds.length, promotedCount }
  })
}

/**
 * Returns true if a guest hasn't been sent an invitation, hasn't opened it, hasn't responded, and is neither a host nor being
 * asked to co-host.
 */
const isUnsent = (row: InviteeRow): boolean =>
  row.role === 'attendee' &&
  row.rsvp_status === 'INVITED' &&
  row.invite_status === 'PENDING' &&
  (row.cohost_status === null || row.cohost_status === 'DECLINED')

/**
 * Permanently deletes the given guests. Skips guests who no longer exist or were removed.
 * @returns The number of deleted guests.
 * @throws Failure as `lockHosted`; eventCancelled, or inviteSent if any of the guests doesn't meet the conditions of `isUnsent`, or was
 * sent anything, maybe at another address: what is known of who sent it would be deleted, too.
 */
export async function deleteUnsent(
  db: Db,
  hostedEvent: HostOf<EventRow>,
  inviteeIds: readonly string[],
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const event = requireLive(await lockHosted(tx, hostedEvent, 'host'))
    const { id } = event
    const rows = (await lockGuests(tx, event, inviteeIds)).filter(({ rsvp_status }) => rsvp_status !== 'HIDDEN')
    if (rows.length === 0) return 0
    const sentDelivery = await tx
      .selectFrom('deliveries')
      .select('key')
      .where('event_id', '=', id)
      .where('invitee_id', '=', anyOf(rows.map(({ invitee_id }) => invitee_id)))
      .where('message_id', 'is not', null)
      .limit(1)
      .executeTakeFirst()
    if (sentDelivery || !rows.every(isUnsent)) throw new Failure('inviteSent')
    await tx
      .deleteFrom('invitees')
      .where('event_id', '=', id)
      .where('invitee_id', '=', anyOf(rows.map(({ invitee_id }) => invitee_id)))
      .execute()
    await announce(tx, event)
    return rows.length
  })
}

/** Notifies the listeners of each removed user, which ends their streams, and then the event's listeners. */
async function notifyListeners(tx: Tx, event: EventRow, rows: readonly InviteeRow[]): Promise<void> {
  for (const { user_id } of rows) if (user_id !== null) await announceUser(tx, user_id)
  await announce(tx, event)
}
