import type { MutualMember } from '@festoon/contract/contacts'
import { sql } from 'kysely'
import { hostedEvents } from './hostedEvents.ts'
import type { Db } from './schema.ts'

interface MemberRow {
  id: string
  name: string
  photo_url: string | null
  shared: number
  sort_name: string
}

/** At a party are its hosts, and guests who come and do not wait for it. */
const isThere = (row: 'own' | 'other') => sql`(
  ${sql.ref(`${row}.role`)} = 'organizer' or ${sql.ref(`${row}.cohost_status`)} = 'ACCEPTED'
  or ${sql.ref(`${row}.rsvp_status`)} = 'YES'
    and (${sql.ref(`${row}.waitlist_status`)} is null or ${sql.ref(`${row}.waitlist_status`)} = 'APPROVED')
) and ${sql.ref(`${row}.rsvp_status`)} <> 'HIDDEN'`

/**
 * Accounts that were at a party with a user who could see that they were: as one of its hosts, or because its guest list is
 * public. Parties that were called off brought nobody together. Only accounts that mail reaches.
 */
const membersOf = (userId: string) => sql`
  select u.id, u.name, u.photo_url, lower(u.name) as sort_name, met.shared
  from (
    select other.user_id, count(*)::integer as shared
    from invitees own
    join events e on e.id = own.event_id
    join invitees other on other.event_id = e.id
    where own.user_id = ${userId}::uuid and not e.is_draft and e.cancelled_at is null
      and ${isThere('own')} and ${isThere('other')}
      and (e.public_guest_list or own.role = 'organizer' or own.cohost_status = 'ACCEPTED')
      and other.user_id <> ${userId}::uuid
    group by other.user_id
  ) met join users u on u.id = met.user_id
  where u.deleted_at is null
    and exists (select 1 from user_contacts c where c.user_id = u.id and c.kind = 'email')
`

/** A user's mutual members by name: at most `limit`, from the one after `after` on (RPC-69). */
export async function listMutualMembers(
  db: Db,
  userId: string,
  after: readonly [sortName: string, userId: string] | undefined,
  limit: number,
): Promise<{ place: readonly [sortName: string, userId: string]; found: MutualMember }[]> {
  const from = after ? sql`where (sort_name, id::text) > (${after[0]}::text, ${after[1]}::text)` : sql``
  const { rows } = await sql<MemberRow>`
    select * from (${membersOf(userId)}) members ${from} order by sort_name, id::text limit ${limit}
  `.execute(db)
  const known = await knownEmails(
    db,
    userId,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, name, photo_url, shared, sort_name }) => {
    const photo = photo_url === null ? {} : { photoUrl: photo_url }
    const member = { userId: id, name, emails: known.get(id) ?? [], ...photo }
    return { place: [sort_name, id], found: { member, sharedEvents: shared } }
  })
}

/** The names of those of some accounts that are a user's mutual members, by their ids. */
export async function findMutualMembers(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<MemberRow>`
    select * from (${membersOf(userId)}) members where id = any(${[...ids]}::uuid[])
  `.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/**
 * The addresses of accounts that a user reads on guest lists of their own. Not where the account has only been found by the
 * address, and has not answered: who has one would be told so.
 */
async function knownEmails(db: Db, userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ user_id: string; emails: string[] }>`
    select i.user_id, array_agg(distinct i.email_normalised order by i.email_normalised) as emails
    from ${hostedEvents(userId)} hosted join invitees i on i.event_id = hosted.id
    where i.user_id = any(${[...ids]}::uuid[]) and i.email_normalised is not null
      and i.rsvp_status not in ('INVITED', 'HIDDEN')
    group by i.user_id
  `.execute(db)
  return new Map(rows.map(({ user_id, emails }) => [user_id, emails]))
}
