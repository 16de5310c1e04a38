import { sql } from 'kysely'
import { z } from 'zod'
import { instantOf, wallTime } from '@festoon/contract/rules/dates/timeZone'
import { inTransaction } from '../../database/inTransaction.ts'
import { anyOf } from '../../database/rows/anyOf.ts'
import { readRows } from '../../database/rows/readRows.ts'
import type { Db, InviteeRow } from '../../database/schema.ts'
import { settlingMs, notifyHosts, type Span } from '../../events/notifyHosts.ts'
import type { QueueNotifications } from '../../queue/jobData.ts'

/** The hour, in the event's time zone, at which a host's daily digest is sent. */
const digestHour = 8

/** Returns the most recent time, no later than `now`, at which a digest was due in a time zone. Times are in ms. */
export function digestTime(now: number, timeZone: string): number {
  const wall = wallTime(now, timeZone)
  const today = instantOf({ ...wall, hour: digestHour, minute: 0 }, timeZone)
  return today <= now ? today : instantOf({ ...wall, day: wall.day - 1, hour: digestHour, minute: 0 }, timeZone)
}

/** The maximum delay of a digest in ms. After a longer delay, the digest is skipped, and the next one covers its RSVPs too. */
const maxDelayMs = 6 * 3_600_000
/** The maximum number of events read per query. */
const pageSize = 500

/** The minimum time in ms between two immediate notifications of RSVPs to one event. */
const apartMs = 10 * 60_000

/**
 * Queues notifications of new RSVPs for hosts who chose immediate notifications, at most every `apartMs` for each event. Otherwise,
 * one guest who keeps changing an RSVP could email a host every minute. All RSVPs to an event since the previous notification are
 * combined into one message. RSVPs from the last `settlingMs` are left for a later call.
 * @returns The number of queued notifications.
 */
export async function queueNewRsvps(db: Db, queue: QueueNotifications, now: number): Promise<number> {
  const until = now - settlingMs
  return inTransaction(db, async (tx) => {
    await tx
      .insertInto('job_marks')
      .values({ name: 'rsvps', done_until: until })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { done_until: from } = await tx
      .selectFrom('job_marks')
      .select('done_until')
      .where('name', '=', 'rsvps')
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (from >= until) return 0
    await tx.updateTable('job_marks').set({ done_until: until }).where('name', '=', 'rsvps').execute()
    const events = await tx
      .selectFrom('invitees')
      .innerJoin('events', 'events.id', 'invitees.event_id')
      .select(['events.id', 'events.created_at', 'events.digested_until'])
      .distinct()
      // RSVPs that were held back are younger than this.
      .where('invitees.rsvp_at', '>', from - 2 * apartMs)
      .where('invitees.rsvp_at', '<=', until)
      .where(({ eb, fn, val }) => eb('invitees.rsvp_at', '>', fn.coalesce('events.digested_until', val(0))))
      .where('invitees.role', '=', 'attendee')
      .where('events.host_notification', '=', 'asTheyArrive')
      .where('events.canceled_at', 'is', null)
      .where(({ or, eb }) =>
        or([eb('events.digested_until', 'is', null), eb('events.digested_until', '<=', until - apartMs)]),
      )
      .execute()
    const free = await tx
      .selectFrom('events')
      .select('id')
      .where('id', '=', anyOf(events.map(({ id }) => id)))
      .forNoKeyUpdate()
      // An event that a host is editing waits for the next call, because the edit may be waiting for this one.
      .skipLocked()
      .execute()
    const ids = new Set(free.map(({ id }) => id))
    await tx
      .updateTable('events')
      .set({ digested_until: until })
      .where('id', '=', anyOf([...ids]))
      .execute()
    const spans = events
      .filter(({ id }) => ids.has(id))
      .map(({ id, created_at, digested_until }) => ({ eventId: id, from: digested_until ?? created_at, until }))
    return notifyHosts(tx, queue, spans, now)
  })
}

