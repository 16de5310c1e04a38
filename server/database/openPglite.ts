import { setFlagsFromString } from 'node:v8'
import { PGlite, types } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, type Driver } from 'kysely'
import { fromPglite } from 'pg-boss'
import type { Database } from './database.ts'
import { readInt8 } from './readInt8.ts'
import type { Tables } from './schema.ts'
import { turnPerStatement } from './turnPerStatement.ts'

/**
 * Refuses a transaction once the database is closed. Kysely's own dialect would wait forever for its begin, and end the process with an
 * unhandled rejection, if a job still runs when the server stops.
 */
class ClosableDialect extends PGliteDialect {
  readonly #pglite: PGlite

  constructor(pglite: PGlite) {
    super({ pglite })
    this.#pglite = pglite
  }

  override createDriver(): Driver {
    const driver = super.createDriver()
    const begin = driver.beginTransaction.bind(driver)
    driver.beginTransaction = async (connection, settings) => {
      if (this.#pglite.closed) throw new Error('The database is closed.')
      await begin(connection, settings)
    }
    return driver
  }
}

/**
 * Opens an embedded database in a folder, or in memory if `folder` is undefined. If `dump` is given, the database starts with
 * the dump's content. Written data survives if the process is killed. A power failure can lose the latest writes, because the
 * database never calls fsync.
 */
export async function openPglite(folder: string | undefined, dump?: Blob): Promise<Database> {
  // By default, V8 recompiles hot WebAssembly code on every core at once, which would make the start 20% slower.
  setFlagsFromString('--wasm-num-compilation-tasks=1')
  const pglite = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
    parsers: { [types.INT8]: readInt8 },
    // Uses a third less memory than the default, with no measurable cost for a single session.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  })
  const db = new Kysely<Tables>({ dialect: new ClosableDialect(pglite), plugins: [turnPerStatement] })
  return {
    kind: 'pglite',
    db,
    queue: { db: fromPglite(pglite), backend: 'pglite' },
    listen: async (channel, onPayload) => {
      const stop = await pglite.listen(channel, onPayload)
      return { isConnected: () => !pglite.closed, close: async () => (pglite.closed ? undefined : stop()) }
    },
    patiently: (work) => work(db),
    tidy: async () => {
      await pglite.exec('vacuum analyze')
      // Nothing else writes checkpoints. Without them, everything since the last one would be replayed after the process is
      // killed.
      await pglite.exec('checkpoint')
    },
    close: async () => {
      if (!pglite.closed) await pglite.close()
    },
  }
}
