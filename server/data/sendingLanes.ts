import { sql } from 'kysely'
import type { Db, Tx } from './schema.ts'

/** Messages of one host that go out at once … */
const atOnce = 200
/** … and how long after one another the next do, ms: ten in a second. */
const apartMs = 100

/**
 * How many seconds each of some messages has to wait, so that those of one host are spread and hold up no other host's. One
 * row for each host says until when the lane is taken (GCRA); counted by the database's clock, which is the queue's too.
 * `eventIds`: the event of each message, in the order in which they are to go out.
 */
export async function takeSlots(tx: Tx, eventIds: readonly string[]): Promise<number[]> {
  const events = await tx
    .selectFrom('events')
    .select(['id', 'organizer_id'])
    .where('id', '=', sql<string>`any(${[...new Set(eventIds)]}::uuid[])`)
    .execute()
  const hostOf = new Map(events.map(({ id, organizer_id }) => [id, organizer_id]))
  const takenOf = Map.groupBy(
    eventIds.flatMap((id) => hostOf.get(id) ?? []),
    (hostId) => hostId,
  )
  const taken = [...takenOf].map(([hostId, all]) => ({ hostId, count: all.length }))
  const { rows } = await sql<{ host_id: string; taken: number; free_at: number; now: number }>`
    with clock as materialized (select (extract(epoch from clock_timestamp()) * 1000)::bigint as now),
    asked as (
      select host_id, taken
      from unnest(${taken.map(({ hostId }) => hostId)}::uuid[], ${taken.map(({ count }) => count)}::bigint[]) as one (host_id, taken)
    ), lanes as (
      insert into sending_lanes as lane (host_id, free_at)
      select host_id, now + taken * ${apartMs}::bigint from asked, clock order by host_id
      on conflict (host_id) do update set free_at =
        greatest(excluded.free_at, lane.free_at + excluded.free_at - (select now from clock))
      returning host_id, free_at
    )
    select host_id, taken, free_at, now from lanes join asked using (host_id), clock
  `.execute(tx)
  const laneOf = new Map(
    rows.map(({ host_id, taken: slots, free_at, now }) => [host_id, { next: free_at - slots * apartMs, now }]),
  )
  return eventIds.map((eventId) => {
    const lane = laneOf.get(hostOf.get(eventId) ?? '')
    if (!lane) return 0
    const wait = lane.next - lane.now - (atOnce - 1) * apartMs
    lane.next += apartMs
    return Math.max(0, Math.ceil(wait / 1_000))
  })
}

/** Forgets the lanes that are free. */
export async function removeFreeLanes(db: Db): Promise<void> {
  await sql`delete from sending_lanes where free_at < extract(epoch from clock_timestamp()) * 1000`.execute(db)
}
