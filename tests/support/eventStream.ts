import { modificationSchema, type Modification } from '@festoon/contract/realtime'
import { eventually } from './eventually.ts'

export interface EventStream {
  status: number
  heard: Modification[]
  /** Waits for a change on a topic after the first `from` ones that were heard. */
  next(topic: string, from?: number, withinMs?: number): Promise<Modification>
  /** Waits until one change was heard on a topic. */
  hears(topic: string, modificationId: string, withinMs?: number): Promise<Modification>
  /** Settles when the server ends the stream. */
  ended: Promise<void>
  close(): void
}

/** Opens `GET /realtime` as a browser does, and reads it. */
export async function eventStream(origin: string, topics: string[], accessToken: string): Promise<EventStream> {
  const abort = new AbortController()
  const query = new URLSearchParams(topics.map((topic) => ['topic', topic]))
  const response = await fetch(`${origin}/realtime?${query.toString()}`, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: abort.signal,
  })
  const heard: Modification[] = []
  const read = async (): Promise<void> => {
    let text = ''
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) {
        const data = /^event: modification\ndata: (.+)$/.exec(part)?.[1]
        if (data !== undefined) heard.push(modificationSchema.parse(JSON.parse(data)))
      }
    }
  }
  return {
    status: response.status,
    heard,
    next: (topic, from = 0, withinMs = 1_000) =>
      eventually(
        () => Promise.resolve(heard.slice(from).find((modification) => modification.topic === topic)),
        withinMs,
      ),
    hears: (topic, id, withinMs = 1_000) =>
      eventually(
        () => Promise.resolve(heard.find((one) => one.topic === topic && one.modificationId === id)),
        withinMs,
      ),
    ended: read().catch(() => undefined),
    close: () => abort.abort(),
  }
}
