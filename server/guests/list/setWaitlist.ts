import { sql } from 'kysely'
import type { ParsedInputOf } from '@festoon/contract/wire/operations'
import type { HostOf } from '../../core/brands.ts'
import { Failure } from '../../core/Failure.ts'
import { announce } from '../../database/announce.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { endExclusionsOf, exclude } from '../../database/rows/exclusions.ts'
import { readInvitee } from '../../database/rows/inviteeRows.ts'
import type { Db, EventRow, InviteeRow, Tx } from '../../database/schema.ts'
import { requireUpcoming } from '../../events/lockEvent.ts'
import { lockGuests } from '../../events/lockGuests.ts'
import { isHosting, spotsOf, promoteGuest, promoteWaiting } from '../../events/waitlist.ts'
import { lockHosted } from '../../rpc/access/lockHosted.ts'

/**
 * Sets a guest's waitlist status (INV-13, AUTHZ-14). A guest who said yes and is approved gets a spot and a notification. Freed
 * spots go to the waitlist. Denying a spot is a decision about the person, which any other status ends. `key` is the HMAC secret
 * passed to `recipientKey`.
 * @returns The invitee, and the number of guests who got a spot and will be notified.
 * @throws Failure as `lockHosted`; eventCancelled, eventPast, noWaitlist, inviteeNotFound, or organizerStays for a host.
 */
export async function setWaitlist(
  db: Db,
  hostedEvent: HostOf<EventRow>,
  { inviteeId, status }: ParsedInputOf<'setWaitlistStatus'>,
  now: number,
  key: Buffer,
): Promise<{ row: InviteeRow; promotedCount: number }> {
  return inTransaction(db, async (tx) => {
    const event = requireUpcoming(await lockHosted(tx, hostedEvent, 'host'), now)
    const { id } = event
    const canDecide = event.capacity !== null || (event.rsvp_by !== null && event.late_rsvps === 'ask')
    const canWait = event.has_waitlist || (canDecide && status !== 'PENDING_APPROVAL')
    if (!canWait) throw new Failure('noWaitlist')
    const [before] = await lockGuests(tx, event, [inviteeId])
    if (!before || before.rsvp_status === 'HIDDEN') throw new Failure('inviteeNotFound')
    if (isHosting(before)) throw new Failure('organizerStays')
    if (before.waitlist_status === status) return { row: before, promotedCount: 0 }
    await (status === 'DENIED' ? exclude(tx, key, [before], 'denied', now) : endExclusionsOf(tx, key, before))
    const decision = {
      waitlist_status: status,
      awaits: status === 'PENDING_APPROVAL' ? ('approval' as const) : null,
      waitlisted_at: status === 'PENDING_APPROVAL' ? now : null,
    }
    await decideForInvited(tx, before, decision)
    const isLetIn = status === 'APPROVED' && before.rsvp_status === 'YES' && spotsOf(before) === 0
    if (isLetIn) await promoteGuest(tx, before)
    else
      await tx
        .updateTable('invitees')
        .set({ ...decision, modification: sql`nextval('modifications')` })
        .where('event_id', '=', id)
        .where('invitee_id', '=', inviteeId)
        .execute()
    const row = await readInvitee(tx, id, inviteeId)
    if (!row) throw new Failure('inviteeNotFound')
    const promotedCount = spotsOf(row) < spotsOf(before) ? await promoteWaiting(tx, event) : 0
    await announce(tx, event, row.user_id)
    return { row, promotedCount: promotedCount + (isLetIn ? 1 : 0) }
  })
}

/** The columns of a host's decision about a guest's spot. */
type Decision = Pick<InviteeRow, 'waitlist_status' | 'awaits' | 'waitlisted_at'>

/**
 * Makes a host's decision hold for the invited guest, too, who may take a claimed invitation back. Changes nothing if neither the decision
 * nor the earlier one denies a spot.
 */
export async function decideForInvited(
  tx: Tx,
  { event_id: eventId, invitee_id: inviteeId }: Pick<InviteeRow, 'event_id' | 'invitee_id'>,
  { waitlist_status, awaits, waitlisted_at }: Decision,
): Promise<void> {
  const decision = JSON.stringify({ waitlist_status, awaits, waitlisted_at })
  await sql`
    update invitees set before_claim = before_claim || ${decision}::jsonb
    where event_id = ${eventId} and invitee_id = ${inviteeId} and before_claim is not null
      and 'DENIED' in (${waitlist_status}::text, before_claim->>'waitlist_status')
  `.execute(tx)
}
