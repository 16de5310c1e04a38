import { sql } from 'kysely'
import type { Db, EventRow } from './schema.ts'

/**
 * Of some addresses, normalised, those that are invited to an event, and whose row that is: one that carries the address, or
 * one of a guest who was invited by the account that the address belongs to.
 */
export async function takenAddresses(
  db: Db,
  event: Pick<EventRow, 'id'>,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ address: string; invitee_id: string }>`
    select email_normalised as address, invitee_id from invitees
    where event_id = ${event.id} and rsvp_status <> 'HIDDEN' and email_normalised = any(${[...emails]}::text[])
    union all
    select c.value, i.invitee_id from user_contacts c join invitees i on i.user_id = c.user_id
    where c.kind = 'email' and c.value = any(${[...emails]}::text[])
      and i.event_id = ${event.id} and i.rsvp_status <> 'HIDDEN' and i.is_connected
  `.execute(db)
  return new Map(rows.map(({ address, invitee_id }) => [address, invitee_id]))
}

/** How many of some addresses, normalised, are not invited to an event yet. */
export async function countNewAddresses(
  db: Db,
  event: Pick<EventRow, 'id'>,
  emails: readonly string[],
): Promise<number> {
  const taken = await takenAddresses(db, event, emails)
  return emails.filter((address) => !taken.has(address)).length
}
