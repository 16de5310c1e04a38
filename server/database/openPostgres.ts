import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import { guardPool } from './guardPool.ts'
import { listenPostgres } from './listenPostgres.ts'
import { readInt8 } from './readInt8.ts'
import type { Tables } from './schema.ts'

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? readInt8 : pg.types.getTypeParser(oid, format === 'binary' ? 'text' : 'text'),
}

function open(config: pg.PoolConfig): Kysely<Tables> {
  const pool = new pg.Pool({ types, ...config })
  // If the database server closes an idle connection, the process must not crash. The pool replaces the connection.
  pool.on('error', () => undefined)
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guardPool(pool) }) })
}

/**
 * Opens the PostgreSQL database at a `postgres://` URL. Connections are established on first use. Except in `patiently`, the
 * server cancels statements after `patienceMs`. If the server doesn't respond, the client gives up shortly afterward.
 */
export function openPostgres(url: string, patienceMs = 10_000): Database {
  const db = open({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: patienceMs,
    statement_timeout: patienceMs,
    query_timeout: patienceMs + Math.min(patienceMs, 2_000),
    idle_in_transaction_session_timeout: 60_000,
  })
  return {
    kind: 'postgres',
    db,
    queue: { connectionString: url, max: 4 },
    listen: (channel, onPayload, onGap) => listenPostgres(url, channel, onPayload, onGap),
    patiently: async (work) => {
      const patient = open({ connectionString: url, max: 2, connectionTimeoutMillis: patienceMs })
      try {
        return await work(patient)
      } finally {
        await patient.destroy()
      }
    },
    // PostgreSQL has its own autovacuum and checkpointer.
    tidy: () => Promise.resolve(),
    close: () => db.destroy(),
  }
}
