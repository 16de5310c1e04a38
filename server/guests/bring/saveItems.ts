import type { Selectable } from 'kysely'
import * as copy from '@festoon/contract/messages/guests/bring'
import type { ParsedInputOf } from '@festoon/contract/wire/operations'
import type { HostOf } from '../../core/brands.ts'
import { Failure } from '../../core/Failure.ts'
import { announce } from '../../database/announce.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { SignUpItemTable } from '../../database/rows/signUpTables.ts'
import type { EventRow, Tx } from '../../database/schema.ts'
import { requireUpcoming } from '../../events/lockEvent.ts'
import { lockHosted } from '../../rpc/access/lockHosted.ts'
import type { Services } from '../../rpc/services.ts'
import { revisionOf } from './signUpList.ts'

type ItemRow = Selectable<SignUpItemTable>

/**
 * Replaces the sign-up list of an event. Changes nothing if the event already has this list.
 * @throws Failure as `lockHosted`; eventCancelled, eventPast, itemTaken, or conflict.
 */
export async function saveItems(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  hostedEvent: HostOf<EventRow>,
  { items, dropClaims, revision }: Omit<ParsedInputOf<'setSignUpList'>, 'eventId'>,
): Promise<void> {
  const { id: eventId } = hostedEvent
  await inTransaction(db, async (tx) => {
    const event = requireUpcoming(await lockHosted(tx, hostedEvent, 'host'), clock.now())
    const lockedList = await tx
      .selectFrom('sign_up_items')
      .selectAll()
      .where('event_id', '=', eventId)
      .orderBy('item_id')
      .forUpdate()
      .execute()
    const before = lockedList.toSorted(
      (one, other) => one.position - other.position || (one.item_id < other.item_id ? -1 : 1),
    )
    const next = items.map(({ itemId, name, wanted }) => ({ item_id: itemId, name, wanted }))
    if (revisionOf(before) === revisionOf(next)) return
    if (revision !== undefined && revision !== revisionOf(before)) throw new Failure('conflict')
    for (const old of before) {
      const nextItem = next.find(({ item_id }) => item_id === old.item_id)
      const wantedAmount = nextItem ? nextItem.wanted : 0
      if (wantedAmount !== null && old.taken > wantedAmount) {
        if (!dropClaims.includes(old.item_id))
          throw new Failure('itemTaken', {
            issues: [{ path: `items.${old.item_id}`, message: copy.alreadyTaken(old.name, old.taken) }],
          })
        await giveBackLatest(tx, old, old.taken - wantedAmount)
      }
      if (!nextItem)
        await tx
          .deleteFrom('sign_up_items')
          .where('event_id', '=', eventId)
          .where('item_id', '=', old.item_id)
          .execute()
    }
    if (next.length > 0)
      await tx
        .insertInto('sign_up_items')
        .values(next.map((item, position) => ({ ...item, event_id: eventId, position })))
        .onConflict((conflict) =>
          conflict.columns(['event_id', 'item_id']).doUpdateSet((newRow) => ({
            position: newRow.ref('excluded.position'),
            name: newRow.ref('excluded.name'),
            wanted: newRow.ref('excluded.wanted'),
          })),
        )
        .execute()
    await announce(tx, event)
  })
}

/** Gives back an amount of an item, of the latest claims first. */
async function giveBackLatest(tx: Tx, { event_id, item_id }: ItemRow, surplus: number): Promise<void> {
  const claims = await tx
    .selectFrom('sign_up_claims')
    .selectAll()
    .where('event_id', '=', event_id)
    .where('item_id', '=', item_id)
    .orderBy('claimed_at', 'desc')
    .orderBy('invitee_id')
    .execute()
  let remainingSurplus = surplus
  for (const { invitee_id, amount } of claims) {
    if (remainingSurplus === 0) return
    const less = Math.min(remainingSurplus, amount)
    remainingSurplus -= less
    const at = { event_id, item_id, invitee_id }
    await (less === amount
      ? tx
          .deleteFrom('sign_up_claims')
          .where((where) => where.and(at))
          .execute()
      : tx
          .updateTable('sign_up_claims')
          .set({ amount: amount - less })
          .where((where) => where.and(at))
          .execute())
  }
}
