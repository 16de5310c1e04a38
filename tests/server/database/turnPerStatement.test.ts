import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Db } from '../../../server/database/schema.ts'
import { openPglite } from '../../../server/database/openPglite.ts'

const statements = 50

it.each([
  ['one after the other', (db: Db, work: (db: Db) => Promise<void>) => work(db)],
  ['of one transaction', (db: Db, work: (db: Db) => Promise<void>) => db.transaction().execute(work)],
])('the embedded database lets other work run between statements %s', async (_way, within) => {
  const { db, close } = await openPglite(undefined)
  let turns = 0
  let counting = setImmediate(function next() {
    turns += 1
    counting = setImmediate(next)
  })
  try {
    await within(db, async (asked) => {
      for (let at = 0; at < statements; at += 1) await sql`select ${at}`.execute(asked)
    })
    expect(turns).toBeGreaterThanOrEqual(statements)
  } finally {
    clearImmediate(counting)
    await close()
  }
})
