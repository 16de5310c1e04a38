import { z } from 'zod'
import { videoUrl } from './event.ts'

/** A background video. `url` is on this server, no matter which provider found it. */
export const videoResultSchema = z.object({
  url: videoUrl,
  /** A still image of it, on this server; null if there is none. */
  posterUrl: z.string().nullable(),
  title: z.string(),
  /** The author, if the provider asks for attribution. */
  credit: z.object({ name: z.string(), url: z.url({ protocol: /^https$/ }) }).nullable(),
})
export type VideoResult = z.infer<typeof videoResultSchema>

/**
 * The result of `GET /providers/video/search?q=` (RPC-92, RPC-93): stock videos, else GIFs, else bundled ones (BG-08).
 */
export const videoSearchSchema = z.object({
  source: z.enum(['pexels', 'giphy', 'loops']),
  results: z.array(videoResultSchema),
})
export type VideoSearch = z.infer<typeof videoSearchSchema>
