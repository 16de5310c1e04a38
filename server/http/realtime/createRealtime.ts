import { modificationSchema, type Modification } from '@festoon/contract/realtime'
import { randomUUID } from 'node:crypto'
import type { Database, Listener } from '../../data/database.ts'
import type { Services } from '../../services.ts'

/** One open stream. */
export interface Subscriber {
  topics: ReadonlySet<string>
  send(modification: Modification): void
  end(): void
}

/** Hears of changes from the database, whichever process made them, and hands them to this process's streams. */
export interface Realtime {
  start(): Promise<void>
  /** Ends every stream. */
  stop(): Promise<void>
  isHearing(): boolean
  /** @returns a function that takes the subscriber off. */
  subscribe(subscriber: Subscriber): () => void
}

export function createRealtime(database: Database, { log }: Pick<Services, 'log'>): Realtime {
  const subscribers = new Map<string, Set<Subscriber>>()
  const all = new Set<Subscriber>()
  let listener: Listener | undefined

  const hear = (payload: string): void => {
    if (all.size === 0) return
    const parsed = modificationSchema.safeParse(parseJson(payload))
    if (!parsed.success) return log.warn('a notification could not be read')
    for (const subscriber of subscribers.get(parsed.data.topic) ?? []) subscriber.send(parsed.data)
  }
  // Nobody knows what was missed: everybody is told to fetch again.
  const catchUp = (): void => {
    for (const subscriber of all)
      for (const topic of subscriber.topics) subscriber.send({ topic, modificationId: randomUUID() })
  }
  return {
    start: async () => {
      listener = await database.listen('festoon', hear, catchUp)
    },
    stop: async () => {
      for (const subscriber of all) subscriber.end()
      await listener?.close()
      listener = undefined
    },
    isHearing: () => listener?.connected() ?? false,
    subscribe: (subscriber) => {
      all.add(subscriber)
      for (const topic of subscriber.topics) {
        const group = subscribers.get(topic) ?? new Set()
        subscribers.set(topic, group.add(subscriber))
      }
      return () => {
        all.delete(subscriber)
        for (const topic of subscriber.topics) {
          const group = subscribers.get(topic)
          group?.delete(subscriber)
          if (group?.size === 0) subscribers.delete(topic)
        }
      }
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
