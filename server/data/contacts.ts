import { sql } from 'kysely'
import { hostedEvents } from './hostedEvents.ts'
import type { Db } from './schema.ts'

/** Somebody whom a host has invited before. `sortName` and `address` name the place in the list. */
export interface ContactRow {
  address: string
  email: string
  name: string
  photoUrl: string | null
  sortName: string
}

/**
 * People whom a user invited to parties that they host or co-host, one per address under the newest name, by name: at most
 * `limit`, from the one after `after` on (RPC-68). Removed guests and the user's own addresses are left out. The picture is
 * the account's once its owner has answered: before, it would tell who has one.
 */
export async function listContacts(
  db: Db,
  userId: string,
  after: readonly [sortName: string, address: string] | undefined,
  limit: number,
): Promise<ContactRow[]> {
  const from = after ? sql`where (lower(name), address) > (${after[0]}::text, ${after[1]}::text)` : sql``
  const { rows } = await sql<ContactRow>`
    select address, email, name, "photoUrl", lower(name) as "sortName" from (
      select distinct on (i.email_normalised) i.email_normalised as address, i.email, i.name,
        coalesce(i.photo_url, case when i.rsvp_status in ('YES', 'NO') then u.photo_url end) as "photoUrl"
      from ${hostedEvents(userId)} hosted
      join invitees i on i.event_id = hosted.id
      left join users u on u.id = i.user_id
      where i.email_normalised is not null and i.source = 'host' and i.rsvp_status <> 'HIDDEN'
        and i.user_id is distinct from ${userId}::uuid
        and i.email_normalised not in (select value from user_contacts where user_id = ${userId}::uuid)
      order by i.email_normalised, i.created_at desc, i.invitee_id
    ) known ${from}
    order by lower(name), address limit ${limit}
  `.execute(db)
  return rows
}
