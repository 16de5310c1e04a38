import { createParser } from 'eventsource-parser'
import { channelsSchema, modificationSchema, type Modification } from '@festoon/contract/realtime'
import { forgetAccessToken, liveSession } from '../session/session.ts'
import { newUuid } from '../session/newUuid.ts'
import { pause } from './coalesced.ts'

const firstWaitMs = 500
const longestWaitMs = 15_000

export interface Listening {
  topics: readonly string[]
  /** What the page was drawn from was known then, ms since 1970: what changed after that is told when the stream opens. */
  knownAt: number
  onChange: (change: Modification) => void
}

/**
 * Listens to topics over server-sent events (RT-01, RT-02), of the server or of the service that it names, and calls back for
 * every modification, those that were missed before the stream opened or while it was broken included. Returns the way to stop.
 */
export function listen(listening: Listening): () => void {
  const stop = new AbortController()
  void keepListening(listening, stop.signal)
  return () => stop.abort()
}

async function keepListening({ topics, knownAt, onChange }: Listening, signal: AbortSignal): Promise<void> {
  let waitMs = firstWaitMs
  let heardAt = knownAt
  while (!signal.aborted) {
    try {
      const session = await liveSession()
      if (!session) return
      const query = new URLSearchParams(topics.map((topic) => ['topic', topic]))
      query.set('age', String(Math.max(0, Math.round(Date.now() - heardAt))))
      const response = await fetch(`/realtime?${query}`, {
        headers: { authorization: `Bearer ${session.accessToken}` },
        signal,
      })
      if (response.status === 403 || response.status === 404) return
      if (response.status === 401) forgetAccessToken()
      if (!response.ok || !response.body) throw new Error(`realtime answered ${response.status}`)
      waitMs = firstWaitMs
      if (response.headers.get('content-type')?.startsWith('application/json') === true) {
        const { channels } = channelsSchema.parse(await response.json())
        const { listenToChannels } = await import('./liveDatabase.ts')
        // What changed while nobody listened is not known there: each topic may have.
        const everyTopic = (): void => {
          for (const topic of topics) onChange({ topic, modificationId: newUuid() })
        }
        await listenToChannels(channels, (change) => (change ? onChange(change) : everyTopic()), signal)
      } else
        await readStream(response.body, onChange, () => {
          heardAt = Date.now()
        })
    } catch {
      if (signal.aborted) return
    }
    await pause(waitMs, signal)
    waitMs = Math.min(waitMs * 2, longestWaitMs)
  }
}

async function readStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onChange: (change: Modification) => void,
  onHeard: () => void,
): Promise<void> {
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event !== 'modification') return
      const change = modificationSchema.safeParse(JSON.parse(data))
      if (change.success) onChange(change.data)
    },
  })
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    onHeard()
    parser.feed(value)
  }
}
