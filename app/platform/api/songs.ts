import { limits } from '@festoon/contract/limits'
import type { SongResults } from '@festoon/contract/nouns/music'
import { getJson } from '../rpc/getJson.ts'

export type Song = SongResults['songs'][number]

// The lightweight guest page loads this file without a schema library. The result was validated by our own server.
const isSongs = (value: unknown): value is SongResults =>
  typeof value === 'object' && value !== null && 'songs' in value && Array.isArray(value.songs)

/**
 * Returns up to five songs that match a search (CONST-41). Throws an error if the music service failed, a `CallError` if the
 * request failed, or an `AbortError` if `signal` is aborted before the server responds.
 */
export async function findSongs(q: string, signal: AbortSignal): Promise<readonly Song[]> {
  const result = await getJson(`/providers/music/search?${new URLSearchParams({ q })}`, { signal })
  if (!isSongs(result) || result.hasFailed) throw new Error('The search for songs failed')
  return result.songs.slice(0, limits.songs)
}
