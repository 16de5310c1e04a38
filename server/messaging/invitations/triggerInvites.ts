import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { inviteTurnedOff } from '@festoon/contract/messages/guests/guestStatus'
import { normalizeEmail } from '@festoon/contract/rules/email'
import { findOptedOut } from '../../accounts/profile/optOuts.ts'
import type { SpendRecipients } from '../../accounts/sending/spendRecipients.ts'
import type { HostOf } from '../../core/brands.ts'
import { Failure } from '../../core/Failure.ts'
import { accountKey, recipientKeys } from '../../crypto/addressKey.ts'
import { announce } from '../../database/announce.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { isUniqueViolation } from '../../database/isUniqueViolation.ts'
import { anyOf } from '../../database/rows/anyOf.ts'
import { endExclusions, exclude } from '../../database/rows/exclusions.ts'
import { readInvitee } from '../../database/rows/inviteeRows.ts'
import type { Db, EventRow, Tx } from '../../database/schema.ts'
import { lockGuests } from '../../events/lockGuests.ts'
import { findInvitees } from '../../guests/list/invitees.ts'
import { reachableEmail } from '../../guests/list/reachableEmail.ts'
import { isNewAddress, readdress } from '../../guests/list/readdress.ts'
import type { QueueInvites } from '../../queue/jobData.ts'
import { lockHosted } from '../../rpc/access/lockHosted.ts'
import { isOnlyClaimed } from '../notifications/asInvited.ts'

export interface TriggerOrder {
  /** The id of the host or co-host who sends the invitations. */
  sentBy: string
  inviteIds: readonly string[]
  /** The guest's new email address, allowed only with a single invitation. */
  email: string | undefined
  /** The host's personal note, or '' to keep the earlier notes of invitations that are sent again. */
  note: string
  /** The HMAC secret passed to `addressKey`. */
  addressKey: Buffer
  spend: SpendRecipients
}

/**
 * Changes unsent and failed invitations to TRIGGERED and queues an email for each, in one transaction (INV-10). Skips guests
 * without an email address. If a guest has opted out, the invitation changes to FAILED instead. Returns the number of queued
 * emails.
 * @throws Failure as `lockHosted` and `isNewAddress`; eventCancelled; eventPast; inviteeNotFound; alreadyInvited if another guest has
 * the new address; sendingLimit if the sender can't reach so many people now.
 */
export async function triggerInvites(
  db: Db,
  queueInvites: QueueInvites,
  event: HostOf<EventRow>,
  { sentBy, inviteIds, email, note, addressKey: key, spend }: TriggerOrder,
  now: number,
): Promise<{ triggered: number }> {
  const triggering = inTransaction(db, async (tx) => {
    const lockedEvent = await lockHosted(tx, event, 'host')
    if (lockedEvent.canceled_at !== null) throw new Failure('eventCancelled')
    if (lockedEvent.past_from <= now) throw new Failure('eventPast')
    const ids = [...new Set(inviteIds)]
    const rows =
      email === undefined ? await findInvitees(tx, event, { inviteeIds: ids }) : await lockGuests(tx, lockedEvent, ids)
    if (rows.filter(({ rsvp_status }) => rsvp_status !== 'HIDDEN').length < ids.length)
      throw new Failure('inviteeNotFound')
    const [only] = rows
    if (email !== undefined) {
      if (ids.length !== 1 || !only || only.role === 'organizer') throw new Failure('inviteeNotFound')
      const isUnsent = only.invite_status === 'PENDING' || only.invite_status === 'FAILED'
      if ((await isNewAddress(tx, lockedEvent, only, email)) && isUnsent) {
        await readdress(tx, lockedEvent, only, { email, enteredBy: sentBy }, now)
        const address = normalizeEmail(email)
        // An account that had claimed the invitation has lost it, with what hosts decided about that account.
        const current = (await readInvitee(tx, event.id, only.invitee_id)) ?? only
        const guest = { ...current, email_normalized: address, user_id: null, before_claim: null, late_contacts: [] }
        if (current.waitlist_status === 'DENIED') await exclude(tx, key, [guest], 'denied', now)
        else await endExclusions(tx, key, event.id, [{ email }])
      }
    }
    const triggeredRows = await tx
      .updateTable('invitees')
      .set({ invite_status: 'TRIGGERED', invite_failure: null, modification: sql`nextval('modifications')` })
      .where('event_id', '=', event.id)
      .where('invitee_id', '=', anyOf(ids))
      .where('invite_status', 'in', ['PENDING', 'FAILED'])
      .where('role', '=', 'attendee')
      .where(reachableEmail, 'is not', null)
      .returning(['invitee_id', 'user_id', 'email', 'before_claim', 'late_contacts', reachableEmail.as('address')])
      .execute()
    if (triggeredRows.length === 0) return { triggered: 0 }
    const keysOf = (row: (typeof triggeredRows)[number]): string[] => [
      ...recipientKeys(key, 'email', row.address ?? ''),
      ...(row.user_id === null || isOnlyClaimed(row) ? [] : [accountKey(key, row.user_id)]),
    ]
    const optedOut = await findOptedOut(tx, triggeredRows.flatMap(keysOf), lockedEvent, sentBy)
    const orders = triggeredRows.map((row) => ({
      delivery: { eventId: event.id, inviteeId: row.invitee_id, key: randomUUID(), sentBy },
      isOptedOut: keysOf(row).some((each) => optedOut.has(each)),
    }))
    const earlierNotes = note === '' ? await readNotes(tx, event, ids) : new Map<string, string>()
    await tx
      .insertInto('deliveries')
      .values(
        orders.map(({ delivery: { inviteeId, key: deliveryKey }, isOptedOut }) => ({
          event_id: event.id,
          invitee_id: inviteeId,
          key: deliveryKey,
          state: isOptedOut ? ('failed' as const) : ('queued' as const),
          reason: isOptedOut ? inviteTurnedOff : null,
          sent_by: sentBy === lockedEvent.organizer_id ? null : sentBy,
          note: note || (earlierNotes.get(inviteeId) ?? null),
          created_at: now,
          finished_at: isOptedOut ? now : null,
        })),
      )
      .execute()
    const optedOutIds = orders.filter(({ isOptedOut }) => isOptedOut).map(({ delivery }) => delivery.inviteeId)
    await tx
      .updateTable('invitees')
      .set({ invite_status: 'FAILED', invite_failure: 'messagesOff' })
      .where('event_id', '=', event.id)
      .where('invitee_id', '=', anyOf(optedOutIds))
      .execute()
    const sentDeliveries = orders.filter(({ isOptedOut }) => !isOptedOut).map(({ delivery }) => delivery)
    await spend(tx, sentDeliveries.length)
    if (sentDeliveries.length > 0) await queueInvites(tx, sentDeliveries)
    await announce(tx, event)
    return { triggered: sentDeliveries.length }
  })
  return triggering.catch((error: unknown) => {
    // Someone used the open link with the new address in the meantime.
    if (isUniqueViolation(error)) throw new Failure('alreadyInvited')
    throw error
  })
}

/** Reads the notes in the latest invitations with one, by the guest's id. */
async function readNotes(
  tx: Tx,
  event: HostOf<EventRow>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('deliveries')
    .select(['invitee_id', 'note'])
    .distinctOn('invitee_id')
    .where('event_id', '=', event.id)
    .where('invitee_id', '=', anyOf(ids))
    .where('note', 'is not', null)
    .orderBy('invitee_id')
    .orderBy('created_at', 'desc')
    .execute()
  return new Map(rows.map(({ invitee_id: id, note }) => [id, note ?? '']))
}
