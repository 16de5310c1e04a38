import { createParser } from 'eventsource-parser'
import { modificationSchema, type Modification } from '@festoon/contract/realtime'
import { forgetAccessToken, liveSession } from '../session/session.ts'

const firstWaitMs = 500
const longestWaitMs = 15_000

/**
 * Listens to topics over server-sent events (RT-01, RT-02) and calls back for every modification, and once whenever the stream
 * opens (`null`): what the page was drawn from may have changed before anybody listened. Returns the way to stop.
 */
export function listen(topics: readonly string[], onChange: (change: Modification | null) => void): () => void {
  const stop = new AbortController()
  void keepListening(topics, onChange, stop.signal)
  return () => stop.abort()
}

async function keepListening(
  topics: readonly string[],
  onChange: (change: Modification | null) => void,
  signal: AbortSignal,
): Promise<void> {
  let waitMs = firstWaitMs
  while (!signal.aborted) {
    try {
      const session = await liveSession()
      if (!session) return
      const query = new URLSearchParams(topics.map((topic) => ['topic', topic]))
      const response = await fetch(`/realtime?${query}`, {
        headers: { authorization: `Bearer ${session.accessToken}` },
        signal,
      })
      if (response.status === 403 || response.status === 404) return
      if (response.status === 401) forgetAccessToken()
      if (!response.ok || !response.body) throw new Error(`realtime answered ${response.status}`)
      onChange(null)
      waitMs = firstWaitMs
      await readStream(response.body, onChange)
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
    parser.feed(value)
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  const stop = (): void => resolve()
  signal.addEventListener('abort', stop, { once: true })
  return promise.finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  })
}
