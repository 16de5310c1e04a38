import { PGlite } from '@electric-sql/pglite'
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { lockDataFolder } from './lockDataFolder.ts'

/** Where the embedded database is. */
export const embeddedFolder = (dataFolder: string): string => join(dataFolder, 'database')

/**
 * Writes the embedded database of a data folder into one file, which only its owner may read.
 * @throws DataFolderInUse while a server has it.
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

/** Makes the embedded database of a data folder anew from such a file, which it unpacks beside it. */
export async function loadEmbedded(dataFolder: string, file: string): Promise<void> {
  // A damaged one is found out here: where the database unpacks it, nobody could catch that.
  const unpacked = `${file}.tar`
  await pipeline(createReadStream(file), createGunzip(), createWriteStream(unpacked, { mode: 0o600 }))
  const database = await PGlite.create({
    dataDir: embeddedFolder(dataFolder),
    loadDataDir: await openAsBlob(unpacked, { type: 'application/x-tar' }),
  })
  await database.close()
}
