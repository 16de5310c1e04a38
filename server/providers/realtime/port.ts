import type { Channel, Modification } from '@festoon/contract/wire/realtime'
import type { FastifyBaseLogger } from 'fastify'

/** One open stream of this process. */
export interface Subscriber {
  topics: ReadonlySet<string>
  send(modification: Modification): void
  end(): void
}

interface Announcer {
  /** Passes on that a topic changed. Never throws and never waits: what cannot be passed on now is passed on later. */
  announce(modification: Modification): void
  /** Something may have changed that nobody heard of: whoever listens fetches again. */
  announceGap(): void
  start(log: Pick<FastifyBaseLogger, 'warn' | 'info'>): void
  stop(): Promise<void>
}

/** How browsers hear of changes: from streams of this server, or from an outside service under addresses that nobody guesses. */
export type RealtimeProvider = Announcer &
  (
    | {
        kind: 'streams'
        /** @returns a function that takes the subscriber off. */
        subscribe(subscriber: Subscriber): () => void
      }
    | {
        kind: 'channels'
        /** What a browser that may hear of a topic listens to; without a topic: what says that something may have been missed. */
        channelOf(topic?: string): Channel
      }
  )
