import { z } from 'zod'
import { channelsSchema, modificationSchema, type Channel, type Modification } from '@festoon/contract/wire/realtime'
import { eventually } from './eventually.ts'

export interface EventStream {
  status: number
  modifications: Modification[]
  /** Waits for a change on a topic, ignoring the first `from` changes received. */
  next(topic: string, from?: number, withinMs?: number): Promise<Modification>
  /** Waits for a message change on a topic, ignoring the first `from` changes received. */
  nextMessage(topic: string, from?: number): Promise<Modification>
  /** Waits for a specific change on a topic. */
  waitFor(topic: string, modificationId: string, withinMs?: number): Promise<Modification>
  /** Resolves when the server ends the stream, with the name of its last event. */
  end: Promise<string | undefined>
  close(): void
}

/**
 * Opens `GET /realtime`, or the channels that it names, and reads the changes as a browser does. `age` is the time since the
 * caller was last up to date, in milliseconds.
 */
export async function eventStream(
  origin: string,
  topics: string[],
  accessToken: string,
  age?: number,
): Promise<EventStream> {
  const abort = new AbortController()
  const query = new URLSearchParams(topics.map((topic) => ['topic', topic]))
  if (age !== undefined) query.set('age', String(age))
  const response = await fetch(`${origin}/realtime?${query.toString()}`, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: abort.signal,
  })
  const modifications: Modification[] = []
  const firstOf = (from: number, withinMs: number, isMeant: (change: Modification) => boolean) =>
    eventually(() => Promise.resolve(modifications.slice(from).find(isMeant)), withinMs)
  let last: string | undefined
  let end: Promise<unknown>
  if (response.ok && response.headers.get('content-type')?.startsWith('application/json') === true) {
    const { channels } = channelsSchema.parse(await response.json())
    const streams = await Promise.all(channels.map((channel) => listen(channel, topics, modifications, abort.signal)))
    end = Promise.all(streams.map((stream) => stream.end))
  } else
    end = readEvents(response, (event, data) => {
      last = event
      if (event === 'modification') modifications.push(modificationSchema.parse(data))
    })
  return {
    status: response.status,
    modifications,
    next: (topic, from = 0, withinMs = 1_000) => firstOf(from, withinMs, (one) => one.topic === topic),
    nextMessage: (topic, from = 0) =>
      firstOf(from, 1_000, (one) => one.topic === topic && one.messageModificationId !== undefined),
    waitFor: (topic, id, withinMs = 1_000) =>
      firstOf(0, withinMs, (one) => one.topic === topic && one.modificationId === id),
    end: end.then(
      () => last,
      () => last,
    ),
    close: () => abort.abort(),
  }
}

const putSchema = z.object({ path: z.literal('/'), data: modificationSchema.omit({ topic: true }).nullable() })

/** Streams a location of a Firebase Realtime Database. Resolves once the initial value has arrived. */
async function listen(
  { topic, url }: Channel,
  topics: readonly string[],
  modifications: Modification[],
  signal: AbortSignal,
): Promise<{ end: Promise<void> }> {
  const response = await fetch(url, { headers: { accept: 'text/event-stream' }, signal })
  const { promise: first, resolve } = Promise.withResolvers<void>()
  let isFirst = true
  const end = readEvents(response, (event, data) => {
    if (event !== 'put') return
    const value = putSchema.parse(data).data
    if (!isFirst && value)
      for (const one of topic === null ? topics : [topic]) modifications.push({ topic: one, ...value })
    isFirst = false
    resolve()
  }).catch(() => undefined)
  await first
  return { end }
}

async function readEvents(response: Response, onEvent: (name: string, data: unknown) => void): Promise<void> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    const parts = text.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      const [, event, data] = /^event: (\w+)\ndata: (.+)$/.exec(part) ?? []
      if (event !== undefined && data !== undefined) onEvent(event, JSON.parse(data))
    }
  }
}
