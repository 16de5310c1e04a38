import { randomUUID } from 'node:crypto'
import type { RealtimeProvider, Subscriber } from './port.ts'

/** Creates the provider that notifies browsers through this process's server-sent event streams. */
export function eventStreams(): Extract<RealtimeProvider, { kind: 'streams' }> {
  const subscribers = new Map<string, Set<Subscriber>>()
  const all = new Set<Subscriber>()
  return {
    kind: 'streams',
    announce: (modification) => {
      for (const subscriber of subscribers.get(modification.topic) ?? []) subscriber.send(modification)
    },
    announceGap: () => {
      for (const subscriber of all)
        for (const topic of subscriber.topics) subscriber.send({ topic, modificationId: randomUUID() })
    },
    start: () => undefined,
    stop: async () => {
      for (const subscriber of all) subscriber.end()
    },
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
