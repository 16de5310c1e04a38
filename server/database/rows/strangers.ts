import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db, InviteeRow } from '../schema.ts'

/** An SQL condition that is true for an invitee whose email address no one has proven: anyone with a link may have typed it. */
const isUnproven = sql`(
  invitees.role = 'attendee' and invitees.email is not null and case
    when invitees.user_id is null then invitees.source <> 'host' or 'email' = any(invitees.late_contacts)
    else not exists (
      select 1 from user_contacts c
      where c.user_id = invitees.user_id and c.kind = 'email' and c.value = invitees.email_normalized
    )
  end
)`

/**
 * An SQL condition that is true for an invitee with an unproven email address and without a queued or sent message. The host may have
 * entered strangers on the open link, so their first message counts as an invitation.
 */
export const isStranger: RawBuilder<SqlBool> = sql<SqlBool>`(
  ${isUnproven} and not exists (
    select 1 from deliveries d
    where d.event_id = invitees.event_id and d.invitee_id = invitees.invitee_id and d.state in ('queued', 'sent')
  )
)`

/** Returns true if an invitee's email address is unproven and no message of the event was sent to the invitee. */
export async function isUnreachedStranger(
  db: Db,
  { event_id, invitee_id }: Pick<InviteeRow, 'event_id' | 'invitee_id'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('invitees')
    .select('invitee_id')
    .where('event_id', '=', event_id)
    .where('invitee_id', '=', invitee_id)
    .where(sql<SqlBool>`${isUnproven} and not exists (
      select 1 from deliveries d
      where d.event_id = invitees.event_id and d.invitee_id = invitees.invitee_id and d.state = 'sent'
    )`)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the ids of those of the given invitees of an event who are strangers (`isStranger`). */
export async function findStrangers(
  db: Db,
  eventId: string,
  invitees: readonly InviteeRow[],
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
