import { announce } from '../../database/announce.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { lockEvent } from '../../database/rows/eventRows.ts'
import type { Db, EventRow } from '../../database/schema.ts'
import { recordOperatorAction, type OperatorAction } from './operatorAction.ts'

/**
 * Suspends an event: its page and data disappear for everyone, and no more messages are sent. Nothing is deleted, so that the
 * host can appeal. Returns the event, or undefined if it doesn't exist or is already suspended.
 */
export async function suspendEvent(db: Db, id: string, action: OperatorAction): Promise<EventRow | undefined> {
  return inTransaction(db, async (tx) => {
    const before = await lockEvent(tx, id)
    if (!before || before.suspended_at !== null) return undefined
    const event = await tx
      .updateTable('events')
      .set({ suspended_at: action.now, suspension_reason: action.reason, suspended_with_account: false })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordOperatorAction(tx, 'suspendEvent', id, action)
    await announce(tx, event)
    return event
  })
}

/**
 * Restores a suspended event with all its data. Returns the event, or undefined if it isn't suspended, or is suspended together
 * with its organizer's account.
 */
export async function restoreEvent(db: Db, id: string, action: OperatorAction): Promise<EventRow | undefined> {
  return inTransaction(db, async (tx) => {
    const before = await lockEvent(tx, id)
    if (!before || before.suspended_at === null || before.suspended_with_account) return undefined
    const event = await tx
      .updateTable('events')
      .set({ suspended_at: null, suspension_reason: null })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordOperatorAction(tx, 'restoreEvent', id, action)
    await announce(tx, event)
    return event
  })
}
