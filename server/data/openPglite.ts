import { PGlite, types } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { setFlagsFromString } from 'node:v8'
import { fromPglite } from 'pg-boss'
import type { Database } from './database.ts'
import type { Tables } from './schema.ts'
import { readInt8 } from './readInt8.ts'
import { turnPerStatement } from './turnPerStatement.ts'

/**
 * Opens the embedded database. It survives a killed process, but never calls fsync: a power cut can lose what was
 * acknowledged last. `folder` undefined keeps everything in memory; `dump`: what is in it to begin with, instead of nothing.
 */
export async function openPglite(folder: string | undefined, dump?: Blob): Promise<Database> {
  // What is used often is compiled again, to run faster, on every core at once: that would hold up a start by a fifth.
  setFlagsFromString('--wasm-num-compilation-tasks=1')
  const pglite = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
    parsers: { [types.INT8]: readInt8 },
    // A third less memory than by default, at no measured cost for one session.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  })
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }), plugins: [turnPerStatement] })
  return {
    kind: 'pglite',
    db,
    queue: { db: fromPglite(pglite), backend: 'pglite' },
    listen: async (channel, onPayload) => {
      const stop = await pglite.listen(channel, onPayload)
      return { connected: () => !pglite.closed, close: async () => (pglite.closed ? undefined : stop()) }
    },
    patiently: (work) => work(db),
    tidy: async () => {
      await pglite.exec('vacuum analyze')
      // Nothing else writes one: all since the last would be read again after a kill.
      await pglite.exec('checkpoint')
    },
    close: async () => {
      if (!pglite.closed) await pglite.close()
    },
  }
}
