import { sql } from 'kysely'
import { digestTime } from '../reminders/digestTime.ts'
import { inTransaction } from './inTransaction.ts'
import type { Notice, NoticeDelivery, QueueNotices } from './notices.ts'
import type { Db, EventRow, InviteeRow, Tx } from './schema.ts'

/** An answer counts from when its call came: the call may take this long to be through, ms. */
const settlingMs = 60_000
/** A digest that is later than this, ms, waits for the next morning, and tells of both days. */
const latestMs = 6 * 3_600_000
/** Events whose digests are made in one go. */
const pageSize = 500

interface Span {
  eventId: string
  /** Answers after this instant, ms, … */
  from: number
  /** … up to this one. */
  until: number
}

/**
 * Queues for hosts who hear of answers as they arrive what came since it was last told. Several answers within a minute are
 * one message. @returns how many were queued.
 */
export async function queueArrivedAnswers(db: Db, queue: QueueNotices, now: number): Promise<number> {
  const until = now - settlingMs
  return inTransaction(db, async (tx) => {
    await tx
      .insertInto('job_marks')
      .values({ name: 'answers', done_until: until })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { done_until: from } = await tx
      .selectFrom('job_marks')
      .select('done_until')
      .where('name', '=', 'answers')
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (from >= until) return 0
    await tx.updateTable('job_marks').set({ done_until: until }).where('name', '=', 'answers').execute()
    const events = await tx
      .selectFrom('invitees')
      .innerJoin('events', 'events.id', 'invitees.event_id')
      .select('events.id')
      .distinct()
      .where('invitees.answered_at', '>', from)
      .where('invitees.answered_at', '<=', until)
      .where('invitees.role', '=', 'attendee')
      .where('events.host_notification', '=', 'asTheyArrive')
      .where('events.cancelled_at', 'is', null)
      .execute()
    return tellHosts(
      tx,
      queue,
      events.map(({ id }) => ({ eventId: id, from, until })),
      now,
    )
  })
}

/**
 * Queues the daily digests that are due, 8 in the morning at the party: to hosts who want one, and only where somebody
 * answered since the last. @returns how many were queued.
 */
export async function queueDigests(db: Db, queue: QueueNotices, now: number): Promise<number> {
  let queued = 0
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const events = await db
      .selectFrom('events')
      .select(['id', 'time_zone', 'created_at', 'digested_until'])
      .where('cancelled_at', 'is', null)
      .where('host_notification', '=', 'dailyDigest')
      .where('is_draft', '=', false)
      .where('past_from', '>', now - 2 * 86_400_000)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
    const spans = events.flatMap((event): Span[] => {
      const until = digestTime(now, event.time_zone)
      const from = event.digested_until ?? event.created_at
      return from < until && now - until <= latestMs ? [{ eventId: event.id, from, until }] : []
    })
    if (spans.length > 0) queued += await queueDigestsOf(db, queue, spans, now)
    const last = events.at(-1)
    if (!last || events.length < pageSize) return queued
    after = last.id
  }
}

async function queueDigestsOf(db: Db, queue: QueueNotices, spans: readonly Span[], now: number): Promise<number> {
  const byEvent = new Map(spans.map((span) => [span.eventId, span]))
  const due = sql`unnest(
    ${spans.map(({ eventId }) => eventId)}::uuid[], ${spans.map(({ from }) => from)}::bigint[],
    ${spans.map(({ until }) => until)}::bigint[]
  ) as due (event_id, since, until)`
  return inTransaction(db, async (tx) => {
    // Whoever takes an event on tells its digest: another process that looked at the same time finds it taken.
    const { rows } = await sql<{ id: string; has_answers: boolean }>`
      update events e set digested_until = due.until from ${due}
      where e.id = due.event_id and coalesce(e.digested_until, e.created_at) = due.since
      returning e.id, exists (
        select 1 from invitees i
        where i.event_id = e.id and i.answered_at > due.since and i.answered_at <= due.until and i.role = 'attendee'
      ) as has_answers
    `.execute(tx)
    const told = rows.flatMap(({ id, has_answers }) => (has_answers ? (byEvent.get(id) ?? []) : []))
    return tellHosts(tx, queue, told, now)
  })
}

