import type { Database } from '../data/database.ts'
import { removeExpired } from '../data/removeExpired.ts'
import type { Services } from '../services.ts'

/** Removes what has expired. The embedded database, which has no autovacuum, is vacuumed too. */
export async function housekeeping({ db, clock }: Pick<Services, 'db' | 'clock'>, database: Database): Promise<void> {
  await removeExpired(db, clock.now())
  await database.vacuum()
}
