import { sql } from 'kysely'
import { z } from 'zod'
import type { UnsubscribeSubject } from '../../crypto/tokens.ts'
import { currentAccount } from '../../database/rows/mergedAccounts.ts'
import { readRows } from '../../database/rows/readRows.ts'
import type { Db, EventRow, Tx } from '../../database/schema.ts'
import { bouncesIn, peopleIn } from './readStanding.ts'

/**
 * Keeps what a party that is about to be deleted says about its hosts: how many people each of them reached, how many addresses bounced,
 * and the opt-outs by people they had invited. Otherwise, deleting the party would restore their limits. The caller has locked the event.
 */
export async function keepReach(
  tx: Tx,
  { id, organizer_id: organizerId }: Pick<EventRow, 'id' | 'organizer_id'>,
  now: number,
): Promise<void> {
  const party = sql`(select ${id}::uuid)`
  await sql`
    insert into removed_reach (event_id, host_id, reached, bounced, removed_at)
    select ${id}::uuid, host, count(distinct person) filter (where not is_bounce),
      count(distinct person) filter (where is_bounce), ${now}::bigint
    from (
      select host, person, false as is_bounce from (${peopleIn(party)}) people
      union all select host, person, true from (${bouncesIn(party)}) bounces
    ) counted group by host
    on conflict do nothing
  `.execute(tx)
  await sql`
    delete from opt_outs where scope = 'event' and subject = ${id} and not was_invited
  `.execute(tx)
  await sql`
    update opt_outs set caused_by = ${organizerId} where scope = 'event' and subject = ${id} and caused_by is null
  `.execute(tx)
}

/**
 * Returns the host whose limits an opt-out from the emails about a deleted party lowers, or undefined if the party wasn't deleted. It is
 * the sender named in the email's link or else, because nothing shows anymore whose message the person got, the host who reached the most
 * people. If no one was reached, as by previews, it is the last organizer.
 */
export async function senderOfRemoved(
  db: Db,
  { eventId, sentBy }: Pick<UnsubscribeSubject, 'eventId' | 'sentBy'>,
): Promise<string | undefined> {
  if (sentBy !== undefined) return currentAccount(db, sentBy)
  const query = sql`
    select host_id from (
      select host_id, reached from removed_reach where event_id = ${eventId}
      union all select host_id, -1 from removed_events where event_id = ${eventId}
    ) hosts order by reached desc, host_id limit 1
  `
  const [host] = await readRows(db, z.object({ host_id: z.string().nullable() }), query)
  return host?.host_id ?? undefined
}

/** Adds the numbers of people reached by an account's deleted parties to the account that it is merged into. */
export async function moveReach(tx: Tx, from: string, into: string): Promise<void> {
  await sql`
    insert into removed_reach as kept (event_id, host_id, reached, bounced, removed_at)
    select event_id, ${into}::uuid, reached, bounced, removed_at from removed_reach where host_id = ${from}
    on conflict (event_id, host_id) do update set
      reached = kept.reached + excluded.reached, bounced = kept.bounced + excluded.bounced
  `.execute(tx)
  await tx.deleteFrom('removed_reach').where('host_id', '=', from).execute()
}

/** Forgets the numbers of parties that were deleted before a time in ms, and opt-outs from deleted parties that are older. */
export async function forgetReach(db: Db, before: number): Promise<void> {
  await db.deleteFrom('removed_reach').where('removed_at', '<', before).execute()
  await sql`
    delete from opt_outs where scope = 'event' and created_at < ${before}::bigint
      and subject in (select event_id from removed_events)
  `.execute(db)
}
