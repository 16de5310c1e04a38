import { messageId } from '../../core/messageId.ts'
import type { Db } from '../../database/schema.ts'

/** After this long a text whose sending was begun and never ended may be begun again. */
const claimMs = 60_000

/**
 * Takes a text, or another message that is to go out once, for sending. `sent`: it went out before. `busy`: it is being sent just now.
 */
export async function claimSms(db: Db, key: string, now: number): Promise<'claimed' | 'sent' | 'busy'> {
  const claimed = await db
    .insertInto('sent_sms')
    .values({ key, message_id: messageId(key), claimed_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ claimed_at: now })
        .where('sent_sms.is_sent', '=', false)
        .where('sent_sms.claimed_at', '<', now - claimMs),
    )
    .returning('key')
    .executeTakeFirst()
  if (claimed) return 'claimed'
  const known = await db.selectFrom('sent_sms').select('is_sent').where('key', '=', key).executeTakeFirst()
  return known?.is_sent ? 'sent' : 'busy'
}

/** Records how the sending of a claimed text ended: it went out, or it did not and may be tried again. */
export async function finishSms(db: Db, key: string, isSent: boolean): Promise<void> {
  if (isSent) await db.updateTable('sent_sms').set({ is_sent: true }).where('key', '=', key).execute()
  else await db.deleteFrom('sent_sms').where('key', '=', key).execute()
}

/** Whether a text was taken for sending since an instant, ms. */
export async function wasClaimedSince(db: Db, key: string, since: number): Promise<boolean> {
  const known = await db
    .selectFrom('sent_sms')
    .select('key')
    .where('key', '=', key)
    .where('claimed_at', '>', since)
    .executeTakeFirst()
  return known !== undefined
}

/** Whether a text of this id, as `messageId` makes it, was taken for sending here. */
export async function isOurSms(db: Db, id: string): Promise<boolean> {
  const known = await db.selectFrom('sent_sms').select('key').where('message_id', '=', id).executeTakeFirst()
  return known !== undefined
}
