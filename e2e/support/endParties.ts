import type { RunningServer } from './startServer.ts'

/** Moves every party to two days ago. */
export async function endParties(server: RunningServer): Promise<void> {
  const [hour, ago] = [3_600_000, Date.now() - 2 * 86_400_000]
  await server.changeRows(
    `update events set start_time = ${ago - hour}::bigint, end_time = ${ago}::bigint, past_from = ${ago}::bigint`,
  )
}
