import { sql, type NotNull, type SqlBool } from 'kysely'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'
import type { NotificationDelivery } from '../../core/notices/notification.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { readRows } from '../../database/rows/readRows.ts'
import type { Db } from '../../database/schema.ts'
import { queuedRow } from '../../events/notifications/queueForGuests.ts'
import type { QueueNotifications } from '../../queue/jobData.ts'
import { decideTime, isQuiet, reminderTimes, type ReminderTime } from './reminderTimes.ts'

const dayMs = 86_400_000
/**
 * The time in ms before an event's start at which the event is first checked for due reminders. The first reminder is due about
 * a week before the start.
 */
const aheadMs = 8 * dayMs
/** The maximum number of events read per query. */
const pageSize = 500

interface Due extends ReminderTime {
  eventId: string
  startTime: number
  key: string
}

/**
 * Queues the reminders that are due. Each guest gets each kind of reminder only once, unless the event moves to another day.
 * Guests aren't reminded within 24 hours of being invited.
 * @returns The number of queued reminders.
 */
export async function queueReminders(db: Db, queue: QueueNotifications, now: number): Promise<number> {
  let queuedCount = 0
  let after = { startTime: now, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
  for (;;) {
    const events = await db
      .selectFrom('events')
      .select(['id', 'start_time', 'time_zone'])
      // Parties without a date aren't coming up.
      .where('start_time', 'is not', null)
      .$narrowType<{ start_time: NotNull }>()
      .where('canceled_at', 'is', null)
      .where('reminders_enabled', '=', true)
      .where('start_time', '<=', now + aheadMs)
      .where(sql<SqlBool>`(start_time, id) > (${after.startTime}::bigint, ${after.id}::uuid)`)
      .orderBy('start_time')
      .orderBy('id')
      .limit(pageSize)
      .execute()
    const due = events.flatMap((event) => dueOf(event, now))
    if (due.length > 0) queuedCount += await queueDue(db, queue, due, now)
    const last = events.at(-1)
    if (!last || events.length < pageSize) return queuedCount
    after = { startTime: last.start_time, id: last.id }
  }
}

function dueOf(event: { id: string; start_time: number; time_zone: string }, now: number): Due[] {
  const { id: eventId, start_time: startTime, time_zone: timeZone } = event
  if (isQuiet(now, timeZone)) return []
  return reminderTimes({ startTime, timeZone })
    .filter(({ from, until }) => from <= now && now < until)
    .map((time) => ({ ...time, eventId, startTime, key: `reminder/${time.kind}/${dayIn(startTime, timeZone)}` }))
}

/**
 * SQL condition for the recipients of a reminder. The one to decide goes to guests who said maybe, and
 * the last reminder to guests who said yes before it was due.
 * The others go to guests who were sent an invitation or opened the event page but haven't sent an RSVP.
 */
const isRecipient = sql<SqlBool>`
  case when due.kind = 'decide' then i.rsvp_status = 'MAYBE'
    when due.kind = 'going' then i.rsvp_status = 'YES' and coalesce(i.rsvp_at, 0) < due.since
    else i.rsvp_status = 'SEEN' or (i.rsvp_status = 'INVITED' and i.invite_status in ('SUCCESS', 'OPENED', 'CLICKED'))
  end`

/**
 * Queues the reminders to guests who said maybe, the day before they should have decided, or as soon as they say maybe after that.
 * Each guest gets only one, even if the day changes.
 * @returns The number of queued reminders.
 */
export async function queueDecisions(db: Db, queue: QueueNotifications, now: number): Promise<number> {
  let queuedCount = 0
  let after = { decideBy: now, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
  for (;;) {
    const events = await db
      .selectFrom('events')
      .select(['id', 'start_time', 'decide_by', 'time_zone'])
      .where('start_time', 'is not', null)
      .where('decide_by', 'is not', null)
      .$narrowType<{ start_time: NotNull; decide_by: NotNull }>()
      .where('canceled_at', 'is', null)
      .where('reminders_enabled', '=', true)
      .where('decide_by', '<=', now + 2 * dayMs)
      .where(sql<SqlBool>`(decide_by, id) > (${after.decideBy}::bigint, ${after.id}::uuid)`)
      .orderBy('decide_by')
      .orderBy('id')
      .limit(pageSize)
      .execute()
    const due = events.flatMap(({ id: eventId, start_time: startTime, decide_by: decideBy, time_zone: timeZone }) => {
      const time = decideTime({ decideBy, timeZone })
      const isDue = time.from <= now && now < time.until && !isQuiet(now, timeZone)
      return isDue ? [{ ...time, eventId, startTime, key: `reminder/${time.kind}` }] : []
    })
    if (due.length > 0) queuedCount += await queueDue(db, queue, due, now)
    const last = events.at(-1)
    if (!last || events.length < pageSize) return queuedCount
    after = { decideBy: last.decide_by, id: last.id }
  }
}

async function queueDue(db: Db, queue: QueueNotifications, due: readonly Due[], now: number): Promise<number> {
  const all = new Map(due.map((one) => [`${one.eventId}/${one.key}`, one]))
  return inTransaction(db, async (tx) => {
    const query = sql`
      insert into deliveries (event_id, invitee_id, key, state, sent_by, created_at)
      select i.event_id, i.invitee_id, due.key, 'queued', i.entered_by, ${now}::bigint
      from unnest(
        ${due.map(({ eventId }) => eventId)}::uuid[], ${due.map(({ key }) => key)}::text[],
        ${due.map(({ kind }) => kind)}::text[], ${due.map(({ from }) => from)}::bigint[]
      ) as due (event_id, key, kind, since)
      join invitees i on i.event_id = due.event_id
      where i.role = 'attendee' and (i.email is not null or i.user_id is not null or i.is_connected)
        and (i.waitlist_status is null or i.waitlist_status = 'APPROVED') and ${isRecipient}
        and (due.kind = 'decide' or not exists (
          -- Invitation keys have no kind as a prefix.
          select 1 from deliveries d
          where d.event_id = i.event_id and d.invitee_id = i.invitee_id and strpos(d.key, '/') = 0
            and coalesce(d.finished_at, d.created_at) > ${now - dayMs}::bigint
        ))
      on conflict do nothing
      returning event_id, invitee_id, key
    `
    const rows = await readRows(tx, queuedRow, query)
    const deliveries = rows.flatMap(({ event_id: eventId, invitee_id: inviteeId, key }): NotificationDelivery[] => {
      const one = all.get(`${eventId}/${key}`)
      if (!one) return []
      return [{ eventId, inviteeId, key, notice: { kind: 'reminder', reminder: one.kind, startTime: one.startTime } }]
    })
    if (deliveries.length > 0) await queue(tx, deliveries)
    return deliveries.length
  })
}
