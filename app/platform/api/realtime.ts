import { createParser } from 'eventsource-parser'
import { channelsSchema, forbiddenEvent, modificationSchema, type Modification } from '@festoon/contract/wire/realtime'
import { newUuid } from '../browser/newUuid.ts'
import { forgetAccessToken, liveSession } from '../session/session.ts'
import { pause } from './coalesce.ts'

const firstWaitMs = 500
const longestWaitMs = 15_000

export interface Listening {
  topics: readonly string[]
  /**
   * The time at which the page's data was fetched, in ms since 1970. When the stream opens, the server reports the changes made
   * since then.
   */
  knownAt: number
  /** Called each time the stream opens, because changes may have been missed while it was closed. */
  onOpen: () => void
  onChange: (change: Modification) => void
}

/**
 * Listens for changes to topics over server-sent events (RT-01, RT-02), and reconnects after interruptions. Calls `onChange`
 * for every change, including those made before the stream opened or while it was interrupted. Stops if the user is signed out
 * or may not read the topics. Returns a function that stops listening.
 */
export function listen(listening: Listening): () => void {
  const stop = new AbortController()
  void keepListening(listening, stop.signal)
  return () => stop.abort()
}

async function keepListening({ topics, knownAt, onOpen, onChange }: Listening, signal: AbortSignal): Promise<void> {
  let waitMs = firstWaitMs
  let receivedAt = knownAt
  while (!signal.aborted) {
    try {
      const session = await liveSession()
      if (!session) return
      const query = new URLSearchParams(topics.map((topic) => ['topic', topic]))
      query.set('age', String(Math.max(0, Math.round(Date.now() - receivedAt))))
      const response = await fetch(`/realtime?${query}`, {
        headers: { authorization: `Bearer ${session.accessToken}` },
        signal,
      })
      if (response.status === 403 || response.status === 404) return
      if (response.status === 401) forgetAccessToken()
      if (!response.ok || !response.body) throw new Error(`Realtime request failed with status ${response.status}`)
      waitMs = firstWaitMs
      onOpen()
      if (response.headers.get('content-type')?.startsWith('application/json') === true) {
        const { channels } = channelsSchema.parse(await response.json())
        const { listenToChannels } = await import('./liveDatabase.ts')
        // The service can't tell which topics changed in the meantime, so all of them count as changed.
        const everyTopic = (): void => {
          for (const topic of topics) onChange({ topic, modificationId: newUuid() })
        }
        await listenToChannels(channels, (change) => (change ? onChange(change) : everyTopic()), signal)
      } else {
        const end = await readStream(response.body, onChange, () => {
          receivedAt = Date.now()
        })
        if (end === 'forbidden') return
      }
    } catch {
      if (signal.aborted) return
    }
    await pause(waitMs, signal)
    waitMs = Math.min(waitMs * 2, longestWaitMs)
  }
}

/** Reads a stream until it ends. The result says whether the reader may still read its topics. */
async function readStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onChange: (change: Modification) => void,
  onReceive: () => void,
): Promise<'forbidden' | 'interrupted'> {
  let end: 'forbidden' | 'interrupted' = 'interrupted'
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === forbiddenEvent) end = 'forbidden'
      if (event !== 'modification') return
      const change = modificationSchema.safeParse(JSON.parse(data))
      if (change.success) onChange(change.data)
    },
  })
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return end
    onReceive()
    parser.feed(value)
  }
}
