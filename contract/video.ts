import { z } from 'zod'
import { videoUrl } from './event.ts'

/** A loop that may stand behind an event. `url` is on this server, whoever found it. */
export const videoResultSchema = z.object({
  url: videoUrl,
  /** A still picture of it, on this server; null: there is none. */
  posterUrl: z.string().nullable(),
  title: z.string(),
  /** Who made it, where the provider asks to be told. */
  credit: z.object({ name: z.string(), url: z.url({ protocol: /^https$/ }) }).nullable(),
})
export type VideoResult = z.infer<typeof videoResultSchema>

/** Answer of `GET /providers/video/search?q=` (RPC-92, RPC-93): stock videos; failing that, GIFs; else bundled loops (BG-08). */
export const videoSearchSchema = z.object({
  source: z.enum(['pexels', 'giphy', 'loops']),
  results: z.array(videoResultSchema),
})
export type VideoSearch = z.infer<typeof videoSearchSchema>
