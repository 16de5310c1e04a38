import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/** Lets every party of a stopped server's database have been two days ago. */
export async function endParties(dataFolder: string): Promise<void> {
  const database = await PGlite.create({ dataDir: join(dataFolder, 'database') })
  const [hour, ago] = [3_600_000, Date.now() - 2 * 86_400_000]
  await database.exec(
    `update events set start_time = ${ago - hour}::bigint, end_time = ${ago}::bigint, past_from = ${ago}::bigint`,
  )
  await database.close()
}
