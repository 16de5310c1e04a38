import type { Insertable, Selectable } from 'kysely'
import type { OutboxTable } from '../../database/deliveryTables.ts'
import type { Db } from '../../database/schema.ts'

/** Stores a message in the outbox, unless a message with the same key is already stored. */
export async function addToOutbox(db: Db, message: Insertable<OutboxTable>): Promise<void> {
  await db
    .insertInto('outbox')
    .values(message)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

/** Removes a message from the outbox, if it is there. */
export async function removeFromOutbox(db: Db, key: string): Promise<void> {
  await db.deleteFrom('outbox').where('key', '=', key).execute()
}

/**
 * Returns up to 100 messages from the outbox, newest first. If `recipient` is given, returns only messages to that recipient.
 */
export async function readOutbox(db: Db, recipient?: string): Promise<Selectable<OutboxTable>[]> {
  let query = db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(100)
  if (recipient !== undefined) query = query.where('recipient', '=', recipient)
  return query.execute()
}

/** Returns the outbox message with the given id, or undefined if there is none. */
export async function readOutboxMessage(db: Db, id: number): Promise<Selectable<OutboxTable> | undefined> {
  return db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
}
