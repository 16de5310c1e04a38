import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/** Moves every party in a stopped server's database to two days ago. */
export async function endParties(dataFolder: string): Promise<void> {
  const database = await PGlite.create({ dataDir: join(dataFolder, 'database') })
  const [hour, ago] = [3_600_000, Date.now() - 2 * 86_400_000]
  await database.exec(
    `update events set start_time = ${ago - hour}::bigint, end_time = ${ago}::bigint, past_from = ${ago}::bigint`,
  )
  await database.close()
}
