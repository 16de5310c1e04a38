import type { Db } from './schema.ts'

const hour = 3_600_000

/** Removes messages that the outbox has kept since before an instant: they hold links and codes. */
export async function removeOldMessages(db: Db, before: number): Promise<void> {
  await db.deleteFrom('outbox').where('sent_at', '<', before).execute()
}

/** Removes codes, tokens, sessions and counts that have run out. */
export async function removeExpired(db: Db, now: number): Promise<void> {
  await db.deleteFrom('access_tokens').where('expires_at', '<', now).execute()
  await db.deleteFrom('sign_in_codes').where('expires_at', '<', now).execute()
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
  // The limiter counts by the machine's clock.
  await db
    .deleteFrom('rate_limits')
    .where('expire', '<', Date.now() - hour)
    .execute()
}
