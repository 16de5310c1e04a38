import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/** Makes all sessions in the embedded database of a stopped server old enough to need a new proof. */
export async function endProofs(dataFolder: string): Promise<void> {
  const database = await PGlite.create({ dataDir: join(dataFolder, 'database') })
  await database.query('update sessions set proven_at = proven_at - 600000')
  await database.close()
}
