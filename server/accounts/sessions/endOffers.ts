import { sql } from 'kysely'
import { announce } from '../../database/announce.ts'
import { anyOf } from '../../database/rows/anyOf.ts'
import { idRow, readRows } from '../../database/rows/readRows.ts'
import type { Tx } from '../../database/schema.ts'

/**
 * Ends the co-host links and the open requests to co-host of an organizer's parties, which someone with a stolen session may have made.
 * Must run before the account is locked. Calls that make new ones wait for the events, and then find that their session has ended.
 */
export async function endOffers(tx: Tx, userId: string): Promise<void> {
  // All of them, in the order of their ids, because a waiting call may be about to make a link.
  const query = sql`select id from events where organizer_id = ${userId} order by id for no key update`
  const ids = (await readRows(tx, idRow, query)).map(({ id }) => id)
  await tx.deleteFrom('cohost_requests').where('event_id', '=', anyOf(ids)).execute()
  const endedEvents = await tx
    .updateTable('events')
    .set({ cohost_link: null, modification: sql`nextval('modifications')` })
    .where('id', '=', anyOf(ids))
    .where('cohost_link', 'is not', null)
    .returningAll()
    .execute()
  for (const event of endedEvents) await announce(tx, event)
}
