import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { recipientKey } from '../../crypto/addressKey.ts'
import { anyOf } from '../../database/rows/anyOf.ts'
import { extendExclusions } from '../../database/rows/exclusions.ts'
import { idRow, readRows } from '../../database/rows/readRows.ts'
import type { Db, Tx } from '../../database/schema.ts'
import { reachKinds } from './sendingLimit.ts'

/**
 * Records the contacts that an account has now, so that suspensions, opt-outs from its messages, reports of its parties, and what is used
 * up of its limits also apply to other accounts of their owner, and the other way around. The same goes for hosts' decisions that keep the
 * person from a party. Must be called before and after contacts change. `key` is the HMAC secret passed to `recipientKey`.
 */
export async function recordHostContacts(tx: Tx, key: Buffer, userId: string, now: number): Promise<void> {
  const contacts = await tx
    .selectFrom('user_contacts')
    .select(['kind', 'value'])
    .where('user_id', '=', userId)
    .execute()
  // Sorted, so that accounts of one mailbox that change at the same time wait for each other.
  const keys = [...new Set(contacts.map(({ kind, value }) => recipientKey(key, kind, value)))].toSorted()
  await tx
    .updateTable('host_contacts')
    .set({ left_at: now })
    .where('host_id', '=', userId)
    .where('left_at', 'is', null)
    .where(({ not, eb }) => not(eb('contact_key', '=', anyOf(keys))))
    .execute()
  if (keys.length > 0) await connectOwner(tx, keys, userId, now)
  await extendExclusions(tx, userId)
}

/** Connects an account with the other accounts of the owner of its contacts, which are keyed hashes. */
async function connectOwner(tx: Tx, keys: readonly string[], userId: string, now: number): Promise<void> {
  await tx
    .insertInto('host_contacts')
    .values(keys.map((contact_key) => ({ contact_key, host_id: userId, left_at: null })))
    .onConflict((conflict) => conflict.columns(['contact_key', 'host_id']).doUpdateSet({ left_at: null }))
    .execute()
  // A later account with only one of the contacts belongs to the same person, too. The other accounts don't have the contacts
  // themselves, so hosts' decisions about this one don't concern them.
  await sql`
    insert into host_contacts (contact_key, host_id, left_at)
    select own.contact_key, former.host_id, former.left_at
    from host_contacts own cross join (
      select host_id, case when bool_and(left_at is not null) then max(left_at) else ${now}::bigint end as left_at
      from host_contacts where host_id in (select host_ids(${userId}::uuid)) group by host_id
    ) former
    where own.host_id = ${userId}
    on conflict do nothing
  `.execute(tx)
}

/** Moves the contacts of an account, and the connections to accounts that had one before, to the account that it is merged into. */
export async function moveHostContacts(tx: Tx, from: string, into: string, now: number): Promise<void> {
  await sql`
    insert into host_contacts (contact_key, host_id, left_at)
    select contact_key, ${into}::uuid, coalesce(left_at, ${now}::bigint) from host_contacts where host_id = ${from}
    on conflict do nothing
  `.execute(tx)
  await tx.deleteFrom('host_contacts').where('host_id', '=', from).execute()
}

/** Records that an account is deleted, and forgets its contacts unless there is a reason to keep them. They must have been recorded. */
export async function leaveHostContacts(tx: Tx, userId: string, now: number): Promise<void> {
  await tx
    .updateTable('host_contacts')
    .set({ left_at: now })
    .where('host_id', '=', userId)
    .where('left_at', 'is', null)
    .execute()
  await removeFormerHosts(tx, userId)
}

/**
 * Deletes former contacts of hosts, or of one host, that link no one to a suspension, an opt-out from the host, a report, or a used-up
 * limit: neither the host nor another account of the same person has any.
 */
export async function removeFormerHosts(db: Db, hostId?: string): Promise<void> {
  await sql`
    delete from host_contacts h
    where h.left_at is not null and ${hostId === undefined ? sql`true` : sql`h.host_id = ${hostId}`}
      and not exists (select 1 from users u where u.suspended_at is not null and u.id in (select host_ids(h.host_id)))
      and not exists (select 1 from opt_outs o where o.scope = 'host' and o.subject in (select host_ids(h.host_id)))
      and not exists (select 1 from opt_outs o where o.caused_by in (select host_ids(h.host_id)))
      and not exists (select 1 from abuse_reports r where r.host_id in (select host_ids(h.host_id)))
      and not exists (select 1 from abuse_reports r where r.caused_by in (select host_ids(h.host_id)))
      and not exists (
        select 1 from budgets b where b.subject in (select id::text from host_ids(h.host_id) as ids(id))
          and b.name = any(${[...Object.values(reachKinds).map(({ budget }) => budget), 'smsOfHost']}::text[])
      )
  `.execute(db)
}

/** Builds an SQL condition that is true for opt-outs from a host's account or from another account of its owner. */
export const isFromHost = (hostId: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`opt_outs.subject in (select host_ids(${hostId}::uuid))`

/** Returns the ids of a host's account and of the other accounts of its owner, which share limits. */
export async function readHostIds(db: Db, hostId: string): Promise<string[]> {
  const rows = await readRows(db, idRow, sql`select id from host_ids(${hostId}::uuid) as ids(id)`)
  return rows.map(({ id }) => id)
}
