import pg from 'pg'
import type { Listener } from './database.ts'

const firstWaitMs = 250
const maxWaitMs = 10_000
const heartbeatMs = 30_000

/**
 * Listens to a channel through a dedicated connection. If the connection is lost, reconnects with increasing delays, and then
 * calls `onGap`, because notifications may have been missed. Checks the connection every 30 seconds, because a connection can
 * die without an error.
 * @throws The connection error if the first attempt to connect fails.
 */
export async function listenPostgres(
  url: string,
  channel: string,
  onPayload: (payload: string) => void,
  onGap: () => void,
): Promise<Listener> {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: maxWaitMs,
      query_timeout: maxWaitMs,
    })
    fresh.on('error', () => undefined)
    fresh.on('notification', ({ payload }) => onPayload(payload ?? ''))
    fresh.on('end', () => lose(fresh))
    try {
      await fresh.connect()
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      // The caller decides whether to try again, so don't reconnect from here.
      drop(fresh)
      throw error
    }
    if (isClosed) drop(fresh)
    else client = fresh
  }

  const lose = (lostClient: pg.Client): void => {
    if (client !== lostClient) return
    client = undefined
    drop(lostClient)
    if (!isClosed) again(firstWaitMs)
  }

  const again = (waitMs: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      connect().then(onGap, () => {
        if (!isClosed) again(Math.min(waitMs * 2, maxWaitMs))
      })
    }, waitMs)
  }

  await connect()
  const heartbeat = setInterval(() => {
    const checked = client
    checked?.query('select 1').catch(() => lose(checked))
  }, heartbeatMs)
  heartbeat.unref()
  return {
    isConnected: () => client !== undefined,
    close: async () => {
      isClosed = true
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
