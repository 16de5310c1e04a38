import { modificationSchema, type Channel, type Modification } from '@festoon/contract/realtime'
import { z } from 'zod'

const valueSchema = modificationSchema.omit({ topic: true }).nullable()
/** The value of the place that is listened to: all of it comes with every change. */
const eventSchema = z.object({ path: z.literal('/'), data: valueSchema })

/**
 * Listens to places of a Firebase Realtime Database, as its REST interface streams them, until told to stop or no longer allowed.
 * Calls back once all have been heard (`null`), and then for every id that is another.
 */
export async function listenToChannels(
  channels: readonly Channel[],
  onChange: (change: Modification | null) => void,
  signal: AbortSignal,
): Promise<void> {
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const known = new Map<string, string | undefined>()
  const sources = channels.map(({ topic, url }) => {
    const source = new EventSource(url)
    source.addEventListener('put', ({ data }: MessageEvent<string>) => {
      const read = eventSchema.safeParse(JSON.parse(data))
      if (!read.success) return
      const value = read.data.data
      const isFirst = !known.has(url)
      const isSame = known.get(url) === value?.modificationId
      known.set(url, value?.modificationId)
      if (isFirst && known.size === channels.length) onChange(null)
      // A browser that was away hears of what stands there now.
      if (!isFirst && !isSame) onChange(topic === null || value === null ? null : { topic, ...value })
    })
    for (const gone of ['cancel', 'auth_revoked']) source.addEventListener(gone, () => end())
    source.addEventListener('error', () => source.readyState === EventSource.CLOSED && end())
    return source
  })
  signal.addEventListener('abort', () => end(), { once: true })
  await over
  for (const source of sources) source.close()
}
