import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Config } from '../config/config.ts'
import { ConfigError } from '../core/ConfigError.ts'
import { dumpEmbedded, embeddedFolder } from '../database/embeddedDump.ts'
import { backupNote, dataNames, dumpName, noteName, pack } from './backupFile.ts'
import { postgresTool } from './postgresTool.ts'

/**
 * Backs up the database and the files to one archive, along with the secret if it is stored in the data folder. The database is
 * backed up first, so that the archive includes every file that a row refers to. A server that uses PostgreSQL can keep
 * running, but a server that uses the embedded database must be stopped. The archive is written completely or not at all, and
 * only its owner can read it.
 * @throws ConfigError if the target exists, or the database is missing or can't be dumped; DataFolderInUse while a server is
 * using the embedded database.
 */
export async function backUp(config: Config, target: string): Promise<void> {
  const file = resolve(target)
  if (existsSync(file)) throw new ConfigError(`${file} already exists.`)
  if (config.databaseUrl === undefined && !existsSync(embeddedFolder(config.dataFolder)))
    throw new ConfigError(`There is no database in ${config.dataFolder}.`)
  const stage = await mkdtemp(join(dirname(file), '.festoon-backup-'))
  try {
    await (config.databaseUrl === undefined
      ? dumpEmbedded(config.dataFolder, join(stage, dumpName))
      : postgresTool('pg_dump', config.databaseUrl, [
          '--format=custom',
          '--no-owner',
          '--no-privileges',
          `--file=${join(stage, dumpName)}`,
        ]))
    const database = config.databaseUrl === undefined ? 'pglite' : 'postgres'
    const note = backupNote.parse({ format: 1, database, madeAt: new Date().toISOString() })
    await writeFile(join(stage, noteName), JSON.stringify(note))
    const existingNames = dataNames.filter((name) => existsSync(join(config.dataFolder, name)))
    const packedFolder = join(stage, 'packed')
    await pack(packedFolder, [
      { folder: stage, names: [noteName, dumpName] },
      { folder: resolve(config.dataFolder), names: existingNames },
    ])
    await chmod(packedFolder, 0o600)
    await rename(packedFolder, file)
  } finally {
    await rm(stage, { recursive: true, force: true })
  }
}
