import type { ParsedInputOf } from '@festoon/contract/operations'
import { normaliseEmail } from '@festoon/contract/rules/email'
import { sql } from 'kysely'
import type { HostOf } from '../access.ts'
import { Failure } from '../Failure.ts'
import { announce } from './announce.ts'
import { awaitErasure } from './eraseOldContacts.ts'
import { dropDeliveries, holdGuests } from './holdGuests.ts'
import { holdEvent } from './holdEvent.ts'
import { inTransaction } from './inTransaction.ts'
import { readInvitee } from './invitees.ts'
import { isConnected } from './isConnected.ts'
import { isUniqueViolation } from './isUniqueViolation.ts'
import { readdress } from './readdress.ts'
import { isHosting, placesOf, seatWaiting } from './seats.ts'
import { takenAddresses } from './takenAddresses.ts'
import type { Db, EventRow, InviteeRow, Tx } from './schema.ts'

type Edit = ParsedInputOf<'editInvitee'>['invitee']

/**
 * Changes a guest as a host says (RPC-50). The host's Yes has its place, beyond the capacity too; what a No frees goes to
 * those who wait. @returns the row, and how many were given a place.
 * @throws Failure eventNotFound, eventCancelled, inviteeNotFound, alreadyInvited, connectedAddress or organizerStays.
 */
export async function editGuest(
  db: Db,
  host: HostOf<EventRow>,
  edit: Edit,
  now: number,
): Promise<{ row: InviteeRow; seated: number }> {
  const saved = inTransaction(db, async (tx) => {
    const event = await holdEvent(tx, host.id)
    const [before] = await holdGuests(tx, event, [edit.inviteeId])
    if (!before || before.rsvp_status === 'HIDDEN') throw new Failure('inviteeNotFound')
    if (edit.email !== undefined) {
      await changeAddress(tx, host, before, edit.email, now)
      await awaitErasure(tx, event)
    }
    const answered = answerOf(event, before, edit)
    const isSame = Object.entries(answered).every(([column, value]) => Reflect.get(before, column) === value)
    if (!isSame)
      await tx
        .updateTable('invitees')
        .set({ ...answered, modification: sql`nextval('modifications')` })
        .where('event_id', '=', event.id)
        .where('invitee_id', '=', before.invitee_id)
        .execute()
    const row = await readInvitee(tx, event.id, before.invitee_id)
    if (!row) throw new Failure('inviteeNotFound')
    const seated = placesOf(row) < placesOf(before) ? await seatWaiting(tx, event) : 0
    if (row.modification !== before.modification) await announce(tx, event, row.user_id)
    return { row, seated }
  })
  return saved.catch((error: unknown) => {
    // Somebody came by the open link, under that very address, meanwhile.
    throw isUniqueViolation(error) ? new Failure('alreadyInvited', {}, error) : error
  })
}

/**
 * What of a row the host's words change. Somebody whose answer they do not touch waits on. When the guest answered stays: hosts
 * are told of what guests say, not of their own words.
 */
function answerOf(event: EventRow, row: InviteeRow, edit: Edit) {
  const status = edit.rsvpStatus ?? row.rsvp_status
  if (row.role === 'organizer' && status !== 'YES') throw new Failure('organizerStays')
  const said = { name: edit.name, additional_guest_count: edit.additionalGuestCount ?? row.additional_guest_count }
  if (status === row.rsvp_status) return status === 'NO' ? { ...said, additional_guest_count: 0 } : said
  const asksForPlaces = event.has_waitlist || event.capacity !== null
  const isSeated = status === 'YES' && !isHosting(row) && (asksForPlaces || row.waitlist_status !== null)
  return {
    ...said,
    ...(status === 'NO' ? { additional_guest_count: 0 } : {}),
    rsvp_status: status,
    waitlist_status: isSeated ? ('APPROVED' as const) : row.waitlist_status === 'DENIED' ? row.waitlist_status : null,
    awaits: null,
    waitlisted_at: null,
  }
}

/** Gives a guest another address; one that is only spelled in another way is none. */
async function changeAddress(
  tx: Tx,
  event: HostOf<EventRow>,
  row: InviteeRow,
  email: string,
  now: number,
): Promise<void> {
  const address = normaliseEmail(email)
  if (row.email_normalised === address) return
  if (isConnected(row)) throw new Failure('connectedAddress')
  if ((await takenAddresses(tx, event, [address])).has(address)) throw new Failure('alreadyInvited')
  if (row.email_normalised !== null) {
    await dropDeliveries(tx, event, [row.invitee_id], 'The guest has another address.', now)
    await readdress(tx, event, row, email)
    return
  }
  // A first address takes no link from anybody.
  await tx
    .updateTable('invitees')
    .set({
      email,
      email_normalised: address,
      // Nor does the account of the row learn one that is not its own.
      withheld: sql`array(
        select unnest(array_remove(withheld, 'email')) union select 'email' where user_id is not null and not exists (
          select 1 from user_contacts c where c.user_id = invitees.user_id and c.kind = 'email' and c.value = ${address}
        ) order by 1
      )`,
      late_contacts: sql`array_remove(late_contacts, 'email')`,
      modification: sql`nextval('modifications')`,
    })
    .where('event_id', '=', event.id)
    .where('invitee_id', '=', row.invitee_id)
    .execute()
}
