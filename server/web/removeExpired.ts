import { limits } from '@festoon/contract/limits'
import { removeFormerHosts } from '../accounts/sending/hostContacts.ts'
import { forgetDeliveries } from '../accounts/sending/removedDeliveries.ts'
import { forgetReach } from '../accounts/sending/removedReach.ts'
import type { Db } from '../database/schema.ts'
import { removeEarlyEvents } from '../messaging/delivery/earlyDeliveryEvents.ts'
import { removeFreeSlots } from '../queue/sendSlots.ts'
import { removeOldPageErrors } from '../rpc/pageErrors.ts'

const hour = 3_600_000
const month = 30 * 24 * hour

/** Removes the outbox messages that were sent before a given time, because they contain links and codes. */
export async function removeOldMessages(db: Db, before: number): Promise<void> {
  await db.deleteFrom('outbox').where('sent_at', '<', before).execute()
}

/**
 * Removes expired sign-in codes, sign-in links, tokens, sessions, call results, merge proofs, and requests to co-host. Also removes old
 * unpaid purchases, entries of the audit log and the operators' log, account activity, abuse reports, SMS records, counts of sample images,
 * page errors, send slots, early delivery events, budgets whose period has ended, numbers and messages of deleted parties, contacts of
 * former hosts, and rate limit counts.
 */
export async function removeExpired(db: Db, now: number): Promise<void> {
  await db.deleteFrom('access_tokens').where('expires_at', '<', now).execute()
  await db.deleteFrom('sign_in_codes').where('expires_at', '<', now).execute()
  await db.deleteFrom('sign_in_links').where('expires_at', '<', now).execute()
  await db.deleteFrom('requests').where('expires_at', '<', now).execute()
  await db.deleteFrom('merge_proofs').where('expires_at', '<', now).execute()
  await db.deleteFrom('cohost_requests').where('expires_at', '<=', now).execute()
  // A payment that was started this long ago won't be completed.
  await db
    .deleteFrom('purchases')
    .where('credited_at', 'is', null)
    .where('created_at', '<', now - month)
    .execute()
  // By then, neither we nor the SMS provider will retry it.
  await db
    .deleteFrom('sent_sms')
    .where('claimed_at', '<', now - month)
    .execute()
  await db
    .deleteFrom('device_samples')
    .where('counted_at', '<', now - month)
    .execute()
  await db
    .deleteFrom('inbound_mails')
    .where('received_at', '<', now - month)
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
  for (const log of ['audit_log', 'operator_log'] as const)
    await db
      .deleteFrom(log)
      .where('created_at', '<', now - 365 * 24 * hour)
      .execute()
  await db
    .deleteFrom('security_log')
    .where('created_at', '<', now - limits.activityDays * 24 * hour)
    .execute()
  await removeFreeSlots(db)
  await removeEarlyEvents(db, now)
  await db
    .deleteFrom('abuse_reports')
    .where('created_at', '<', now - 365 * 24 * hour)
    .execute()
  await db.deleteFrom('budgets').where('ends_at', '<', now).execute()
  await forgetDeliveries(db, now - month)
  await forgetReach(db, now - 365 * 24 * hour)
  await removeFormerHosts(db)
  await removeOldPageErrors(db, now)
  // The rate limiter uses the system clock.
  await db
    .deleteFrom('rate_limits')
    .where('expire', '<', Date.now() - hour)
    .execute()
}
