import { sql, type InsertQueryBuilder, type InsertResult } from 'kysely'
import type { NewInvitee } from '@festoon/contract/nouns/guest'
import type { NewMember } from '@festoon/contract/nouns/guestManagement'
import { normalizeEmail } from '@festoon/contract/rules/email'
import type { HostOf } from '../../core/brands.ts'
import { slicesOf } from '../../core/slicesOf.ts'
import type { EventRow, InviteeRow, Tables, Tx } from '../../database/schema.ts'
import { cohostOnly } from './cohostOnly.ts'
import { accountsToInvite } from './invitees.ts'

/**
 * A guest to add, who is invited by email address, by account, or by the host in person. For an account, `name` is the account's name.
 */
export type GuestToAdd = NewInvitee | (NewMember & { name: string })

/**
 * Adds guests with unsent invitations (PICK-12), and returns the added rows. Links each guest to the account with their email
 * address, unless that account is already on the guest list. Skips guests whose id, email address, or account another call has
 * just added. `enteredBy` is the id of the host.
 */
export async function insertInvitees(
  tx: Tx,
  event: HostOf<EventRow>,
  guests: readonly GuestToAdd[],
  enteredBy: string,
  now: number,
): Promise<InviteeRow[]> {
  return insertion(
    event,
    { guests, userOf: await accountsOf(tx, event, guests), enteredBy },
    now,
  )(tx)
    .returningAll()
    .execute()
}

/** The number of guests to insert at once. The embedded database blocks the server during a statement. */
const sliceSize = 500
/** The number of accounts to look up at once. */
const lookupSize = 1000

/** Adds guests like `insertInvitees`, but returns only the number of guests added. */
export async function insertManyInvitees(
  tx: Tx,
  event: HostOf<EventRow>,
  guests: readonly GuestToAdd[],
  enteredBy: string,
  now: number,
): Promise<number> {
  let count = 0
  const userOf = await accountsOf(tx, event, guests)
  for await (const slice of slicesOf(guests, sliceSize)) {
    const insertedRow = await insertion(event, { guests: slice, userOf, enteredBy }, now)(tx).executeTakeFirstOrThrow()
    count += Number(insertedRow.numInsertedOrUpdatedRows ?? 0n)
  }
  return count
}

/** Returns the accounts to link to the guests, by normalized email address. */
async function accountsOf(
  tx: Tx,
  event: HostOf<EventRow>,
  guests: readonly GuestToAdd[],
): Promise<ReadonlyMap<string, string>> {
  const addresses = guests.flatMap((guest) =>
    'userId' in guest || guest.email === undefined ? [] : [normalizeEmail(guest.email)],
  )
  const accounts = new Map<string, string>()
  for await (const slice of slicesOf(addresses, lookupSize))
    for (const [address, userId] of await accountsToInvite(tx, event, slice)) accounts.set(address, userId)
  return accounts
}

/** Guests to add, the accounts to link to them, by normalized email address, and the host who enters them. */
interface Insertion {
  guests: readonly GuestToAdd[]
  userOf: ReadonlyMap<string, string>
  enteredBy: string
}

/**
 * Builds the statement that inserts the guests' rows. Passes all guests as one parameter, because ten thousand guests would
 * exceed the limit on parameters per statement.
 */
function insertion(
  event: HostOf<EventRow>,
  { guests, userOf, enteredBy }: Insertion,
  now: number,
): (tx: Tx) => InsertQueryBuilder<Tables, 'invitees', InsertResult> {
  const newRows = guests.map((guest) => {
    const { inviteeId: invitee_id, name } = guest
    if ('userId' in guest) return { invitee_id, name, user_id: guest.userId, connected: true }
    const { email, phone } = guest
    if (email === undefined) return { invitee_id, name, phone, connected: false }
    const address = normalizeEmail(email)
    return { invitee_id, name, user_id: userOf.get(address), email, address, phone, connected: false }
  })
  return (tx) =>
    tx
      .insertInto('invitees')
      .columns([
        'event_id',
        'invitee_id',
        'user_id',
        'name',
        'email',
        'email_normalized',
        'phone',
        'is_connected',
        'role',
        'source',
        'rsvp_status',
        'invite_status',
        'entered_by',
        'created_at',
      ])
      .expression(
        sql`select ${event.id}::uuid, invitee_id, user_id, name, email, address, phone, connected, 'attendee', 'host',
      'INVITED', 'PENDING', ${cohostOnly(event, enteredBy)}::uuid, ${now}::bigint
    from jsonb_to_recordset(${JSON.stringify(newRows)}::jsonb)
      made(invitee_id uuid, user_id uuid, name text, email text, address text, phone text, connected boolean)`,
      )
      .onConflict((conflict) => conflict.doNothing())
}
