import { sql } from 'kysely'
import type { Tx } from '../../database/schema.ts'

/**
 * Turns off the messages of events for everyone who blocked a host, because people who don't want messages from this host don't want
 * messages about this host's events from another host either.
 */
export async function carryBlocks(tx: Tx, hostId: string, eventIds: readonly string[]): Promise<void> {
  await sql`
    insert into opt_outs (channel, address_key, scope, subject, created_at, was_invited)
    select channel, address_key, 'event', carried, created_at, false
    from opt_outs, unnest(${[...eventIds]}::uuid[]) carried
    where scope = 'host' and subject in (select host_ids(${hostId}::uuid))
    on conflict do nothing
  `.execute(tx)
}
