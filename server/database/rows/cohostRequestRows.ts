import { sql } from 'kysely'
import type { Tx } from '../schema.ts'

/** Withdraws all requests to co-host to the guests of accounts that are about to be merged, because the organizer asked only one. */
export async function withdrawRequestsTo(tx: Tx, userIds: readonly string[]): Promise<void> {
  await sql`
    delete from cohost_requests r using invitees i
    where i.event_id = r.event_id and i.invitee_id = r.invitee_id and i.user_id = any(${[...userIds]}::uuid[])
  `.execute(tx)
}
