import type { NewInvitee } from '@festoon/contract/guest'
import { normaliseEmail } from '@festoon/contract/rules/email'
import type { HostOf } from '../access.ts'
import { Failure } from '../Failure.ts'
import { announce } from './announce.ts'
import { lockEvent } from './events.ts'
import { inTransaction } from './inTransaction.ts'
import { countInvitees, findInvitees, insertInvitees, inviteesPerEvent } from './invitees.ts'
import type { Db, EventRow, InviteeRow } from './schema.ts'

/**
 * Adds guests in one transaction, or none. Guests who were added by an earlier try of the same call (same id, same
 * address) are answered as they are; any other address that is invited already refuses the whole call.
 * @throws Failure eventNotFound, eventCancelled, alreadyInvited or guestLimit.
 */
export async function addGuests(
  db: Db,
  event: HostOf<EventRow>,
  guests: readonly NewInvitee[],
  now: number,
): Promise<InviteeRow[]> {
  return inTransaction(db, async (tx) => {
    const locked = await lockEvent(tx, event.id)
    if (!locked) throw new Failure('eventNotFound')
    if (locked.cancelled_at !== null) throw new Failure('eventCancelled')
    const inviteeIds = guests.map(({ inviteeId }) => inviteeId)
    const emails = guests.map(({ email }) => normaliseEmail(email))
    const existing = await findInvitees(tx, event, { inviteeIds, emails })
    const byId = new Map(existing.map((row) => [row.invitee_id, row]))
    const byEmail = new Map(existing.map((row) => [row.email_normalised, row]))
    const refused = new Set<NewInvitee>()
    const added: NewInvitee[] = []
    const seen = new Set<string>()
    for (const guest of guests) {
      const address = normaliseEmail(guest.email)
      const same = byId.get(guest.inviteeId)
      const repeated = same !== undefined && same.email_normalised === address && same.rsvp_status !== 'HIDDEN'
      if (seen.has(address) || seen.has(guest.inviteeId) || (!repeated && (same ?? byEmail.get(address))))
        refused.add(guest)
      else if (!repeated) added.push(guest)
      seen.add(address)
      seen.add(guest.inviteeId)
    }
    if (refused.size > 0) throw alreadyInvited(guests, refused)
    if (added.length > 0) {
      if ((await countInvitees(tx, event.id)) + added.length > inviteesPerEvent) throw new Failure('guestLimit')
      for (const row of await insertInvitees(tx, event, added, now)) byId.set(row.invitee_id, row)
      // A guest may have come by the open link, under the same address, since it was looked for.
      const late = added.filter(({ inviteeId }) => !byId.has(inviteeId))
      if (late.length > 0) throw alreadyInvited(guests, new Set(late))
      await announce(tx, event)
    }
    return inviteeIds.flatMap((id) => byId.get(id) ?? [])
  })
}

function alreadyInvited(guests: readonly NewInvitee[], refused: ReadonlySet<NewInvitee>): Failure {
  const issues = guests.flatMap((guest, at) =>
    refused.has(guest) ? [{ path: `invitees.${at}.email`, message: `${guest.email} is already invited.` }] : [],
  )
  return new Failure('alreadyInvited', { issues })
}
