import { mkdir } from 'node:fs/promises'
import type { Config } from '../config/config.ts'
import type { Database } from './database.ts'
import { embeddedFolder } from './embeddedDump.ts'
import { lockDataFolder } from './lockDataFolder.ts'
import { openPglite } from './openPglite.ts'
import { openPostgres } from './openPostgres.ts'

/**
 * Opens the PostgreSQL database at DATABASE_URL or, if it isn't set, the embedded database in the data folder.
 * @throws DataFolderInUse if another process is using the data folder.
 */
export async function openDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl)
  const unlock = lockDataFolder(config.dataFolder)
  const folder = embeddedFolder(config.dataFolder)
  await mkdir(folder, { recursive: true })
  const database = await openPglite(folder)
  return {
    ...database,
    close: async () => {
      await database.close()
      unlock()
    },
  }
}
