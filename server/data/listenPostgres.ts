import pg from 'pg'
import type { Listener } from './database.ts'

const firstWaitMs = 250
const longestWaitMs = 10_000
const heartbeatMs = 30_000

/**
 * Listens on a connection of its own and makes it again when it is lost, waiting longer each time. After it came back,
 * `onGap` is called, because what was notified meanwhile is lost. Every 30 seconds it is asked whether it is still there:
 * a connection may be dead without anybody having said so.
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
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: longestWaitMs,
      query_timeout: longestWaitMs,
    })
    fresh.on('error', () => undefined)
    fresh.on('notification', ({ payload }) => onPayload(payload ?? ''))
    fresh.on('end', () => lose(fresh))
    try {
      await fresh.connect()
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      // Not lost but never had: whoever asked for it is told, and it must not be made again behind their back.
      drop(fresh)
      throw error
    }
    if (closed) drop(fresh)
    else client = fresh
  }

  const lose = (lost: pg.Client): void => {
    if (client !== lost) return
    client = undefined
    drop(lost)
    if (!closed) again(firstWaitMs)
  }

  const again = (waitMs: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      connect().then(onGap, () => {
        if (!closed) again(Math.min(waitMs * 2, longestWaitMs))
      })
    }, waitMs)
  }

  await connect()
  const heartbeat = setInterval(() => {
    const asked = client
    asked?.query('select 1').catch(() => lose(asked))
  }, heartbeatMs)
  heartbeat.unref()
  return {
    connected: () => client !== undefined,
    close: async () => {
      closed = true
      clearTimeout(timer)
      clearInterval(heartbeat)
      const last = client
      client = undefined
      await last?.end()
    },
  }
}

function drop(client: pg.Client): void {
  client.end().catch(() => undefined)
}
