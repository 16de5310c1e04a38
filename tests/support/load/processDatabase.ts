import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deriveKeys, type Keys } from '../../../server/crypto/keys.ts'
import { embeddedFolder } from '../../../server/database/embeddedDump.ts'
import { migrate } from '../../../server/database/migrate.ts'
import { openPglite } from '../../../server/database/openPglite.ts'
import { openPostgres } from '../../../server/database/openPostgres.ts'
import type { Db } from '../../../server/database/schema.ts'
import { testDatabase, type DatabaseKind } from '../testDatabase.ts'

export interface ProcessDatabase {
  /** The environment with which a server process uses the database. */
  env: Record<string, string>
  keys: Keys
  /** Runs `work` in the migrated database. No server may be using an embedded database meanwhile. */
  within<T>(work: (db: Db) => Promise<T>): Promise<T>
  drop(): Promise<void>
}

/** Creates a database, a file folder and a secret for servers in separate processes. */
export async function processDatabase(kind: DatabaseKind): Promise<ProcessDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'festoon-process-'))
  const postgres = kind === 'postgres' ? await testDatabase(kind) : undefined
  const secret = randomBytes(32).toString('hex')
  if (!postgres) await mkdir(embeddedFolder(folder), { recursive: true })
  return {
    env: { DATA_DIR: folder, DATABASE_URL: postgres?.url ?? '', APP_SECRET: secret },
    keys: deriveKeys(secret),
    within: async (work) => {
      const database = postgres?.url ? openPostgres(postgres.url, 600_000) : await openPglite(embeddedFolder(folder))
      try {
        await database.patiently(migrate)
        return await work(database.db)
      } finally {
        await database.close()
      }
    },
    drop: async () => {
      await postgres?.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
