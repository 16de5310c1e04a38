import { inTransaction } from '../../database/inTransaction.ts'
import type { Db, Tx } from '../../database/schema.ts'

/**
 * Handles an incoming SMS with `respond` and returns the reply. If the provider delivers the same SMS again, returns the stored
 * reply without calling `respond`.
 */
export async function replyOnce(
  db: Db,
  id: string,
  now: number,
  respond: (tx: Tx) => Promise<string>,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const isNew = await tx
      .insertInto('inbound_sms')
      .values({ id, reply: '', received_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!isNew) {
      const earlierSms = await tx.selectFrom('inbound_sms').select('reply').where('id', '=', id).executeTakeFirst()
      return earlierSms?.reply ?? ''
    }
    const reply = await respond(tx)
    await tx.updateTable('inbound_sms').set({ reply }).where('id', '=', id).execute()
    return reply
  })
}
