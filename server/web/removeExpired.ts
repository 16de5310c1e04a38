import { removeEarlyEvents } from '../messaging/delivery/earlyDeliveryEvents.ts'
import { removeFreeLanes } from '../queue/sendingLanes.ts'
import type { Db } from '../database/schema.ts'

const hour = 3_600_000
const month = 30 * 24 * hour

/** Removes messages that the outbox has kept since before an instant: they hold links and codes. */
export async function removeOldMessages(db: Db, before: number): Promise<void> {
  await db.deleteFrom('outbox').where('sent_at', '<', before).execute()
}

/** Removes codes, links, tokens, sessions, notes of texts and counts that have run out. */
export async function removeExpired(db: Db, now: number): Promise<void> {
  await db.deleteFrom('access_tokens').where('expires_at', '<', now).execute()
  await db.deleteFrom('sign_in_codes').where('expires_at', '<', now).execute()
  await db.deleteFrom('sign_in_links').where('expires_at', '<', now).execute()
  await db.deleteFrom('requests').where('expires_at', '<', now).execute()
  await db.deleteFrom('merge_proofs').where('expires_at', '<', now).execute()
  // Nobody pays what was begun that long ago.
  await db
    .deleteFrom('purchases')
    .where('credited_at', 'is', null)
    .where('created_at', '<', now - month)
    .execute()
  // By then neither we nor the provider of texts try the same one again.
  await db
    .deleteFrom('sent_sms')
    .where('claimed_at', '<', now - month)
    .execute()
  await db
    .deleteFrom('inbound_sms')
    .where('received_at', '<', now - month)
    .execute()
  await db
    .deleteFrom('used_tokens')
    .where('expires_at', '<', now - hour)
    .execute()
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('sessions')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('refresh_tokens').select('hash').whereRef('refresh_tokens.session_id', '=', 'sessions.id')),
      ),
    )
    .execute()
  await db
    .deleteFrom('audit_log')
    .where('created_at', '<', now - 365 * 24 * hour)
    .execute()
  await removeFreeLanes(db)
  await removeEarlyEvents(db, now)
  // The limiter counts by the machine's clock.
  await db
    .deleteFrom('rate_limits')
    .where('expire', '<', Date.now() - hour)
    .execute()
}
