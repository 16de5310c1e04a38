import type { Random } from '@festoon/art/random'
import type { TimeAnswer } from '@festoon/contract/rules/events/timeAnswers'
import type { Db, EventRow } from '../database/schema.ts'

// The answers from which each demo guest picks. More guests can come on the first day than later.
const popularAnswers: readonly TimeAnswer[] = ['yes', 'yes', 'yes', 'ifNeedBe', 'no']
const unpopularAnswers: readonly TimeAnswer[] = ['yes', 'ifNeedBe', 'no', 'no']

/** Proposes a time for a demo event whose date is to be decided. */
export async function proposeDemoTime(db: Db, { id }: EventRow, startsAt: number): Promise<void> {
  await db.insertInto('proposed_times').values({ event_id: id, starts_at: startsAt, ends_at: null }).execute()
}

/** Adds the answers of the guests who have opened a demo event's invitation, but haven't sent an RSVP. */
export async function answerDemoTimes(db: Db, { id, created_at }: EventRow, random: Random): Promise<void> {
  const event = { event_id: id }
  const times = await db
    .selectFrom('proposed_times')
    .select('starts_at')
    .where('event_id', '=', id)
    .orderBy('starts_at')
    .execute()
  const guests = await db
    .selectFrom('invitees')
    .select('invitee_id')
    .where('event_id', '=', id)
    .where('rsvp_status', '=', 'SEEN')
    .orderBy('created_at')
    .execute()
  const rows = guests.flatMap(({ invitee_id }, guest) =>
    times.map(({ starts_at }, index) => ({
      ...event,
      invitee_id,
      starts_at,
      answer: random.pick(index < 2 ? popularAnswers : unpopularAnswers),
      answered_at: created_at + guest,
    })),
  )
  if (rows.length > 0) await db.insertInto('time_answers').values(rows).execute()
}
