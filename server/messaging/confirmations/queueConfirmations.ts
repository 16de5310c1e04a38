import { sql } from 'kysely'
import { z } from 'zod'
import { replies, type NotificationDelivery } from '../../core/notices/notification.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { readRows } from '../../database/rows/readRows.ts'
import type { Db } from '../../database/schema.ts'
import { queuedRow } from '../../events/notifications/queueForGuests.ts'
import type { QueueNotifications } from '../../queue/jobData.ts'

/** The time in ms after an RSVP before it is confirmed. A slip of the finger is undone or corrected by then. */
export const settleMs = 30_000
/** The minimum time in ms between two confirmations to one guest. */
const apartMs = 10 * 60_000

/** The maximum number of planned confirmations handled per call. */
const batch = 1_000

/** The key of the advisory lock for queueing confirmations. The number is arbitrary, but no other lock may use it. */
const queueLock = 4_205_331_187

/**
 * Queues the confirmations that RSVPs planned (functions/plan_confirmation.sql): the first one of a guest after `settleMs`, and
 * later ones at least `apartMs` apart, so that a guest who keeps changing an RSVP doesn't flood the mailbox. Only the guest's
 * current RSVP is confirmed: none that was undone or changed since, and none that is again the one that was just confirmed. Each
 * is queued only once, even if several processes call this function at the same time.
 * @returns The number of queued confirmations.
 */
export async function queueConfirmations(db: Db, queue: QueueNotifications, now: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    const lock = sql`select pg_try_advisory_xact_lock(${queueLock}::bigint) as is_ours`
    const [lockResult] = await readRows(tx, z.object({ is_ours: z.boolean() }), lock)
    if (lockResult?.is_ours !== true) return 0
    const query = sql`
      with planned as materialized (
        select d.event_id, d.invitee_id, d.key, d.created_at,
          split_part(d.key, '/', 2) is not distinct from rsvp_reply(i) as is_current
        from deliveries d join invitees i using (event_id, invitee_id)
        where d.state = 'planned' and d.created_at <= ${now - settleMs}::bigint and not exists (
          select 1 from deliveries other
          where other.event_id = d.event_id and other.invitee_id = d.invitee_id and other.key like 'confirmation/%'
            and (other.state = 'queued' or other.state = 'sent' and other.finished_at > ${now - apartMs}::bigint)
        )
        limit ${batch} for update of d skip locked
      ), latest as (
        select distinct on (event_id, invitee_id) event_id, invitee_id, key, created_at
        from planned where is_current
        order by event_id, invitee_id, split_part(key, '/', 3)::bigint desc
      ), wanted as (
        select l.event_id, l.invitee_id, l.key
        from latest l
        where not exists (
          select 1 from (
            select before.key, before.finished_at from deliveries before
            where before.event_id = l.event_id and before.invitee_id = l.invitee_id and before.key like 'confirmation/%'
              and before.state = 'sent'
            order by before.finished_at desc
            limit 1
          ) last
          where split_part(last.key, '/', 2) = split_part(l.key, '/', 2)
            and last.finished_at > l.created_at - ${apartMs}::bigint
        )
      ), superseded as (
        delete from deliveries d using planned p
        where (d.event_id, d.invitee_id, d.key) = (p.event_id, p.invitee_id, p.key)
          and not exists (
            select 1 from wanted w where (w.event_id, w.invitee_id, w.key) = (p.event_id, p.invitee_id, p.key)
          )
      )
      update deliveries d set state = 'queued' from wanted w
      where (d.event_id, d.invitee_id, d.key) = (w.event_id, w.invitee_id, w.key)
      returning d.event_id, d.invitee_id, d.key
    `
    const rows = await readRows(tx, queuedRow, query)
    const deliveries = rows.flatMap(({ event_id: eventId, invitee_id: inviteeId, key }): NotificationDelivery[] => {
      const reply = replies.find((one) => key.startsWith(`confirmation/${one}/`))
      return reply === undefined ? [] : [{ eventId, inviteeId, key, notice: { kind: 'confirmation', reply } }]
    })
    if (deliveries.length > 0) await queue(tx, deliveries)
    return deliveries.length
  })
}
