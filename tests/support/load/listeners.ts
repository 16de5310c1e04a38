import { Agent, get } from 'node:http'
import type { Member } from './crowd.ts'

export interface Listeners {
  /** Returns the number of open streams. */
  open(): number
  /** Returns the `performance.now()` of each stream's latest change. Streams without a change since `forget` are omitted. */
  heardAt(): number[]
  forget(): void
  close(): void
}

/** Opens many change streams with as little work as possible. A lost stream is reopened after `retryMs` milliseconds. */
export function listeners(
  origin: string,
  subscriptions: readonly { member: Member; topic: string }[],
  retryMs = 500,
): Listeners {
  const agent = new Agent({ maxSockets: Infinity, keepAlive: false })
  const isOpen = new Set<number>()
  const heardTimes = new Map<number, number>()
  let isClosed = false
  const listen = (at: number): void => {
    const one = subscriptions[at]
    if (isClosed || !one) return
    const again = (): void => {
      isOpen.delete(at)
      if (!isClosed) setTimeout(listen, retryMs, at)
    }
    const headers = { authorization: `Bearer ${one.member.accessToken}` }
    const call = get(`${origin}/realtime?topic=${one.topic}`, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) {
        answer.resume()
        return again()
      }
      answer.on('data', (chunk: Buffer) => {
        isOpen.add(at)
        if (chunk.includes('event: modification')) heardTimes.set(at, performance.now())
      })
      answer.on('error', () => undefined)
      answer.on('close', again)
    })
    call.on('error', again)
  }
  // Staggered, because the queue of pending connections is limited.
  const lanes = 50
  const start = (lane: number): void => {
    for (let at = lane; at < subscriptions.length; at += lanes) setTimeout(listen, Math.floor(at / lanes) * 50, at)
  }
  for (let lane = 0; lane < lanes; lane += 1) start(lane)
  return {
    open: () => isOpen.size,
    heardAt: () => [...heardTimes.values()],
    forget: () => heardTimes.clear(),
    close: () => {
      isClosed = true
      agent.destroy()
    },
  }
}
