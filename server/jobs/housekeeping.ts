import type { Database } from '../data/database.ts'
import { removeExpired, removeOldMessages } from '../data/removeExpired.ts'
import type { Services } from '../services.ts'

/** In production the outbox stands in for a provider and nobody reads it: messages are kept only to look into a failure. */
const messagesKeptMs = 24 * 3_600_000

/** Removes what has expired. The embedded database, which has no autovacuum, is vacuumed too. */
export async function housekeeping(
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  database: Database,
): Promise<void> {
  await database.patiently(async (db) => {
    await removeExpired(db, clock.now())
    if (config.environment === 'production') await removeOldMessages(db, clock.now() - messagesKeptMs)
  })
  await database.vacuum()
}
