import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { recipientKey } from '../../crypto/addressKey.ts'
import type { Db, InviteeRow, Tx } from '../schema.ts'
import { readRows } from './readRows.ts'

/**
 * A host's decision that keeps a person from an event: the guest was removed, or denied a spot. It is recorded with keyed hashes of the
 * person's contacts, so that it outlasts the guest's row and account, until a host invites or approves the person.
 */
export type Decision = 'removed' | 'denied'

/** The parts of a guest's row that say who the guest is. */
type Guest = Pick<InviteeRow, 'event_id' | 'user_id' | 'email_normalized' | 'phone' | 'late_contacts'>

/** A person, as far as they are known: an account, contacts, or both. */
interface Identity {
  userId?: string | null
  email?: string | null | undefined
  phone?: string | null | undefined
}

/** Returns a person's contacts as keyed hashes. `key` is the HMAC secret passed to `recipientKey`. */
const keysOf = (key: Buffer, { email, phone }: Identity): string[] => [
  ...(email ? [recipientKey(key, 'email', email)] : []),
  ...(phone ? [recipientKey(key, 'phone', phone)] : []),
]

/**
 * Returns what a decision about a guest concerns, each on its own: the account, and the contacts. They may be of several people: of those
 * who claimed an invitation and were invited, or who typed someone else's number. So the invitation of one of them ends no decision about
 * another. Leaves out contacts that don't vouch for the guest (functions/vouches.sql), or for the account.
 */
function peopleOf({ user_id: userId, email_normalized: email, phone, late_contacts: late }: Guest): Identity[] {
  const isLate = (kind: 'email' | 'phone', value: string | null): boolean => value === null || late.includes(kind)
  const isSole = userId === null && isLate('email', email) && isLate('phone', phone)
  return [
    { userId },
    ...(isSole || !isLate('email', email) ? [{ email }] : []),
    ...(isSole || !isLate('phone', phone) ? [{ phone }] : []),
  ]
}

/**
 * Records a host's decision about guests, with the accounts that have one of their contacts, and all contacts of these. The caller must
 * have locked the event. `key` is the HMAC secret passed to `recipientKey`, and
 * `now` is in ms.
 */
export async function exclude(
  tx: Tx,
  key: Buffer,
  guests: readonly Guest[],
  decision: Decision,
  now: number,
): Promise<void> {
  const people = guests.flatMap((guest) =>
    peopleOf(guest).map((one) => ({
      exclusion_id: randomUUID(),
      event_id: guest.event_id,
      user_id: one.userId,
      contact_keys: keysOf(key, one),
    })),
  )
  if (people.length === 0) return
  await sql`
    with people as (
      select * from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
        as person (exclusion_id uuid, event_id uuid, user_id uuid, contact_keys jsonb)
    ), contacts as (
      select exclusion_id, event_id, contact.key from people, jsonb_array_elements_text(contact_keys) contact (key)
    ), accounts as (
      select exclusion_id, event_id, user_id from people where user_id is not null
      union
      select c.exclusion_id, c.event_id, h.host_id
      from contacts c join host_contacts h on h.contact_key = c.key and h.left_at is null
    ), subjects as (
      select exclusion_id, event_id, user_id, null::text as contact_key from accounts
      union
      select exclusion_id, event_id, null, key from contacts
      union
      select a.exclusion_id, a.event_id, null, h.contact_key
      from accounts a join host_contacts h on h.host_id = a.user_id and h.left_at is null
    )
    insert into exclusions (event_id, exclusion_id, decision, user_id, contact_key, decided_at)
    select event_id, exclusion_id, ${decision}::text, user_id, contact_key, ${now}::bigint from subjects
  `.execute(tx)
}

/**
 * Makes every decision about a user, or about one of their contacts, hold for the account and all of its contacts. Must be called
 * before and after contacts change. They must have been recorded (accounts/sending/hostContacts.ts).
 */
export async function extendExclusions(tx: Tx, userId: string): Promise<void> {
  await sql`
    with own as (
      select contact_key from host_contacts where host_id = ${userId} and left_at is null
    ), found as (
      select distinct x.event_id, x.exclusion_id, x.decision, x.decided_at from exclusions x
      where x.user_id = ${userId} or x.contact_key in (select contact_key from own)
    )
    insert into exclusions (event_id, exclusion_id, decision, user_id, contact_key, decided_at)
    select event_id, exclusion_id, decision, user_id, contact_key, decided_at
    from found cross join (
      select ${userId}::uuid as user_id, null::text as contact_key union all select null, contact_key from own
    ) subject
    on conflict do nothing
  `.execute(tx)
}

/**
 * Ends the decisions about people who are invited or approved by a host. The caller must have locked the event. `key` is the HMAC secret
 * passed to `recipientKey`.
 */
export async function endExclusions(tx: Tx, key: Buffer, eventId: string, people: readonly Identity[]): Promise<void> {
  const some = await tx
    .selectFrom('exclusions')
    .select('exclusion_id')
    .where('event_id', '=', eventId)
    .limit(1)
    .executeTakeFirst()
  if (!some) return
  const users = people.flatMap(({ userId }) => userId ?? [])
  const contacts = people.flatMap((one) => keysOf(key, one))
  await sql`
    with users as (
      select id from unnest(${users}::uuid[]) given (id)
      union
      select host_id from host_contacts where contact_key = any(${contacts}::text[]) and left_at is null
    ), contacts as (
      select contact_key from unnest(${contacts}::text[]) given (contact_key)
      union
      select h.contact_key from host_contacts h join users on users.id = h.host_id where h.left_at is null
    )
    delete from exclusions where event_id = ${eventId} and exclusion_id in (
      select x.exclusion_id from exclusions x
      where x.event_id = ${eventId} and (
        x.user_id in (select id from users) or x.contact_key in (select contact_key from contacts)
      )
    )
  `.execute(tx)
}

/** Ends the decisions about a guest who is approved by a host: those about the account, and about the invited person. */
export const endExclusionsOf = (tx: Tx, key: Buffer, guest: Guest): Promise<void> =>
  endExclusions(tx, key, guest.event_id, peopleOf(guest))

/** Reads the decision that keeps a user from an event, or undefined if there is none. */
export async function readExclusion(db: Db, eventId: string, userId: string): Promise<Decision | undefined> {
  const query = sql`select exclusion_of(${eventId}::uuid, ${userId}::uuid) as decision`
  const [row] = await readRows(db, z.object({ decision: z.enum(['removed', 'denied']).nullable() }), query)
  return row?.decision ?? undefined
}
