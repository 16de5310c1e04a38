import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { recipientKey } from '../../crypto/addressKey.ts'
import type { Db, InviteeRow } from '../schema.ts'
import { anyOf } from './anyOf.ts'
import { isConnectedRow } from './connectedRows.ts'

/**
 * An SQL condition that is true for a stranger: an invitee whose email address no one has proven, because anyone with a link may have
 * typed it. An account that hosts don't know of proves nothing, because the limits would show that it exists.
 */
export const isStranger: RawBuilder<SqlBool> = sql<SqlBool>`(
  invitees.role = 'attendee' and invitees.email is not null and case
    when invitees.user_id is not null and ${isConnectedRow('invitees')} then not exists (
      select 1 from user_contacts c
      where c.user_id = invitees.user_id and c.kind = 'email' and c.value = invitees.email_normalized
    )
    else invitees.source <> 'host' or 'email' = any(invitees.late_contacts)
  end
)`

/** A mailbox of an event's strangers. `key` is the HMAC secret passed to `recipientKey`. */
interface Mailboxes {
  eventId: string
  key: Buffer
}

/** Returns true if an invitee is a stranger (`isStranger`). */
export async function isStrangerRow(
  db: Db,
  { event_id, invitee_id }: Pick<InviteeRow, 'event_id' | 'invitee_id'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('invitees')
    .select('invitee_id')
    .where('event_id', '=', event_id)
    .where('invitee_id', '=', invitee_id)
    .where(isStranger)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Returns the keys of those of the given email addresses whose mailbox a message of the event has reached. A message to an earlier
 * address of the same guest doesn't count.
 */
export async function reachedMailboxes(
  db: Db,
  { eventId, key }: Mailboxes,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const keys = [...new Set(emails.map((email) => recipientKey(key, 'email', email)))]
  if (keys.length === 0) return new Set()
  const rows = await db
    .selectFrom('deliveries')
    .select('recipient_key')
    .distinct()
    .where('event_id', '=', eventId)
    .where('recipient_key', '=', anyOf(keys))
    .where('state', '=', 'sent')
    .execute()
  return new Set(rows.flatMap(({ recipient_key }) => recipient_key ?? []))
}

/** The strangers among a message's recipients. */
export interface Strangers {
  ids: ReadonlySet<string>
  /** The number of mailboxes that no message of the event has reached. */
  unreached: number
}

/** Finds the strangers among those of an event's invitees that a query or a list has. */
export async function findStrangers(
  db: Db,
  { eventId, key }: Mailboxes,
  invitees: readonly Pick<InviteeRow, 'invitee_id'>[],
): Promise<Strangers> {
  const ids = invitees.map(({ invitee_id: id }) => id)
  const rows = await db
    .selectFrom('invitees')
    .select(['invitee_id', 'email'])
    .where('event_id', '=', eventId)
    .where(sql<SqlBool>`invitees.invitee_id = any(${ids}::uuid[])`)
    .where(isStranger)
    .execute()
  const emails = rows.flatMap(({ email }) => email ?? [])
  const reached = await reachedMailboxes(db, { eventId, key }, emails)
  const mailboxes = new Set(emails.map((email) => recipientKey(key, 'email', email)))
  return {
    ids: new Set(rows.map(({ invitee_id: id }) => id)),
    unreached: [...mailboxes].filter((mailbox) => !reached.has(mailbox)).length,
  }
}
