import type { SongResults } from '@festoon/contract/music'
import { limits } from '@festoon/contract/limits'
import { getJson } from './getJson.ts'

export type Song = SongResults['songs'][number]

// Loaded by the light guest page, which carries no schema library: the answer is our own server's, and checked there.
const isSongs = (value: unknown): value is SongResults =>
  typeof value === 'object' && value !== null && 'songs' in value && Array.isArray(value.songs)

/** Up to five songs that fit a text (CONST-41). Throws `CallError`. */
export async function findSongs(q: string, signal: AbortSignal): Promise<readonly Song[]> {
  const answer = await getJson(`/providers/music/search?${new URLSearchParams({ q })}`, { signal })
  return isSongs(answer) ? answer.songs.slice(0, limits.songs) : []
}
