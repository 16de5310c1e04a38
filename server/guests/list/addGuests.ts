import { sql } from 'kysely'
import * as copy from '@festoon/contract/messages/requests'
import type { NewInvitee } from '@festoon/contract/nouns/guest'
import { normalizeEmail } from '@festoon/contract/rules/email'
import type { HostOf } from '../../core/brands.ts'
import { Failure } from '../../core/Failure.ts'
import { announce } from '../../database/announce.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { endExclusions } from '../../database/rows/exclusions.ts'
import { readGuestCounts } from '../../database/rows/guestCounts.ts'
import { inviteesPerEvent } from '../../database/rows/inviteeRows.ts'
import type { Db, EventRow, InviteeRow, Tx } from '../../database/schema.ts'
import { requireLive } from '../../events/lockEvent.ts'
import { lockHosted } from '../../rpc/access/lockHosted.ts'
import { awaitErasure } from '../data/eraseOldContacts.ts'
import { insertInvitees, insertManyInvitees, type GuestToAdd } from './insertInvitees.ts'
import { findInvitees } from './invitees.ts'
import { newContacts, takenAddresses, takenPhones } from './takenAddresses.ts'

/**
 * Adds the given guests to the guest list. A guest whose id is already on the list with the same contact or account was
 * added by an earlier attempt of the same call and is returned unchanged. If any other guest is already invited or is given
 * twice, no one is added. Ends earlier decisions about the guests. `enteredBy` is the id of the host, and `addressKey` the HMAC secret
 * passed to `recipientKey`.
 * @throws Failure as `lockHosted`; eventCancelled, memberNotFound, alreadyInvited, or guestLimit.
 */
export async function addGuests(
  db: Db,
  event: HostOf<EventRow>,
  guests: readonly GuestToAdd[],
  enteredBy: string,
  now: number,
  addressKey: Buffer,
): Promise<InviteeRow[]> {
  return inTransaction(db, async (tx) => {
    const lockedEvent = requireLive(await lockHosted(tx, event, 'host'))
    const inviteeIds = guests.map(({ inviteeId }) => inviteeId)
    const userIds = guests.flatMap((guest) => ('userId' in guest ? [guest.userId] : []))
    const emails = guests.flatMap((guest) =>
      'userId' in guest || guest.email === undefined ? [] : [normalizeEmail(guest.email)],
    )
    const phones = guests.flatMap((guest) => ('userId' in guest || guest.phone === undefined ? [] : [guest.phone]))
    await lockMembers(tx, userIds)
    const existing = await findInvitees(tx, event, { inviteeIds, userIds })
    const byId = new Map(existing.map((row) => [row.invitee_id, row]))
    const listedRows = existing.filter(({ rsvp_status }) => rsvp_status !== 'HIDDEN')
    const takenEmails = new Set([
      ...listedRows.map(({ user_id }) => user_id),
      ...(await takenAddresses(tx, event, emails)).keys(),
      ...(await takenPhones(tx, event, phones)),
    ])
    const refusedGuests = new Set<GuestToAdd>()
    const addedGuests: GuestToAdd[] = []
    const seenEmails = new Set<string>()
    for (const guest of guests) {
      const { inviteeId } = guest
      const keys = [...contactsOf(guest), inviteeId]
      const same = byId.get(inviteeId)
      const isRepeated = same !== undefined && same.rsvp_status !== 'HIDDEN' && isOf(same, guest)
      if (
        keys.some((key) => seenEmails.has(key)) ||
        (!isRepeated && (same || keys.some((key) => takenEmails.has(key))))
      )
        refusedGuests.add(guest)
      else if (!isRepeated) addedGuests.push(guest)
      for (const key of keys) seenEmails.add(key)
    }
    if (refusedGuests.size > 0) throw alreadyInvited(guests, refusedGuests)
    if (addedGuests.length > 0) {
      await requireRoom(tx, event, addedGuests.length)
      for (const row of await insertInvitees(tx, event, addedGuests, enteredBy, now)) byId.set(row.invitee_id, row)
      // A guest may have used the open link with the same address since the lookup.
      const late = addedGuests.filter(({ inviteeId }) => !byId.has(inviteeId))
      if (late.length > 0) throw alreadyInvited(guests, new Set(late))
      await endExclusions(tx, addressKey, event.id, addedGuests.map(identityOf))
      await awaitErasure(tx, lockedEvent, now)
      await announce(tx, lockedEvent)
    }
    return inviteeIds.flatMap((id) => byId.get(id) ?? [])
  })
}

