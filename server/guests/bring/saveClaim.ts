import * as copy from '@festoon/contract/messages/guests/bring'
import type { ParsedInputOf } from '@festoon/contract/wire/operations'
import { Failure } from '../../core/Failure.ts'
import { announce } from '../../database/announce.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { InviteeRow, Tx } from '../../database/schema.ts'
import { lockUpcomingEvent } from '../../events/lockEvent.ts'
import { lockSameGuest } from '../../events/lockGuests.ts'
import { isGoing } from '../../events/view/visibility.ts'
import type { Services } from '../../rpc/services.ts'

type Claim = Pick<ParsedInputOf<'claimItem'>, 'itemId' | 'amount' | 'note'>

/**
 * Sets the amount of an item that a guest brings. The lock on the guest's row keeps an RSVP from changing meanwhile.
 * @throws Failure eventNotFound, eventCancelled, eventPast, notGoing, itemNotFound, itemFull, or forbidden if the invitation may be
 * another person's by now.
 */
export async function saveClaim(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  claimer: InviteeRow,
  { itemId, amount, note }: Claim,
): Promise<void> {
  const now = clock.now()
  const { event_id, invitee_id } = claimer
  await inTransaction(db, async (tx) => {
    const event = await lockUpcomingEvent(tx, event_id, now)
    const guest = await lockSameGuest(tx, event, claimer)
    if (!isGoing(guest)) throw new Failure('notGoing')
    const item = await lockItem(tx, event_id, itemId)
    if (!item) throw new Failure('itemNotFound')
    const key = { event_id, item_id: itemId, invitee_id }
    const before = await tx
      .selectFrom('sign_up_claims')
      .select(['amount', 'note'])
      .where('event_id', '=', event_id)
      .where('item_id', '=', itemId)
      .where('invitee_id', '=', invitee_id)
      .executeTakeFirst()
    const remainingAmount = item.wanted === null ? amount : item.wanted - item.taken + (before?.amount ?? 0)
    if (amount > remainingAmount)
      throw new Failure('itemFull', {
        issues: [{ path: 'amount', message: copy.onlyLeft(item.name, remainingAmount) }],
      })
    if (amount === 0) {
      await tx
        .deleteFrom('sign_up_claims')
        .where('event_id', '=', event_id)
        .where('item_id', '=', itemId)
        .where('invitee_id', '=', invitee_id)
        .execute()
    } else {
      await tx
        .insertInto('sign_up_claims')
        .values({ ...key, amount, note, claimed_at: now })
        .onConflict((conflict) =>
          conflict.columns(['event_id', 'item_id', 'invitee_id']).doUpdateSet({
            amount,
            note,
            // An amount that an account changes in an invitation that it only claimed leaves with the account.
            ...(guest.before_claim === null ? {} : { claimed_at: now }),
          }),
        )
        .execute()
    }
    await announce(tx, event)
  })
}

const lockItem = (tx: Tx, eventId: string, itemId: string) =>
  tx
    .selectFrom('sign_up_items')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('item_id', '=', itemId)
    .forUpdate()
    .executeTakeFirst()
