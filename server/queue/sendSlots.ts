import { sql } from 'kysely'
import { z } from 'zod'
import { anyOf } from '../database/rows/anyOf.ts'
import { readRows } from '../database/rows/readRows.ts'
import type { Db, Tx } from '../database/schema.ts'

/** The number of messages that a host can send without delay. */
const atOnce = 200
/** The interval in ms between a host's messages after the first `atOnce`. It allows ten messages per second. */
const apartMs = 100

const slotRow = z.object({ host_id: z.string(), taken: z.number(), free_at: z.number(), now: z.number() })

/**
 * Reserves a slot in the host's send queue for each message. Returns how many seconds to delay each message, so that one host's
 * messages don't block those of other hosts. `eventIds` contains the event of each message, in sending order. A host's row in
 * `send_slots` stores when the host's last reserved slot ends (GCRA), according to the database's clock, which the job queue
 * also uses.
 */
export async function takeSlots(tx: Tx, eventIds: readonly string[]): Promise<number[]> {
  const events = await tx
    .selectFrom('events')
    .select(['id', 'organizer_id'])
    .where('id', '=', anyOf([...new Set(eventIds)]))
    .execute()
  const hostOf = new Map(events.map(({ id, organizer_id }) => [id, organizer_id]))
  const takenOf = Map.groupBy(
    eventIds.flatMap((id) => hostOf.get(id) ?? []),
    (hostId) => hostId,
  )
  const neededSlots = [...takenOf].map(([hostId, all]) => ({ hostId, count: all.length }))
  const query = sql`
    with clock as materialized (select (extract(epoch from clock_timestamp()) * 1000)::bigint as now),
    asked as (
      select host_id, taken
      from unnest(${neededSlots.map(({ hostId }) => hostId)}::uuid[], ${neededSlots.map(({ count }) => count)}::bigint[]) as one (host_id, taken)
    ), slots as (
      insert into send_slots as slot (host_id, free_at)
      select host_id, now + taken * ${apartMs}::bigint from asked, clock order by host_id
      on conflict (host_id) do update set free_at =
        greatest(excluded.free_at, slot.free_at + excluded.free_at - (select now from clock))
      returning host_id, free_at
    )
    select host_id, taken, free_at, now from slots join asked using (host_id), clock
  `
  const rows = await readRows(tx, slotRow, query)
  const slotOf = new Map(
    rows.map(({ host_id, taken: slots, free_at, now }) => [host_id, { next: free_at - slots * apartMs, now }]),
  )
  return eventIds.map((eventId) => {
    const slot = slotOf.get(hostOf.get(eventId) ?? '')
    if (!slot) return 0
    const wait = slot.next - slot.now - (atOnce - 1) * apartMs
    slot.next += apartMs
    return Math.max(0, Math.ceil(wait / 1_000))
  })
}

/** Deletes the rows of hosts whose reserved slots have all passed. */
export async function removeFreeSlots(db: Db): Promise<void> {
  await sql`delete from send_slots where free_at < extract(epoch from clock_timestamp()) * 1000`.execute(db)
}
