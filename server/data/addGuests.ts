import type { Issue } from '@festoon/contract/failure'
import type { NewInvitee } from '@festoon/contract/guest'
import { normaliseEmail } from '@festoon/contract/rules/email'
import type { HostOf } from '../access.ts'
import { announce } from './announce.ts'
import { lockEvent } from './events.ts'
import { countInvitees, findInvitees, insertInvitees, inviteesPerEvent } from './invitees.ts'
import type { Db, EventRow, InviteeRow } from './schema.ts'

export type AddGuestsRefusal = {
  reason: 'eventCancelled' | 'alreadyInvited' | 'guestLimit' | 'eventNotFound'
  issues?: Issue[]
}

/**
 * Adds guests in one transaction, or none. Guests who were added by an earlier try of the same call (same id, same
 * address) are answered as they are; any other address that is invited already refuses the whole call.
 */
export async function addGuests(
  db: Db,
  event: HostOf<EventRow>,
  guests: readonly NewInvitee[],
  now: number,
): Promise<{ rows: InviteeRow[] } | AddGuestsRefusal> {
  return db.transaction().execute(async (tx): Promise<{ rows: InviteeRow[] } | AddGuestsRefusal> => {
    const locked = await lockEvent(tx, event.id)
    if (!locked) return { reason: 'eventNotFound' }
    if (locked.cancelled_at !== null) return { reason: 'eventCancelled' }
    const inviteeIds = guests.map(({ inviteeId }) => inviteeId)
    const emails = guests.map(({ email }) => normaliseEmail(email))
    const existing = await findInvitees(tx, event, { inviteeIds, emails })
    const byId = new Map(existing.map((row) => [row.invitee_id, row]))
    const byEmail = new Map(existing.map((row) => [row.email_normalised, row]))
    const issues: Issue[] = []
    const added: NewInvitee[] = []
    const seen = new Set<string>()
    for (const [at, guest] of guests.entries()) {
      const address = normaliseEmail(guest.email)
      const same = byId.get(guest.inviteeId)
      const repeated = same !== undefined && same.email_normalised === address && same.rsvp_status !== 'HIDDEN'
      if (seen.has(address) || seen.has(guest.inviteeId) || (!repeated && (same ?? byEmail.get(address))))
        issues.push({ path: `invitees.${at}.email`, message: `${guest.email} is already invited.` })
      else if (!repeated) added.push(guest)
      seen.add(address)
      seen.add(guest.inviteeId)
    }
    if (issues.length > 0) return { reason: 'alreadyInvited', issues }
    if (added.length > 0) {
      if ((await countInvitees(tx, event.id)) + added.length > inviteesPerEvent) return { reason: 'guestLimit' }
      for (const row of await insertInvitees(tx, event, added, now)) byId.set(row.invitee_id, row)
      await announce(tx, event)
    }
    return { rows: inviteeIds.flatMap((id) => byId.get(id) ?? []) }
  })
}
