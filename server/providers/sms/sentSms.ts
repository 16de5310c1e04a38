import { messageId } from '../../core/messageId.ts'
import type { Db } from '../../database/schema.ts'

/** The time in ms after which a message that was claimed but never finished can be claimed again. */
const claimMs = 60_000

/**
 * Claims a message that must be sent only once, such as an SMS. Returns `claimed` if the caller must send it, `sent` if it has
 * already been sent, or `busy` if another call is sending it.
 */
export async function claimSend(db: Db, key: string, now: number): Promise<'claimed' | 'sent' | 'busy'> {
  const claim = await db
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
  if (claim) return 'claimed'
  const earlierSms = await db.selectFrom('sent_sms').select('is_sent').where('key', '=', key).executeTakeFirst()
  return earlierSms?.is_sent ? 'sent' : 'busy'
}

/** Records that a claimed message was sent. If it wasn't sent, releases the claim instead. */
export async function finishSend(db: Db, key: string, isSent: boolean): Promise<void> {
  if (isSent) await db.updateTable('sent_sms').set({ is_sent: true }).where('key', '=', key).execute()
  else await db.deleteFrom('sent_sms').where('key', '=', key).execute()
}

/** Returns true if the message with this key was claimed after `since`, in ms. */
export async function wasClaimedSince(db: Db, key: string, since: number): Promise<boolean> {
  const earlierSms = await db
    .selectFrom('sent_sms')
    .select('key')
    .where('key', '=', key)
    .where('claimed_at', '>', since)
    .executeTakeFirst()
  return earlierSms !== undefined
}

/** Returns true if this server has claimed the SMS with the given `messageId`. */
export async function isOurSms(db: Db, id: string): Promise<boolean> {
  const earlierSms = await db.selectFrom('sent_sms').select('key').where('message_id', '=', id).executeTakeFirst()
  return earlierSms !== undefined
}
