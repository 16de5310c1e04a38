import { sql } from 'kysely'
import type { Notification, NotificationDelivery } from '../core/notices/notification.ts'
import { readRows } from '../database/rows/readRows.ts'
import type { EventRow, Tx } from '../database/schema.ts'
import type { QueueNotifications } from '../queue/jobData.ts'
import { queuedRow } from './notifications/queueForGuests.ts'

/**
 * The time in ms that an RSVP may take to be committed. An RSVP is timestamped when its request arrives, so the newest RSVPs
 * may not be visible in the database yet.
 */
export const settlingMs = 60_000

export interface Span {
  eventId: string
  /** The start of the span in ms, exclusive. */
  from: number
  /** The end of the span in ms, inclusive. */
  until: number
}

/**
 * Handles a change to how often hosts are notified of RSVPs. After a switch to immediate notifications, queues a notification
 * of the RSVPs that weren't in a digest yet. After a switch to daily digests, the next digest starts where the last immediate
 * notification ended.
 */
export async function changeDigestRhythm(
  tx: Tx,
  queue: QueueNotifications,
  { before, after }: { before: EventRow; after: EventRow },
  now: number,
): Promise<void> {
  if (before.host_notification === after.host_notification || after.host_notification === 'dailyDigest') return
  // Locked, so that no other process collects RSVPs now and skips this event.
  const mark = await tx
    .selectFrom('job_marks')
    .select('done_until')
    .where('name', '=', 'rsvps')
    .forShare()
    .executeTakeFirst()
  const until = mark?.done_until ?? now - settlingMs
  const from = before.digested_until ?? before.created_at
  await tx.updateTable('events').set({ digested_until: until }).where('id', '=', after.id).execute()
  if (from < until && (await hasNewRsvps(tx, after.id, { from, until })))
    await notifyHosts(tx, queue, [{ eventId: after.id, from, until }], now)
}

async function hasNewRsvps(tx: Tx, eventId: string, { from, until }: Omit<Span, 'eventId'>): Promise<boolean> {
  const hosts = await tx
    .selectFrom('invitees')
    .select('invitee_id')
    .where('event_id', '=', eventId)
    .where('rsvp_at', '>', from)
    .where('rsvp_at', '<=', until)
    .where('role', '=', 'attendee')
    .limit(1)
    .executeTakeFirst()
  return hosts !== undefined
}

export async function notifyHosts(
  tx: Tx,
  queue: QueueNotifications,
  spans: readonly Span[],
  now: number,
): Promise<number> {
  if (spans.length === 0) return 0
  const noticeOf = new Map(
    spans.map(({ eventId, from, until }) => [eventId, { kind: 'rsvps', from, until } satisfies Notification] as const),
  )
  const query = sql`
    insert into deliveries (event_id, invitee_id, key, state, created_at)
    select i.event_id, i.invitee_id, 'rsvps/' || due.until, 'queued', ${now}::bigint
    from unnest(
      ${spans.map(({ eventId }) => eventId)}::uuid[], ${spans.map(({ until }) => until)}::bigint[]
    ) as due (event_id, until)
    join invitees i on i.event_id = due.event_id
    where i.rsvp_status <> 'HIDDEN' and (i.role = 'organizer' or i.cohost_status = 'ACCEPTED')
    on conflict do nothing
    returning event_id, invitee_id, key
  `
  const rows = await readRows(tx, queuedRow, query)
  const deliveries = rows.flatMap(({ event_id: eventId, invitee_id: inviteeId, key }): NotificationDelivery[] => {
    const notice = noticeOf.get(eventId)
    return notice ? [{ eventId, inviteeId, key, notice }] : []
  })
  if (deliveries.length > 0) await queue(tx, deliveries)
  return deliveries.length
}
