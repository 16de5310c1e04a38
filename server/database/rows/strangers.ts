import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db, InviteeRow } from '../schema.ts'
import { isConnectedRow } from './connectedRows.ts'

/** An SQL condition that is true if a guest, or anyone with the link, entered an invitee's email address, and no host since. */
export const isTypedEmail: RawBuilder<SqlBool> = sql<SqlBool>`(
  invitees.email_typed or 'email' = any(invitees.late_contacts)
)`

/**
 * An SQL condition that is true for a stranger: an invitee whose email address no one has proven or confirmed, because anyone with a link
 * may have typed it. An account that hosts don't know of proves nothing, because the limits would show that it exists. One that only
 * claimed an invitation doesn't matter, because messages go to the address that the host invited, if any (`asInvited`). Nor does anyone
 * count as invited because an unsent invitation was opened: hosts can get the links of guests before they enter an address.
 */
export const isStranger: RawBuilder<SqlBool> = sql<SqlBool>`(
  invitees.role = 'attendee' and invitees.email is not null and invitees.email_confirmed_at is null and case
    when invitees.user_id is not null and ${isConnectedRow('invitees')}
      and (invitees.before_claim is null or 'email' = any(invitees.late_contacts)) then not exists (
      select 1 from user_contacts c
      where c.user_id = invitees.user_id and c.kind = 'email' and c.value = invitees.email_normalized
    )
    else invitees.source <> 'host' or ${isTypedEmail}
      or (invitees.rsvp_status = 'SEEN' and invitees.invite_status = 'PENDING')
  end
)`

/** Returns the ids of the strangers among the given invitees of an event, which are a list or a query. */
export async function findStrangers(
  db: Db,
  eventId: string,
  invitees: readonly Pick<InviteeRow, 'invitee_id'>[],
): Promise<ReadonlySet<string>> {
  const ids = invitees.map(({ invitee_id: id }) => id)
  const rows = await db
    .selectFrom('invitees')
    .select('invitee_id')
    .where('event_id', '=', eventId)
    .where(sql<SqlBool>`invitees.invitee_id = any(${ids}::uuid[])`)
    .where(isStranger)
    .execute()
  return new Set(rows.map(({ invitee_id: id }) => id))
}
