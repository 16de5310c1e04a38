import { sql } from 'kysely'
import { accountKey, recipientKey } from '../../crypto/addressKey.ts'
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

/**
 * Makes an account's own opt-outs from hosts' messages hold for each of its contacts, also once these leave the account. Must be called
 * after contacts were added. `key` is the HMAC secret passed to `recipientKey`.
 */
export async function extendBlocks(tx: Tx, key: Buffer, userId: string): Promise<void> {
  const contacts = await tx
    .selectFrom('user_contacts')
    .select(['kind', 'value'])
    .where('user_id', '=', userId)
    .execute()
  const account = accountKey(key, userId)
  for (const { kind, value } of contacts)
    await sql`
      insert into opt_outs (channel, address_key, scope, subject, created_at, was_invited)
      select ${kind}, ${recipientKey(key, kind, value)}, scope, subject, created_at, false from opt_outs
      where channel = 'account' and address_key = ${account}
      on conflict do nothing
    `.execute(tx)
}
