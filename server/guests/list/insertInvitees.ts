import type { NewInvitee } from '@festoon/contract/nouns/guest'
import type { NewMember } from '@festoon/contract/nouns/guestManagement'
import { normalizeEmail } from '@festoon/contract/rules/email'
import { sql, type InsertQueryBuilder, type InsertResult } from 'kysely'
import type { HostOf } from '../../core/brands.ts'
import { accountsToInvite } from './invitees.ts'
import type { EventRow, InviteeRow, Tables, Tx } from '../../database/schema.ts'

/** A guest to add, who is invited by email address or by account. For an account, `name` is the account's name. */
export type GuestToAdd = NewInvitee | (NewMember & { name: string })

/**
 * Adds guests with unsent invitations (PICK-12), and returns the added rows. Links each guest to the account with their email
 * address, unless that account is already on the guest list. Skips guests whose id, email address, or account another call has
 * just added.
 */
export async function insertInvitees(
  tx: Tx,
  event: HostOf<EventRow>,
  guests: readonly GuestToAdd[],
  now: number,
): Promise<InviteeRow[]> {
  return (await insertion(tx, event, guests, now)).returningAll().execute()
}

/** Adds guests like `insertInvitees`, but returns only the number of guests added. */
export async function insertManyInvitees(
  tx: Tx,
  event: HostOf<EventRow>,
  guests: readonly GuestToAdd[],
  now: number,
): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await (await insertion(tx, event, guests, now)).executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/**
 * Builds the statement that inserts the guests' rows. Passes all guests as one parameter, because ten thousand guests would
 * exceed the limit on parameters per statement.
 */
async function insertion(
  tx: Tx,
  event: HostOf<EventRow>,
  guests: readonly GuestToAdd[],
  now: number,
): Promise<InsertQueryBuilder<Tables, 'invitees', InsertResult>> {
  const addresses = guests.flatMap((guest) => ('userId' in guest ? [] : [normalizeEmail(guest.email)]))
  const userOf = await accountsToInvite(tx, event, addresses)
  const made = guests.map((guest) => {
    const { inviteeId: invitee_id, name } = guest
    if ('userId' in guest) return { invitee_id, name, user_id: guest.userId, email: null, address: null }
    const address = normalizeEmail(guest.email)
    return { invitee_id, name, user_id: userOf.get(address) ?? null, email: guest.email, address }
  })
  return tx
    .insertInto('invitees')
    .columns([
      'event_id',
      'invitee_id',
      'user_id',
      'name',
      'email',
      'email_normalized',
      'is_connected',
      'role',
      'source',
      'rsvp_status',
      'invite_status',
      'created_at',
    ])
    .expression(
      sql`select ${event.id}::uuid, invitee_id, user_id, name, email, address, address is null, 'attendee', 'host',
      'INVITED', 'PENDING', ${now}::bigint
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
      made(invitee_id uuid, user_id uuid, name text, email text, address text)`,
    )
    .onConflict((conflict) => conflict.doNothing())
}
