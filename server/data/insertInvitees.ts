import type { NewInvitee } from '@festoon/contract/guest'
import type { NewMember } from '@festoon/contract/guestManagement'
import { normaliseEmail } from '@festoon/contract/rules/email'
import { sql, type RawBuilder } from 'kysely'
import type { HostOf } from '../access.ts'
import { accountsToInvite } from './invitees.ts'
import type { EventRow, InviteeRow, Tx } from './schema.ts'

/** Somebody to add: by an address, or by an account, under the name that it goes by. */
export type GuestToAdd = NewInvitee | (NewMember & { name: string })

/**
 * Adds guests, unsent (PICK-12); those with an account are attached to it, unless the account is at the event already. A
 * guest whose id, address or account another call has just added is left out of what is answered.
 */
export async function insertInvitees(
  tx: Tx,
  event: HostOf<EventRow>,
  guests: readonly GuestToAdd[],
  now: number,
): Promise<InviteeRow[]> {
  const insert = await insertion(tx, event, guests, now)
  return (await sql<InviteeRow>`${insert} returning *`.execute(tx)).rows
}

/** The same for long lists, whose rows nobody asks for: answers how many were added. */
export async function insertManyInvitees(
  tx: Tx,
  event: HostOf<EventRow>,
  guests: readonly GuestToAdd[],
  now: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`${await insertion(tx, event, guests, now)}`.execute(tx)
  return Number(numAffectedRows)
}

/** The guests are one parameter: ten thousand of them have more values than a statement takes parameters. */
async function insertion(
  tx: Tx,
  event: HostOf<EventRow>,
  guests: readonly GuestToAdd[],
  now: number,
): Promise<RawBuilder<unknown>> {
  const addresses = guests.flatMap((guest) => ('userId' in guest ? [] : [normaliseEmail(guest.email)]))
  const userOf = await accountsToInvite(tx, event, addresses)
  const made = guests.map((guest) => {
    const { inviteeId: invitee_id, name } = guest
    if ('userId' in guest) return { invitee_id, name, user_id: guest.userId, email: null, address: null }
    const address = normaliseEmail(guest.email)
    return { invitee_id, name, user_id: userOf.get(address) ?? null, email: guest.email, address }
  })
  return sql`
    insert into invitees (event_id, invitee_id, user_id, name, email, email_normalised, is_connected, role, source,
      rsvp_status, invite_status, created_at)
    select ${event.id}::uuid, invitee_id, user_id, name, email, address, address is null, 'attendee', 'host',
      'INVITED', 'PENDING', ${now}::bigint
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
      made(invitee_id uuid, user_id uuid, name text, email text, address text)
    on conflict do nothing
  `
}
