/** @module-tag database */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Db } from '../../../server/database/schema.ts'
import { databaseKinds, testDatabase } from '../../support/testDatabase.ts'

const statements = 50

it.runIf(databaseKinds.includes('pglite')).each([
  ['one after the other', (db: Db, work: (db: Db) => Promise<void>) => work(db)],
  ['of one transaction', (db: Db, work: (db: Db) => Promise<void>) => db.transaction().execute(work)],
])('the embedded database lets other work run between statements %s', async (_way, within) => {
  const { database, drop } = await testDatabase('pglite')
  let turns = 0
  let counting = setImmediate(function next() {
    turns += 1
    counting = setImmediate(next)
  })
  try {
    await within(database.db, async (db) => {
      for (let at = 0; at < statements; at += 1) await sql`select ${at}`.execute(db)
    })
    expect(turns).toBeGreaterThanOrEqual(statements)
  } finally {
    clearImmediate(counting)
    await drop()
  }
})
