import { sql } from 'kysely'
import { instantOf, isSameZone, wallTime } from '@festoon/contract/rules/dates/timeZone'
import type { EventRow, Tx } from '../../database/schema.ts'

/**
 * Moves the proposed times of a party whose time zone changed, so that clocks at the party show the same as before, like the editor
 * does for a date. The guests' answers move along.
 */
export async function moveProposedTimes(tx: Tx, before: EventRow, after: EventRow): Promise<void> {
  const [from, to] = [before.time_zone, after.time_zone]
  if (isSameZone(from, to)) return
  const move = (epochMs: number): number => instantOf(wallTime(epochMs, from), to)
  const times = await tx.selectFrom('proposed_times').selectAll().where('event_id', '=', after.id).execute()
  if (times.length === 0) return
  const answers = await tx.selectFrom('time_answers').selectAll().where('event_id', '=', after.id).execute()
  // A time can move to where another one was, so all of them are replaced at once.
  await tx.deleteFrom('proposed_times').where('event_id', '=', after.id).execute()
  const movedTimes = times.map(({ event_id, starts_at, ends_at }) => {
    const start = move(starts_at)
    const end = ends_at === null ? null : move(ends_at)
    // Clocks that change between the two can leave no time until the end, which then keeps its distance.
    return {
      event_id,
      starts_at: start,
      ends_at: end === null || end > start ? end : start + (ends_at ?? 0) - starts_at,
    }
  })
  await tx
    .insertInto('proposed_times')
    .values(movedTimes)
    // Clocks that go forward can show the same for two times.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const movedAnswers = answers.map((answer) => ({ ...answer, starts_at: move(answer.starts_at) }))
  await sql`
    insert into time_answers (event_id, starts_at, invitee_id, answer, answered_at)
    select event_id, starts_at, invitee_id, answer, answered_at
    from jsonb_to_recordset(${JSON.stringify(movedAnswers)}::jsonb)
      as one (event_id uuid, starts_at bigint, invitee_id uuid, answer text, answered_at bigint)
    on conflict do nothing
  `.execute(tx)
}
