import { normaliseEmail } from '@festoon/contract/rules/email'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { HostOf } from '../access.ts'
import { addressKey } from '../secret/addressKey.ts'
import { announce } from './announce.ts'
import type { QueueInvites } from './deliveries.ts'
import { lockEvent } from './events.ts'
import { inTransaction } from './inTransaction.ts'
import { accountsToInvite, findInvitees } from './invitees.ts'
import { findOptedOut } from './optOuts.ts'
import type { Db, EventRow, Tx } from './schema.ts'

export type TriggerRefusal = 'eventNotFound' | 'eventCancelled' | 'eventPast' | 'inviteeNotFound' | 'alreadyInvited'

export interface TriggerOrder {
  inviteIds: readonly string[]
  /** A new address, for a single invitation. */
  email: string | undefined
  /** Key of `addressKey`. */
  addressKey: Buffer
}

/** What is recorded of an invitation whose guest wants none. */
export const unwanted = 'The guest has turned off messages.'

/**
 * Moves unsent and failed invitations to TRIGGERED and queues a mail for each, in one transaction (INV-10). Others among
 * those named stay as they are. One whose guest has turned messages off fails at once, and is not counted.
 */
export async function triggerInvites(
  db: Db,
  queueInvites: QueueInvites,
  event: HostOf<EventRow>,
  { inviteIds, email, addressKey: key }: TriggerOrder,
  now: number,
): Promise<{ triggered: number } | TriggerRefusal> {
  return inTransaction(db, async (tx): Promise<{ triggered: number } | TriggerRefusal> => {
    const locked = await lockEvent(tx, event.id)
    if (!locked) return 'eventNotFound'
    if (locked.cancelled_at !== null) return 'eventCancelled'
    if (locked.past_from <= now) return 'eventPast'
    const ids = [...new Set(inviteIds)]
    const rows = await findInvitees(tx, event, { inviteeIds: ids })
    if (rows.filter(({ rsvp_status }) => rsvp_status !== 'HIDDEN').length < ids.length) return 'inviteeNotFound'
    const [only] = rows
    if (email !== undefined) {
      if (ids.length !== 1 || !only || only.role === 'organizer') return 'inviteeNotFound'
      const taken = await findInvitees(tx, event, { inviteeIds: [], emails: [normaliseEmail(email)] })
      if (taken.some(({ invitee_id }) => invitee_id !== only.invitee_id)) return 'alreadyInvited'
      await readdress(tx, event, only.invitee_id, email)
    }
    const triggered = await tx
      .updateTable('invitees')
      .set({ invite_status: 'TRIGGERED', modification: sql`nextval('modifications')` })
      .where('event_id', '=', event.id)
      .where('invitee_id', '=', sql<string>`any(${ids}::uuid[])`)
      .where('invite_status', 'in', ['PENDING', 'FAILED'])
      .where('role', '=', 'attendee')
      .where('email', 'is not', null)
      .returning(['invitee_id', 'email_normalised'])
      .execute()
    if (triggered.length === 0) return { triggered: 0 }
    const keyOf = (row: { email_normalised: string | null }): string =>
      addressKey(key, 'email', row.email_normalised ?? '')
    const spared = await findOptedOut(tx, 'email', triggered.map(keyOf), locked)
    const orders = triggered.map((row) => ({
      delivery: { eventId: event.id, inviteeId: row.invitee_id, key: randomUUID() },
      isSpared: spared.has(keyOf(row)),
    }))
    await tx
      .insertInto('deliveries')
      .values(
        orders.map(({ delivery: { inviteeId, key: deliveryKey }, isSpared }) => ({
          event_id: event.id,
          invitee_id: inviteeId,
          key: deliveryKey,
          state: isSpared ? ('failed' as const) : ('queued' as const),
          reason: isSpared ? unwanted : null,
          created_at: now,
          finished_at: isSpared ? now : null,
        })),
      )
      .execute()
    const sparedIds = orders.filter(({ isSpared }) => isSpared).map(({ delivery }) => delivery.inviteeId)
    await tx
      .updateTable('invitees')
      .set({ invite_status: 'FAILED' })
      .where('event_id', '=', event.id)
      .where('invitee_id', '=', sql<string>`any(${sparedIds}::uuid[])`)
      .execute()
    const sent = orders.filter(({ isSpared }) => !isSpared).map(({ delivery }) => delivery)
    if (sent.length > 0) await queueInvites(tx, sent)
    await announce(tx, event)
    return { triggered: sent.length }
  })
}

/** How many of the named invitations wait to be sent. */
export async function countUnsent(db: Db, event: HostOf<EventRow>, inviteIds: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('invitees')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('event_id', '=', event.id)
    .where('invitee_id', '=', sql<string>`any(${[...inviteIds]}::uuid[])`)
    .where('rsvp_status', '<>', 'HIDDEN')
    .where('invite_status', 'in', ['PENDING', 'FAILED'])
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Gives an invitation another address. The old one's link stops working, since it may have reached a stranger, and the
 * account of the old address loses the invitation to that of the new one.
 */
async function readdress(tx: Tx, event: HostOf<EventRow>, inviteeId: string, email: string): Promise<void> {
  const address = normaliseEmail(email)
  const userId = (await accountsToInvite(tx, event, [address])).get(address) ?? null
  await tx
    .updateTable('invitees')
    .set({
      email,
      email_normalised: address,
      user_id: userId,
      created_by: null,
      token_version: sql`token_version + 1`,
    })
    .where('event_id', '=', event.id)
    .where('invitee_id', '=', inviteeId)
    .where('email_normalised', 'is distinct from', address)
    .where('invite_status', 'in', ['PENDING', 'FAILED'])
    .execute()
}
