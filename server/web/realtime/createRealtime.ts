import { randomUUID } from 'node:crypto'
import { modificationSchema, type Modification } from '@festoon/contract/wire/realtime'
import type { Database, Listener } from '../../database/database.ts'
import type { RealtimeProvider } from '../../providers/realtime/port.ts'
import type { Services } from '../../rpc/services.ts'

/** A listener that publishes database changes, made by any process, to browsers. */
export interface Realtime {
  start(): Promise<void>
  /** Stops listening and ends every stream. */
  stop(): Promise<void>
  isListening(): boolean
  /**
   * Returns the last change to a topic if data fetched `ms` milliseconds ago may not include that change, otherwise undefined.
   * If changes since then may have been missed or forgotten, returns a change with a random id.
   */
  changedWithin(topic: string, ms: number): Modification | undefined
}

/** The time in ms for which changes are remembered. Data older than that may lack changes that this process has forgotten. */
const rememberedMs = 5 * 60_000
/** The time in ms that is added to the age of a caller's data to cover the time that responses and requests take. */
const transitMs = 30_000

export function createRealtime(
  database: Database,
  realtime: RealtimeProvider,
  { log }: Pick<Services, 'log'>,
): Realtime {
  let listener: Listener | undefined
  /** The last change to each topic, ordered from oldest to newest. */
  const changes = new Map<string, { at: number; change: Modification }>()
  /** The `performance.now()` value since which this process has missed no changes. */
  let completeSince = performance.now()

  const remember = (change: Modification): void => {
    const at = performance.now()
    changes.delete(change.topic)
    changes.set(change.topic, { at, change })
    for (const [topic, old] of changes) {
      if (old.at > at - rememberedMs) break
      changes.delete(topic)
    }
  }
  const receive = (payload: string): void => {
    const parsedPayload = modificationSchema.safeParse(parseJson(payload))
    if (!parsedPayload.success) return log.warn('a notification has an unknown format')
    remember(parsedPayload.data)
    realtime.announce(parsedPayload.data)
  }
  // The missed changes are unknown, so all browsers must fetch everything again.
  const catchUp = (): void => {
    completeSince = performance.now()
    realtime.announceGap()
  }
  return {
    start: async () => {
      realtime.start(log)
      listener = await database.listen('festoon', receive, catchUp)
      completeSince = performance.now()
    },
    stop: async () => {
      await listener?.close()
      listener = undefined
      await realtime.stop()
    },
    isListening: () => listener?.isConnected() ?? false,
    changedWithin: (topic, ms) => {
      const from = performance.now() - ms - transitMs
      const last = changes.get(topic)
      if (last && last.at >= from) return last.change
      const isKnown = from >= completeSince && ms + transitMs < rememberedMs
      return isKnown ? undefined : { topic, modificationId: randomUUID() }
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
