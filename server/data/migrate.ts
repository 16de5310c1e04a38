import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import * as accounts from './migrations/accounts.ts'
import * as albums from './migrations/albums.ts'
import * as answers from './migrations/answers.ts'
import * as answersAgain from './migrations/answersAgain.ts'
import * as audit from './migrations/audit.ts'
import * as authoring from './migrations/authoring.ts'
import * as coinLedger from './migrations/coinLedger.ts'
import * as connectedGuests from './migrations/connectedGuests.ts'
import * as delivery from './migrations/delivery.ts'
import * as events from './migrations/events.ts'
import * as leftOver from './migrations/leftOver.ts'
import * as growth from './migrations/growth.ts'
import * as messages from './migrations/messages.ts'
import * as newsletter from './migrations/newsletter.ts'
import * as photoUpload from './migrations/photoUpload.ts'
import * as privacy from './migrations/privacy.ts'
import * as purchases from './migrations/purchases.ts'
import * as reminders from './migrations/reminders.ts'
import * as requests from './migrations/requests.ts'
import * as withheld from './migrations/withheld.ts'
import type { Db } from './schema.ts'

/** Every migration in its order. A released one is never changed; a change is a new one. */
export const migrations = {
  '001-accounts': accounts,
  '002-events': events,
  '003-answers': answers,
  '004-messages': messages,
  '005-photo-upload': photoUpload,
  '006-authoring': authoring,
  '007-albums': albums,
  '008-purchases': purchases,
  '009-connected-guests': connectedGuests,
  '010-reminders': reminders,
  '011-answers-again': answersAgain,
  '012-delivery': delivery,
  '013-newsletter': newsletter,
  '014-coin-ledger': coinLedger,
  '015-requests': requests,
  '016-privacy': privacy,
  '017-audit': audit,
  '018-left-over': leftOver,
  '019-growth': growth,
  '020-withheld': withheld,
}

/** Their names, in their order. */
export const migrationNames: readonly string[] = Object.keys(migrations)

/**
 * Brings the database up to date. Safe when several processes start at once: Kysely holds a lock.
 * @throws the error of the migration that failed.
 */
export async function migrate(db: Db): Promise<void> {
  if (await isUpToDate(db)) return
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error instanceof Error) throw error
  if (error !== undefined) throw new Error('The database could not be brought up to date', { cause: error })
}

/** Asked first, because the migrator looks at every table there is, which takes the embedded database half a second. */
async function isUpToDate(db: Db): Promise<boolean> {
  const { rows: found } =
    await sql`select 1 from pg_tables where schemaname = current_schema() and tablename = 'kysely_migration'`.execute(
      db,
    )
  if (found.length === 0) return false
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name).join() === migrationNames.join()
}
