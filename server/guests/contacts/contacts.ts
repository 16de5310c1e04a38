import { sql } from 'kysely'
import { z } from 'zod'
import { isConnectedRow } from '../../database/rows/connectedRows.ts'
import { readRows } from '../../database/rows/readRows.ts'
import type { Db } from '../../database/schema.ts'
import { hostedEvents } from '../../events/hostedEvents.ts'

const contactRow = z.object({
  address: z.string(),
  email: z.string(),
  name: z.string(),
  photoUrl: z.string().nullable(),
  sortName: z.string(),
})
/** A person the user has invited before. `address` is the normalized email address, and `sortName` is the name in lowercase. */
export type ContactRow = z.infer<typeof contactRow>

/**
 * Returns up to `limit` people who were invited to events that a user hosts or co-hosts, sorted by name and starting after
 * `after` (RPC-68). Each email address appears once, with the name from its latest invitation. Excludes removed guests, guests
 * without an email address, guests who added themselves, and the user. Includes an account's photo only if hosts
 * know of the account (`isConnected`), because the photo reveals that it exists.
 */
export async function listContacts(
  db: Db,
  userId: string,
  after: readonly [sortName: string, address: string] | undefined,
  limit: number,
): Promise<ContactRow[]> {
  const from = after ? sql`where (lower(name), address) > (${after[0]}::text, ${after[1]}::text)` : sql``
  const query = sql`
    select address, email, name, "photoUrl", lower(name) as "sortName" from (
      select distinct on (i.email_normalized) i.email_normalized as address, i.email, i.name,
        coalesce(i.photo_url, case when ${isConnectedRow('i')} then u.photo_url end) as "photoUrl"
      from ${hostedEvents(userId)} hosted
      join invitees i on i.event_id = hosted.id
      left join users u on u.id = i.user_id
      where i.email_normalized is not null and i.source = 'host' and i.rsvp_status <> 'HIDDEN'
        and i.user_id is distinct from ${userId}::uuid
        and i.email_normalized not in (select value from user_contacts where user_id = ${userId}::uuid)
      order by i.email_normalized, i.created_at desc, i.invitee_id
    ) known ${from}
    order by lower(name), address limit ${limit}
  `
  return readRows(db, contactRow, query)
}
