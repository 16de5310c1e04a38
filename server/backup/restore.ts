import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { ConfigError } from '../core/ConfigError.ts'
import { embeddedFolder, loadEmbedded } from '../database/embeddedDump.ts'
import { hasTables } from '../database/hasTables.ts'
import { lockDataFolder } from '../database/lockDataFolder.ts'
import { openPostgres } from '../database/openPostgres.ts'
import { backupNote, dataNames, dumpName, noteName, unpack } from './backupFile.ts'
import { postgresTool } from './postgresTool.ts'

/**
 * Restores a backup into an empty data folder and, if DATABASE_URL is set, into an empty database. Existing data is never
 * overwritten.
 * @throws ConfigError if the data folder or database isn't empty, or the backup can't be restored; DataFolderInUse while a
 * server is using the data folder.
 */
export async function restore(config: Config, file: string): Promise<void> {
  await mkdir(config.dataFolder, { recursive: true })
  const unlock = lockDataFolder(config.dataFolder)
  try {
    await expectEmpty(config)
    const stage = await mkdtemp(join(config.dataFolder, '.restore-'))
    try {
      await unpack(file, stage).catch((error: unknown) => {
        throw new ConfigError(`${file} isn't a readable backup.`, { cause: error })
      })
      await expectKind(config, stage, file)
      await (config.databaseUrl === undefined
        ? loadDump(config.dataFolder, join(stage, dumpName), file)
        : postgresTool('pg_restore', config.databaseUrl, [
            '--single-transaction',
            '--exit-on-error',
            '--no-owner',
            '--no-privileges',
            `--dbname=${decodeURIComponent(new URL(config.databaseUrl).pathname.slice(1))}`,
            join(stage, dumpName),
          ]))
      for (const name of dataNames)
        if (existsSync(join(stage, name))) await rename(join(stage, name), join(config.dataFolder, name))
    } finally {
      await rm(stage, { recursive: true, force: true })
    }
  } finally {
    unlock()
  }
}

async function expectEmpty({ dataFolder, databaseUrl }: Config): Promise<void> {
  const existingFiles = (await readdir(dataFolder)).filter((name) => !name.startsWith('lock.sqlite'))
  if (existingFiles.length > 0)
    throw new ConfigError(
      `The data folder ${dataFolder} isn't empty. Set DATA_DIR to an empty folder, or move the files away.`,
    )
  if (databaseUrl === undefined) return
  const { db, close } = openPostgres(databaseUrl)
  try {
    if (await hasTables(db)) throw new ConfigError("The database in DATABASE_URL isn't empty.")
  } finally {
    await close()
  }
}

async function expectKind({ databaseUrl }: Config, stage: string, file: string): Promise<void> {
  const text = await readFile(join(stage, noteName), 'utf8').catch(() => '')
  const note = backupNote.safeParse(parseJson(text))
  if (!note.success) throw new ConfigError(`${file} isn't a backup that this version of Festoon can read.`)
  const expected = databaseUrl === undefined ? 'pglite' : 'postgres'
  if (note.data.database !== expected)
    throw new ConfigError(
      note.data.database === 'postgres'
        ? 'This is a backup of a PostgreSQL database. Set DATABASE_URL.'
        : 'This is a backup of the embedded database. Unset DATABASE_URL.',
    )
}

/** Loads the embedded database from its dump. On failure, the folder is left empty for another attempt. */
async function loadDump(dataFolder: string, dump: string, file: string): Promise<void> {
  try {
    await loadEmbedded(dataFolder, dump)
  } catch (error) {
    await rm(embeddedFolder(dataFolder), { recursive: true, force: true })
    throw new ConfigError(`${file} isn't a readable backup.`, { cause: error })
  }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
