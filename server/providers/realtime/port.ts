import type { FastifyBaseLogger } from 'fastify'
import type { Channel, Modification } from '@festoon/contract/wire/realtime'

/** A browser's open event stream from this process. */
export interface Subscriber {
  topics: ReadonlySet<string>
  send(modification: Modification): void
  end(): void
}

interface Announcer {
  /** Publishes a change to a topic. Never throws or blocks. */
  announce(modification: Modification): void
  /** Asks all listeners to fetch everything again, because changes may have been missed. */
  announceGap(): void
  start(log: Pick<FastifyBaseLogger, 'warn' | 'info'>): void
  stop(): Promise<void>
}

/**
 * A provider that notifies browsers of changes, through either streams from this server or an external service with unguessable
 * URLs.
 */
export type RealtimeProvider = Announcer &
  (
    | {
        kind: 'streams'
        /**
         * Adds a subscriber.
         * @returns A function that removes the subscriber.
         */
        subscribe(subscriber: Subscriber): () => void
      }
    | {
        kind: 'channels'
        /** Returns a topic's channel, or the channel that announces missed changes if no topic is given. */
        channelOf(topic?: string): Channel
      }
  )
