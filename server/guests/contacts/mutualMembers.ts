import { sql } from 'kysely'
import { z } from 'zod'
import type { MutualMember } from '@festoon/contract/nouns/contacts'
import { isConnectedRow } from '../../database/rows/connectedRows.ts'
import { readRows } from '../../database/rows/readRows.ts'
import type { Db } from '../../database/schema.ts'
import { hostedEvents } from '../../events/hostedEvents.ts'

const memberRow = z.object({
  id: z.string(),
  name: z.string(),
  photo_url: z.string().nullable(),
  shared: z.number(),
  sort_name: z.string(),
})

const knownRow = z.object({ user_id: z.string(), emails: z.array(z.string()) })

/**
 * Builds an SQL condition for invitees who attend: hosts, and guests who said yes themselves and aren't waitlisted, denied, or removed.
 */
const isAttending = (row: 'own' | 'other') => sql`(
  ${sql.ref(`${row}.role`)} = 'organizer' or ${sql.ref(`${row}.cohost_status`)} = 'ACCEPTED'
  or ${sql.ref(`${row}.rsvp_status`)} = 'YES' and ${sql.ref(`${row}.rsvp_at`)} is not null
    and (${sql.ref(`${row}.waitlist_status`)} is null or ${sql.ref(`${row}.waitlist_status`)} = 'APPROVED')
) and ${sql.ref(`${row}.rsvp_status`)} <> 'HIDDEN'`

/**
 * Builds a query for a user's mutual members: the accounts that attend or attended an event with the user. Considers only
 * events that aren't canceled or suspended and whose guest list the user can see. Includes only accounts with an email address that
 * acted themselves, because anyone may have entered an RSVP with someone else's address.
 */
const membersOf = (userId: string) => sql`
  select u.id, u.name, u.photo_url, lower(u.name) as sort_name, met.shared
  from (
    select other.user_id, count(*)::integer as shared
    from invitees own
    join events e on e.id = own.event_id
    join invitees other on other.event_id = e.id
    where own.user_id = ${userId}::uuid and e.canceled_at is null and e.suspended_at is null
      and ${isAttending('own')} and ${isAttending('other')} and ${isConnectedRow('other')}
      and (e.public_guest_list or own.role = 'organizer' or own.cohost_status = 'ACCEPTED')
      and other.user_id <> ${userId}::uuid
    group by other.user_id
  ) met join users u on u.id = met.user_id
  where u.deleted_at is null
    and exists (select 1 from user_contacts c where c.user_id = u.id and c.kind = 'email')
`

/** Returns up to `limit` of a user's mutual members, sorted by name and starting after `after` (RPC-69). */
export async function listMutualMembers(
  db: Db,
  userId: string,
  after: readonly [sortName: string, userId: string] | undefined,
  limit: number,
): Promise<{ place: readonly [sortName: string, userId: string]; item: MutualMember }[]> {
  const from = after ? sql`where (sort_name, id::text) > (${after[0]}::text, ${after[1]}::text)` : sql``
  const query = sql`
    select * from (${membersOf(userId)}) members ${from} order by sort_name, id::text limit ${limit}
  `
  const rows = await readRows(db, memberRow, query)
  const emailOf = await knownEmails(
    db,
    userId,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, name, photo_url, shared: sharedParties, sort_name }) => {
    const photo = photo_url === null ? {} : { photoUrl: photo_url }
    const member = { userId: id, name, emails: emailOf.get(id) ?? [], ...photo }
    return { place: [sort_name, id], item: { member, sharedEvents: sharedParties } }
  })
}

/** Checks which of the given accounts are the user's mutual members. Returns the names of those members by account id. */
export async function findMutualMembers(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const query = sql`
    select * from (${membersOf(userId)}) members where id = any(${[...ids]}::uuid[])
  `
  const rows = await readRows(db, memberRow, query)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/**
 * Returns, by account id, the email addresses of the given accounts that appear on guest lists of events that the user hosts.
 * Excludes guests whose account hasn't acted (`isConnected`), because they would reveal which account an email address belongs to.
 */
async function knownEmails(db: Db, userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const query = sql`
    select i.user_id, array_agg(distinct i.email_normalized order by i.email_normalized) as emails
    from ${hostedEvents(userId)} hosted join invitees i on i.event_id = hosted.id
    where i.user_id = any(${[...ids]}::uuid[]) and i.email_normalized is not null
      and i.rsvp_status <> 'HIDDEN'
      and ${isConnectedRow('i')}
    group by i.user_id
  `
  const rows = await readRows(db, knownRow, query)
  return new Map(rows.map(({ user_id, emails }) => [user_id, emails]))
}
