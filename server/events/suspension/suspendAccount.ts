import { sql } from 'kysely'
import { endAllSessions } from '../../accounts/sessions/endAllSessions.ts'
import { announce } from '../../database/announce.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Db, Tx } from '../../database/schema.ts'
import { recordOperatorAction, type OperatorAction } from './operatorAction.ts'

/**
 * Suspends an account and the events that it hosts, and ends its sessions. Its owner can't sign in to it or to their other accounts, nor
 * create one, until it is restored. Returns the ids of the
 * events, or undefined if the account doesn't exist or is already suspended.
 */
export async function suspendAccount(db: Db, userId: string, action: OperatorAction): Promise<string[] | undefined> {
  const { reason, now } = action
  return inTransaction(db, async (tx) => {
    // Locks events before accounts, as everywhere.
    const earlier = await openEventsOf(tx, userId, action)
      // The former account of a handed-over event isn't suspended.
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('users')
            .select('id')
            .where('id', '=', userId)
            .where('suspended_at', 'is', null)
            .where('deleted_at', 'is', null),
        ),
      )
      .returningAll()
      .execute()
    const user = await tx
      .updateTable('users')
      .set({ suspended_at: now, suspension_reason: reason })
      .where('id', '=', userId)
      .where('suspended_at', 'is', null)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!user) return undefined
    // The account's lock has waited for an event that was being created, and no other can be created from now on.
    const latest = await openEventsOf(tx, userId, action).returningAll().execute()
    const events = [...earlier, ...latest]
    await endAllSessions(tx, userId, now)
    await recordOperatorAction(tx, 'suspendAccount', userId, action)
    for (const event of events) await announce(tx, event)
    return events.map(({ id }) => id)
  })
}

/** Builds the query that suspends the events of an account that aren't suspended yet. */
const openEventsOf = (tx: Tx, userId: string, { reason, now }: OperatorAction) =>
  tx
    .updateTable('events')
    .set({ suspended_at: now, suspension_reason: reason, suspended_with_account: true })
    .where('organizer_id', '=', userId)
    .where('suspended_at', 'is', null)

/**
 * Restores a suspended account, and the events that were suspended with it. Its owner can host again with other accounts, too, also if it
 * was removed. Returns false if the account isn't suspended.
 */
export async function restoreAccount(db: Db, userId: string, action: OperatorAction): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const events = await tx
      .updateTable('events')
      .set({ suspended_at: null, suspension_reason: null, suspended_with_account: false })
      .where('organizer_id', '=', userId)
      .where('suspended_with_account', '=', true)
      .returningAll()
      .execute()
    for (const event of events) await announce(tx, event)
    const user = await tx
      .updateTable('users')
      .set({ suspended_at: null, suspension_reason: null })
      .where('id', '=', userId)
      .where('suspended_at', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    // The row of an account that was removed only held the suspension.
    await sql`
      delete from users where id = ${userId} and deleted_at is not null
        and not exists (select 1 from events where organizer_id = ${userId})
    `.execute(tx)
    if (user) await recordOperatorAction(tx, 'restoreAccount', userId, action)
    return user !== undefined
  })
}
