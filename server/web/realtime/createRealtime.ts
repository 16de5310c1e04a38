import { modificationSchema, type Modification } from '@festoon/contract/wire/realtime'
import { randomUUID } from 'node:crypto'
import type { Database, Listener } from '../../database/database.ts'
import type { RealtimeProvider } from '../../providers/realtime/port.ts'
import type { Services } from '../../rpc/services.ts'

/** Hears of changes from the database, whichever process made them, and has them told to browsers. */
export interface Realtime {
  start(): Promise<void>
  /** Ends every stream. */
  stop(): Promise<void>
  isHearing(): boolean
  /**
   * The last change of a topic, where there may have been one within the last milliseconds, or a little before: what a page
   * that was drawn so long ago has missed, whichever process made it.
   */
  changedWithin(topic: string, ms: number): Modification | undefined
}

/** How long changes are remembered, ms. Of a page that is older nobody knows what it missed. */
const rememberedMs = 5 * 60_000
/** What a page holds was read before it came there, and asked for before that; its question took a while, too. ms */
const underwayMs = 30_000

export function createRealtime(
  database: Database,
  realtime: RealtimeProvider,
  { log }: Pick<Services, 'log'>,
): Realtime {
  let listener: Listener | undefined
  /** The last change of each topic, the longest ago first. */
  const changes = new Map<string, { at: number; change: Modification }>()
  /** Since when nothing was missed. */
  let heardFrom = performance.now()

  const remember = (change: Modification): void => {
    const at = performance.now()
    changes.delete(change.topic)
    changes.set(change.topic, { at, change })
    for (const [topic, old] of changes) {
      if (old.at > at - rememberedMs) break
      changes.delete(topic)
    }
  }
  const hear = (payload: string): void => {
    const parsed = modificationSchema.safeParse(parseJson(payload))
    if (!parsed.success) return log.warn('a notification could not be read')
    remember(parsed.data)
    realtime.announce(parsed.data)
  }
  // Nobody knows what was missed: everybody is told to fetch again.
  const catchUp = (): void => {
    heardFrom = performance.now()
    realtime.announceGap()
  }
  return {
    start: async () => {
      realtime.start(log)
      listener = await database.listen('festoon', hear, catchUp)
      heardFrom = performance.now()
    },
    stop: async () => {
      await listener?.close()
      listener = undefined
      await realtime.stop()
    },
    isHearing: () => listener?.connected() ?? false,
    changedWithin: (topic, ms) => {
      const from = performance.now() - ms - underwayMs
      const last = changes.get(topic)
      if (last && last.at >= from) return last.change
      const isKnown = from >= heardFrom && ms + underwayMs < rememberedMs
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
