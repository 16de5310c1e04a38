import { z } from 'zod'
import { modificationSchema, type Channel, type Modification } from '@festoon/contract/wire/realtime'

const valueSchema = modificationSchema.omit({ topic: true }).nullable()
/** A `put` event of the Firebase REST API that contains a channel's whole value. */
const eventSchema = z.object({ path: z.literal('/'), data: valueSchema })

/**
 * Listens to channels of a Firebase Realtime Database until `signal` is aborted or a stream ends for good. Calls `onChange`
 * with null once every channel has sent its current value, and then with each change. Passes null instead of a change if its
 * topic or its modification id is unknown.
 */
export async function listenToChannels(
  channels: readonly Channel[],
  onChange: (change: Modification | null) => void,
  signal: AbortSignal,
): Promise<void> {
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const knownVersions = new Map<string, string | undefined>()
  const sources = channels.map(({ topic, url }) => {
    const source = new EventSource(url)
    source.addEventListener('put', ({ data }: MessageEvent<string>) => {
      const read = eventSchema.safeParse(JSON.parse(data))
      if (!read.success) return
      const value = read.data.data
      const isFirst = !knownVersions.has(url)
      const isSame = knownVersions.get(url) === value?.modificationId
      knownVersions.set(url, value?.modificationId)
      if (isFirst && knownVersions.size === channels.length) onChange(null)
      // A browser that was offline receives the current value when it reconnects.
      if (!isFirst && !isSame) onChange(topic === null || value === null ? null : { topic, ...value })
    })
    for (const gone of ['cancel', 'auth_revoked']) source.addEventListener(gone, () => end())
    source.addEventListener('error', () => source.readyState === EventSource.CLOSED && end())
    return source
  })
  if (signal.aborted) end()
  else signal.addEventListener('abort', () => end(), { once: true })
  await over
  for (const source of sources) source.close()
}
