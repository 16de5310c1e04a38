import { z } from 'zod'
import { videoUrl } from './event.ts'

/** A background video in the results of a search. `url` is a path on this server, even for videos from external services. */
export const videoResultSchema = z.object({
  url: videoUrl,
  /** The path, on this server, of a still image from the video; null if there is none. */
  posterUrl: z.string().nullable(),
  title: z.string(),
  /** The author's name and URL; null unless the provider requires attribution. */
  credit: z.object({ name: z.string(), url: z.url({ protocol: /^https$/ }) }).nullable(),
})
export type VideoResult = z.infer<typeof videoResultSchema>

/**
 * The result of `GET /providers/video/search?q=` (RPC-92, RPC-93). Contains Pexels videos if there are any, or else GIPHY
 * videos, or else bundled videos (BG-08).
 */
export const videoSearchSchema = z.object({
  source: z.enum(['pexels', 'giphy', 'bundled']),
  results: z.array(videoResultSchema),
})
export type VideoSearch = z.infer<typeof videoSearchSchema>