/**
 * Adds the given guests who aren't invited yet. The guests must have distinct email addresses
 * and phone numbers. Returns the number of guests
 * added. Ends earlier decisions about them. `enteredBy` is the id of the host, and `addressKey` the HMAC secret passed to
 * `recipientKey`.
 * @throws Failure as `lockHosted`; eventCancelled, or guestLimit.
 */
export async function importGuests(
  db: Db,
  event: HostOf<EventRow>,
  guests: readonly NewInvitee[],
  enteredBy: string,
  now: number,
  addressKey: Buffer,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const lockedEvent = requireLive(await lockHosted(tx, event, 'host'))
    const addedGuests = await newContacts(tx, event, guests)
    if (addedGuests.length === 0) return 0
    await requireRoom(tx, event, addedGuests.length)
    const count = await insertManyInvitees(tx, event, addedGuests, enteredBy, now)
    await endExclusions(tx, addressKey, event.id, addedGuests.map(identityOf))
    await awaitErasure(tx, lockedEvent, now)
    await announce(tx, lockedEvent)
    return count
  })
}

/** Returns what identifies a guest apart from the id: the account, or the email address and phone number, if any. */
const contactsOf = (guest: GuestToAdd): string[] =>
  'userId' in guest
    ? [guest.userId]
    : [
        ...(guest.email === undefined ? [] : [normalizeEmail(guest.email)]),
        ...(guest.phone === undefined ? [] : [guest.phone]),
      ]

const identityOf = (guest: GuestToAdd) =>
  'userId' in guest ? { userId: guest.userId } : { email: guest.email, phone: guest.phone }

const isOf = (row: InviteeRow, guest: GuestToAdd): boolean => {
  if ('userId' in guest) return row.user_id === guest.userId
  if (guest.email !== undefined) return row.email_normalized === normalizeEmail(guest.email)
  return guest.phone === undefined || row.phone === guest.phone
}

/**
 * Locks accounts so that they can't be deleted before the transaction ends.
 * @throws Failure memberNotFound if any of them has been deleted.
 */
async function lockMembers(tx: Tx, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  const { rows } = await sql`
    select id from users where id = any(${[...userIds]}::uuid[]) and deleted_at is null order by id for key share
  `.execute(tx)
  if (rows.length < new Set(userIds).size) throw new Failure('memberNotFound')
}

async function requireRoom(tx: Tx, event: EventRow, addedGuests: number): Promise<void> {
  if ((await readGuestCounts(tx, event.id)).entries + addedGuests > inviteesPerEvent) throw new Failure('guestLimit')
}

function alreadyInvited(guests: readonly GuestToAdd[], refusedGuests: ReadonlySet<GuestToAdd>): Failure {
  const issues = guests.flatMap((guest, at) => {
    if (!refusedGuests.has(guest)) return []
    const field =
      'userId' in guest
        ? 'userId'
        : guest.email !== undefined
          ? 'email'
          : guest.phone !== undefined
            ? 'phone'
            : 'inviteeId'
    const name = 'userId' in guest ? guest.name : (guest.email ?? guest.phone ?? guest.name)
    return [{ path: `invitees.${at}.${field}`, message: copy.alreadyInvited(name) }]
  })
  return new Failure('alreadyInvited', { issues })
}
