import { createHash } from 'node:crypto'
import { sql, type Insertable, type Selectable } from 'kysely'
import { readPlace } from '@festoon/contract/rules/pageErrors/errorPlace'
import { pathShape } from '@festoon/contract/rules/pageErrors/pathShape'
import { withoutData } from '@festoon/contract/rules/pageErrors/withoutData'
import { inTransaction } from '../database/inTransaction.ts'
import type { PageErrorTable } from '../database/operationTables.ts'
import type { Db, Tx } from '../database/schema.ts'

/** The maximum number of different errors that are stored. */
const maxRows = 1_000
/** The time in ms after its last report for which an error isn't replaced if there are older ones. */
const recentMs = 7 * 24 * 3_600_000
/** The time in ms for which an error is stored after it was last reported. */
const keptMs = 90 * 24 * 3_600_000

/** An error that a browser reported. */
interface ReportedError {
  message: string
  path?: string | undefined
  place?: string | undefined
  version?: string | undefined
}

/** A page error, with the number of times that it was reported. */
export type PageError = Omit<Selectable<PageErrorTable>, 'key'>

/** Returns the row of an error that was reported now. It contains only words, paths and places that the app's code can have. */
function rowOf(error: ReportedError, device: string, now: number): Insertable<PageErrorTable> {
  const message = withoutData(error.message)
  const place = readPlace(error.place ?? '')
  const path = pathShape(error.path ?? '')
  const key = createHash('sha256')
    .update(JSON.stringify([message, place, path, device]))
    .digest('base64url')
  const version = /^\d+\.\d+\.\d+(?:\+[\da-z]{1,16})?$/.exec(error.version ?? '')?.[0] ?? ''
  return { key, message, place, path, device, version, count: 1, first_at: now, last_at: now }
}

/**
 * Counts the errors that a browser reported, and stores those that are new, if need be in place of others. `device` is the device's name.
 */
export async function recordPageErrors(
  db: Db,
  errors: readonly ReportedError[],
  device: string,
  now: number,
): Promise<void> {
  const rows = Map.groupBy(
    errors.map((error) => rowOf(error, device, now)),
    ({ key }) => key,
  )
  for (const [row, ...repetitions] of rows.values())
    if (row) await recordRow(db, { ...row, count: 1 + repetitions.length })
}

async function recordRow(db: Db, row: Insertable<PageErrorTable>): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('page_errors')
    .set(({ eb }) => ({ count: eb('count', '+', row.count), version: row.version, last_at: row.last_at }))
    .where('key', '=', row.key)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  await inTransaction(db, async (tx) => {
    // Otherwise, errors that are reported at the same moment could exceed the maximum together.
    await sql`lock table page_errors in share row exclusive mode`.execute(tx)
    await makeRoom(tx, row.last_at)
    await tx
      .insertInto('page_errors')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(({ eb }) => ({
          count: eb('page_errors.count', '+', row.count),
          last_at: row.last_at,
        })),
      )
      .execute()
  })
}

/**
 * Removes the errors that matter least, so that another one fits: those that stopped some time ago before recent ones, and rare ones
 * before frequent ones. So a flood of invented errors only pushes out rare ones.
 */
async function makeRoom(tx: Tx, now: number): Promise<void> {
  await sql`
    delete from page_errors where key in (
      select key from page_errors where (select count(*) from page_errors) >= ${maxRows}::integer
      order by last_at >= ${now - recentMs}::bigint, count, last_at, key desc limit 1
    )
  `.execute(tx)
}

/** Returns the page errors, most frequent first. */
export async function readPageErrors(db: Db, max: number): Promise<PageError[]> {
  return db
    .selectFrom('page_errors')
    .select(['message', 'place', 'path', 'device', 'version', 'count', 'first_at', 'last_at'])
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('key')
    .limit(max)
    .execute()
}

/** Removes the errors that haven't been reported for a long time. */
export async function removeOldPageErrors(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('page_errors')
    .where('last_at', '<', now - keptMs)
    .execute()
}
