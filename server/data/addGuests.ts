import type { NewInvitee } from '@festoon/contract/guest'
import { normaliseEmail } from '@festoon/contract/rules/email'
import { sql } from 'kysely'
import type { HostOf } from '../access.ts'
import { Failure } from '../Failure.ts'
import { announce } from './announce.ts'
import { awaitErasure } from './eraseOldContacts.ts'
import { readGuestCounts } from './guestCounts.ts'
import { holdEvent } from './holdEvent.ts'
import { inTransaction } from './inTransaction.ts'
import { findInvitees, inviteesPerEvent } from './invitees.ts'
import { insertInvitees, insertManyInvitees, type GuestToAdd } from './insertInvitees.ts'
import { takenAddresses } from './takenAddresses.ts'
import type { Db, EventRow, InviteeRow, Tx } from './schema.ts'

/**
 * Adds guests in one transaction, or none. Guests who were added by an earlier try of the same call (same id, same
 * address or account) are answered as they are; anybody else who is invited already refuses the whole call.
 * @throws Failure eventNotFound, eventCancelled, memberNotFound, alreadyInvited or guestLimit.
 */
export async function addGuests(
  db: Db,
  event: HostOf<EventRow>,
  guests: readonly GuestToAdd[],
  now: number,
): Promise<InviteeRow[]> {
  return inTransaction(db, async (tx) => {
    const held = await holdEvent(tx, event.id)
    const inviteeIds = guests.map(({ inviteeId }) => inviteeId)
    const userIds = guests.flatMap((guest) => ('userId' in guest ? [guest.userId] : []))
    const emails = guests.flatMap((guest) => ('userId' in guest ? [] : [normaliseEmail(guest.email)]))
    await holdMembers(tx, userIds)
    const existing = await findInvitees(tx, event, { inviteeIds, userIds })
    const byId = new Map(existing.map((row) => [row.invitee_id, row]))
    const known = existing.filter(({ rsvp_status }) => rsvp_status !== 'HIDDEN')
    const taken = new Set([...known.map(({ user_id }) => user_id), ...(await takenAddresses(tx, event, emails)).keys()])
    const refused = new Set<GuestToAdd>()
    const added: GuestToAdd[] = []
    const seen = new Set<string>()
    for (const guest of guests) {
      const { inviteeId } = guest
      const who = 'userId' in guest ? guest.userId : normaliseEmail(guest.email)
      const same = byId.get(inviteeId)
      const isRepeated = same !== undefined && same.rsvp_status !== 'HIDDEN' && isOf(same, guest)
      if (seen.has(who) || seen.has(inviteeId) || (!isRepeated && (same || taken.has(who)))) refused.add(guest)
      else if (!isRepeated) added.push(guest)
      seen.add(who)
      seen.add(inviteeId)
    }
    if (refused.size > 0) throw alreadyInvited(guests, refused)
    if (added.length > 0) {
      await demandRoom(tx, event, added.length)
      for (const row of await insertInvitees(tx, event, added, now)) byId.set(row.invitee_id, row)
      // A guest may have come by the open link, under the same address, since it was looked for.
      const late = added.filter(({ inviteeId }) => !byId.has(inviteeId))
      if (late.length > 0) throw alreadyInvited(guests, new Set(late))
      await awaitErasure(tx, held)
      await announce(tx, held)
    }
    return inviteeIds.flatMap((id) => byId.get(id) ?? [])
  })
}

/**
 * Adds those of a list of guests, no address of which is twice in it, who are not invited yet, in one transaction. Answers
 * how many that were. @throws Failure eventNotFound, eventCancelled or guestLimit.
 */
export async function importGuests(
  db: Db,
  event: HostOf<EventRow>,
  guests: readonly NewInvitee[],
  now: number,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const held = await holdEvent(tx, event.id)
    const taken = await takenAddresses(
      tx,
      event,
      guests.map(({ email }) => normaliseEmail(email)),
    )
    const added = guests.filter(({ email }) => !taken.has(normaliseEmail(email)))
    if (added.length === 0) return 0
    await demandRoom(tx, event, added.length)
    const count = await insertManyInvitees(tx, event, added, now)
    await awaitErasure(tx, held)
    await announce(tx, held)
    return count
  })
}

const isOf = (row: InviteeRow, guest: GuestToAdd): boolean =>
  'userId' in guest ? row.user_id === guest.userId : row.email_normalised === normaliseEmail(guest.email)

/** Keeps accounts from ending meanwhile. @throws Failure memberNotFound when one has. */
async function holdMembers(tx: Tx, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  const { rows } = await sql`
    select id from users where id = any(${[...userIds]}::uuid[]) and deleted_at is null order by id for key share
  `.execute(tx)
  if (rows.length < new Set(userIds).size) throw new Failure('memberNotFound')
}

async function demandRoom(tx: Tx, event: EventRow, added: number): Promise<void> {
  if ((await readGuestCounts(tx, event.id)).entries + added > inviteesPerEvent) throw new Failure('guestLimit')
}

function alreadyInvited(guests: readonly GuestToAdd[], refused: ReadonlySet<GuestToAdd>): Failure {
  const issues = guests.flatMap((guest, at) => {
    if (!refused.has(guest)) return []
    const [field, who] = 'userId' in guest ? ['userId', guest.name] : ['email', guest.email]
    return [{ path: `invitees.${at}.${field}`, message: `${who} is already invited.` }]
  })
  return new Failure('alreadyInvited', { issues })
}