/**
 * Queues the daily digests that are due, at 8:00 a.m. in the event's time zone, until about two days after the event ends. Only
 * hosts who chose digests get one, and only if there were RSVPs since the last digest.
 * @returns The number of queued notifications.
 */
export async function queueDigests(db: Db, queue: QueueNotifications, now: number): Promise<number> {
  let queuedCount = 0
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const events = await db
      .selectFrom('events')
      .select(['id', 'time_zone', 'created_at', 'digested_until'])
      .where('canceled_at', 'is', null)
      .where('host_notification', '=', 'dailyDigest')
      .where('past_from', '>', now - 2 * 86_400_000)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
    const spans = events.flatMap((event): Span[] => {
      const until = digestTime(now, event.time_zone)
      const from = event.digested_until ?? event.created_at
      return from < until && now - until <= maxDelayMs ? [{ eventId: event.id, from, until }] : []
    })
    if (spans.length > 0) queuedCount += await queueDigestsOf(db, queue, spans, now)
    const last = events.at(-1)
    if (!last || events.length < pageSize) return queuedCount
    after = last.id
  }
}

const digestRow = z.object({ id: z.string(), has_rsvps: z.boolean() })

async function queueDigestsOf(db: Db, queue: QueueNotifications, spans: readonly Span[], now: number): Promise<number> {
  const byEvent = new Map(spans.map((span) => [span.eventId, span]))
  const dueSpans = sql`unnest(
    ${spans.map(({ eventId }) => eventId)}::uuid[], ${spans.map(({ from }) => from)}::bigint[],
    ${spans.map(({ until }) => until)}::bigint[]
  ) as due (event_id, since, until)`
  return inTransaction(db, async (tx) => {
    // Only the process that updates an event queues its digest. Another process that read the event at the same time
    // finds it updated.
    const query = sql`
      update events e set digested_until = due.until from ${dueSpans}
      where e.id = due.event_id and coalesce(e.digested_until, e.created_at) = due.since
      returning e.id, exists (
        select 1 from invitees i
        where i.event_id = e.id and i.rsvp_at > due.since and i.rsvp_at <= due.until and i.role = 'attendee'
      ) as has_rsvps
    `
    const rows = await readRows(tx, digestRow, query)
    const due = rows.flatMap(({ id, has_rsvps }) => (has_rsvps ? (byEvent.get(id) ?? []) : []))
    return notifyHosts(tx, queue, due, now)
  })
}

/** The maximum number of RSVPs listed in one message. */
const maxRsvps = 30

/**
 * Reads the RSVPs to an event within a time span, newest first and at most `maxRsvps`, excluding the reader's own. `more` is
 * the number of RSVPs beyond `maxRsvps`.
 */
export async function readNewRsvps(
  db: Db,
  reader: InviteeRow,
  { from, until }: { from: number; until: number },
): Promise<{ rows: InviteeRow[]; more: number }> {
  const inSpan = db
    .selectFrom('invitees')
    .where('event_id', '=', reader.event_id)
    .where('invitee_id', '<>', reader.invitee_id)
    .where('role', '=', 'attendee')
    .where(({ or, and, eb }) =>
      or([
        eb('rsvp_status', 'in', ['YES', 'NO', 'MAYBE']),
        // A message without an RSVP.
        and([eb('rsvp_status', '=', 'SEEN'), eb('rsvp_message', '<>', '')]),
      ]),
    )
    .where('rsvp_at', '>', from)
    .where('rsvp_at', '<=', until)
  const rows = await inSpan.selectAll().orderBy('rsvp_at', 'desc').orderBy('invitee_id').limit(maxRsvps).execute()
  const { count } = await inSpan.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { rows, more: count - rows.length }
}

/** Returns true if the user has agreed to receive SMS messages (TEXT-03). */
export async function takesSms(db: Db, userId: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('sms_permission_status').where('id', '=', userId).executeTakeFirst()
  return user?.sms_permission_status === 'granted'
}