/**
 * The host wants to hear of answers in another rhythm from now on: those of today, of which the digest has not told, are told
 * at once; the next digest begins where telling as they arrive left off.
 */
export async function changeRhythm(
  tx: Tx,
  queue: QueueNotices,
  { before, after }: { before: EventRow; after: EventRow },
  now: number,
): Promise<void> {
  if (before.host_notification === after.host_notification) return
  // Held, so that nobody looks for answers meanwhile and passes over this event.
  const mark = await tx
    .selectFrom('job_marks')
    .select('done_until')
    .where('name', '=', 'answers')
    .forShare()
    .executeTakeFirst()
  const until = mark?.done_until ?? now - settlingMs
  const from = before.digested_until ?? before.created_at
  await tx.updateTable('events').set({ digested_until: until }).where('id', '=', after.id).execute()
  const isArriving = after.host_notification === 'asTheyArrive'
  if (isArriving && from < until && (await hasAnswers(tx, after.id, { from, until })))
    await tellHosts(tx, queue, [{ eventId: after.id, from, until }], now)
}

async function hasAnswers(tx: Tx, eventId: string, { from, until }: Omit<Span, 'eventId'>): Promise<boolean> {
  const found = await tx
    .selectFrom('invitees')
    .select('invitee_id')
    .where('event_id', '=', eventId)
    .where('answered_at', '>', from)
    .where('answered_at', '<=', until)
    .where('role', '=', 'attendee')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

async function tellHosts(tx: Tx, queue: QueueNotices, spans: readonly Span[], now: number): Promise<number> {
  if (spans.length === 0) return 0
  const noticeOf = new Map(
    spans.map(({ eventId, from, until }) => [eventId, { kind: 'answers', from, until } satisfies Notice] as const),
  )
  const { rows } = await sql<{ event_id: string; invitee_id: string; key: string }>`
    insert into deliveries (event_id, invitee_id, key, state, created_at)
    select i.event_id, i.invitee_id, 'answers/' || due.until, 'queued', ${now}::bigint
    from unnest(
      ${spans.map(({ eventId }) => eventId)}::uuid[], ${spans.map(({ until }) => until)}::bigint[]
    ) as due (event_id, until)
    join invitees i on i.event_id = due.event_id
    where i.rsvp_status <> 'HIDDEN' and (i.role = 'organizer' or i.cohost_status = 'ACCEPTED')
    on conflict do nothing
    returning event_id, invitee_id, key
  `.execute(tx)
  const deliveries = rows.flatMap(({ event_id: eventId, invitee_id: inviteeId, key }): NoticeDelivery[] => {
    const notice = noticeOf.get(eventId)
    return notice ? [{ eventId, inviteeId, key, notice }] : []
  })
  if (deliveries.length > 0) await queue(tx, deliveries)
  return deliveries.length
}

/** Answers of guests that one message names. */
const named = 30

/** What came in at an event within a span, the newest first, but for what `reader` answered; `more`: how many besides. */
export async function readAnswers(
  db: Db,
  reader: InviteeRow,
  { from, until }: { from: number; until: number },
): Promise<{ rows: InviteeRow[]; more: number }> {
  const answers = db
    .selectFrom('invitees')
    .where('event_id', '=', reader.event_id)
    .where('invitee_id', '<>', reader.invitee_id)
    .where('role', '=', 'attendee')
    .where('rsvp_status', 'in', ['YES', 'NO'])
    .where('answered_at', '>', from)
    .where('answered_at', '<=', until)
  const rows = await answers.selectAll().orderBy('answered_at', 'desc').orderBy('invitee_id').limit(named).execute()
  const { count } = await answers.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { rows, more: count - rows.length }
}

/** Whether an account has said that it takes text messages (TEXT-01). */
export async function takesTexts(db: Db, userId: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('text_permission_status').where('id', '=', userId).executeTakeFirst()
  return user?.text_permission_status === 'granted'
}
