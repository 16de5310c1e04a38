import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import { listenPostgres } from './listenPostgres.ts'
import { readInt8 } from './readInt8.ts'
import type { Tables } from './schema.ts'

/** Opens PostgreSQL at a `postgres://` address. Connections are made when they are first needed. */
export function openPostgres(url: string): Database {
  const types: pg.CustomTypesConfig = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === pg.types.builtins.INT8 ? readInt8 : pg.types.getTypeParser(oid, format === 'binary' ? 'text' : 'text'),
  }
  const pool = new pg.Pool({ connectionString: url, max: 10, types, connectionTimeoutMillis: 10_000 })
  // An idle connection that the server closes must not end the process; the pool replaces it.
  pool.on('error', () => undefined)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    kind: 'postgres',
    db,
    queue: { connectionString: url, max: 4 },
    listen: (channel, onPayload, onGap) => listenPostgres(url, channel, onPayload, onGap),
    // PostgreSQL has its own autovacuum.
    vacuum: () => Promise.resolve(),
    close: () => db.destroy(),
  }
}
