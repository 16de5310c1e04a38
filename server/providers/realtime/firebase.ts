import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { LiveDatabaseConfig } from '../../config/cloudConfig.ts'
import type { Clock } from '../../core/clock.ts'
import { ServiceRefused } from '../fetchJson.ts'
import { serviceToken } from '../google/serviceToken.ts'
import type { RealtimeProvider } from './port.ts'

const scopes = ['https://www.googleapis.com/auth/firebase.database', 'https://www.googleapis.com/auth/userinfo.email']
const writeTimeoutMs = 10_000
const maxWaitMs = 60_000
/** The time limit in ms for publishing the remaining changes when the server stops. */
const lastMs = 2_000
/** The maximum number of topics written per request. */
const batchSize = 500
/**
 * The maximum number of topics waiting to be written. If there are more, they are dropped, and all browsers are asked to fetch
 * everything again.
 */
const maxWaiting = 10_000
const gap = 'gap'

/** The value stored for a topic. It contains only ids, never the changed data. */
interface Value {
  modificationId: string
  messageModificationId?: string | undefined
}

/**
 * Creates a provider that notifies browsers through a Firebase Realtime Database
 * (https://firebase.google.com/docs/reference/rest/database). This server writes the id of a topic's latest change to
 * `/topics/{hash}`, where browsers listen. The hash is an HMAC of the topic with the secret `key`. The database's rules let
 * anyone read a path but don't let anyone list the paths. Failed writes are retried with increasing delays, starting at
 * `firstWaitMs`.
 */
export function firebaseRealtime(
  { account, url }: LiveDatabaseConfig,
  { key, clock, firstWaitMs = 1_000 }: { key: Buffer; clock: Clock; firstWaitMs?: number },
): Extract<RealtimeProvider, { kind: 'channels' }> {
  const token = serviceToken(account, scopes, clock)
  const keyOf = (topic: string): string => createHmac('sha256', key).update(topic).digest('base64url')
  const waiting = new Map<string, Value>()
  const stopping = new AbortController()
  let log: Pick<FastifyBaseLogger, 'warn' | 'info'> | undefined
  let working: Promise<void> | undefined

  const write = (values: ReadonlyMap<string, Value>, timeoutMs: number): Promise<void> =>
    token.use(async (accessToken) => {
      const response = await fetch(`${url}/topics.json?print=silent`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
        body: JSON.stringify(Object.fromEntries(values)),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      if (!response.ok) throw new ServiceRefused(response.status, response.headers.get('retry-after'))
    })
  const take = (): Map<string, Value> => {
    const batch = new Map([...waiting].slice(0, batchSize))
    for (const name of batch.keys()) waiting.delete(name)
    return batch
  }
  const work = async (): Promise<void> => {
    let waitMs = firstWaitMs
    while (waiting.size > 0 && !stopping.signal.aborted) {
      const batch = take()
      try {
        await write(batch, writeTimeoutMs)
        if (waitMs > firstWaitMs) log?.info('changes are published again')
        waitMs = firstWaitMs
      } catch (error) {
        // A change that arrived in the meantime is newer.
        for (const [name, value] of batch) if (!waiting.has(name)) waiting.set(name, value)
        if (waitMs === firstWaitMs) log?.warn({ err: error }, 'failed to publish changes; trying again')
        await pause(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined)
        waitMs = Math.min(waitMs * 2, maxWaitMs)
      }
    }
    working = undefined
  }
  const enqueue = (name: string, value: Value): void => {
    if (stopping.signal.aborted) return
    if (waiting.size >= maxWaiting && !waiting.has(name)) {
      waiting.clear()
      waiting.set(keyOf(gap), { modificationId: randomUUID() })
    }
    waiting.set(name, value)
    working ??= work()
  }

  return {
    kind: 'channels',
    channelOf: (topic) => ({ topic: topic ?? null, url: `${url}/topics/${keyOf(topic ?? gap)}.json` }),
    announce: ({ topic, ...value }) => enqueue(keyOf(topic), value),
    announceGap: () => enqueue(keyOf(gap), { modificationId: randomUUID() }),
    start: (to) => {
      log = to
    },
    stop: async () => {
      stopping.abort()
      await working
      if (waiting.size > 0)
        await write(waiting, lastMs).catch((error: unknown) => log?.warn({ err: error }, 'failed to publish changes'))
    },
  }
}
