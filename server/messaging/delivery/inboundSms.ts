import { inTransaction } from '../../database/inTransaction.ts'
import type { Db, Tx } from '../../database/schema.ts'

/**
 * Answers a text that came in. Told of the same one again, by a provider that did not hear the answer, it does nothing and
 * answers the same.
 */
export async function replyOnce(db: Db, id: string, now: number, answer: (tx: Tx) => Promise<string>): Promise<string> {
  return inTransaction(db, async (tx) => {
    const isNew = await tx
      .insertInto('inbound_sms')
      .values({ id, reply: '', received_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!isNew) {
      const known = await tx.selectFrom('inbound_sms').select('reply').where('id', '=', id).executeTakeFirst()
      return known?.reply ?? ''
    }
    const reply = await answer(tx)
    await tx.updateTable('inbound_sms').set({ reply }).where('id', '=', id).execute()
    return reply
  })
}
