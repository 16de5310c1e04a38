import pg from 'pg'
import type { Listener } from './database.ts'

const firstWaitMs = 250
const longestWaitMs = 10_000

/**
 * Listens on a connection of its own and makes it again when it is lost, waiting longer each time. After it came back,
 * `onGap` is called, because what was notified meanwhile is lost.
 * @throws the connection's error when the first connection cannot be made.
 */
export async function listenPostgres(
  url: string,
  channel: string,
  onPayload: (payload: string) => void,
  onGap: () => void,
): Promise<Listener> {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true })
    fresh.on('notification', ({ payload }) => onPayload(payload ?? ''))
    fresh.on('error', () => undefined)
    await fresh.connect()
    fresh.on('end', () => {
      client = undefined
      if (!closed) again(firstWaitMs)
    })
    await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
    if (closed) await fresh.end()
    else client = fresh
  }

  const again = (waitMs: number): void => {
    timer = setTimeout(() => {
      connect().then(onGap, () => {
        if (!closed) again(Math.min(waitMs * 2, longestWaitMs))
      })
    }, waitMs)
  }

  await connect()
  return {
    connected: () => client !== undefined,
    close: async () => {
      closed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
