import { createReadStream, createWriteStream, openAsBlob } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { lockDataFolder } from './lockDataFolder.ts'

/** Returns the path of a data folder's embedded database. */
export const embeddedFolder = (dataFolder: string): string => join(dataFolder, 'database')

/**
 * Dumps a data folder's embedded database to a gzip file that only the file's owner can read.
 * @throws DataFolderInUse if another process is using the folder.
 */
export async function dumpEmbedded(dataFolder: string, file: string): Promise<void> {
  const unlock = lockDataFolder(dataFolder)
  try {
    const database = await PGlite.create(embeddedFolder(dataFolder))
    try {
      const dump = await database.dumpDataDir('gzip')
      await writeFile(file, dump.stream(), { mode: 0o600 })
    } finally {
      await database.close()
    }
  } finally {
    unlock()
  }
}

/**
 * Restores a data folder's embedded database from a dump. Leaves a decompressed copy of the dump in `<file>.tar`, which the
 * caller must delete.
 * @throws Error if the dump is damaged.
 */
export async function loadEmbedded(dataFolder: string, file: string): Promise<void> {
  // Decompressed here to detect a damaged dump, because an error inside the database couldn't be caught.
  const tarFile = `${file}.tar`
  await pipeline(createReadStream(file), createGunzip(), createWriteStream(tarFile, { mode: 0o600 }))
  const database = await PGlite.create({
    dataDir: embeddedFolder(dataFolder),
    loadDataDir: await openAsBlob(tarFile, { type: 'application/x-tar' }),
  })
  await database.close()
}
