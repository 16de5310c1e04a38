import { videoSearchSchema, type VideoSearch } from '@festoon/contract/video'
import { getJson } from './getJson.ts'

/** Films for the background of an event: stock videos, else GIFs, else bundled loops (BG-08). Throws `CallError`. */
export async function searchVideos(query: string): Promise<VideoSearch> {
  return videoSearchSchema.parse(await getJson(`/providers/video/search?${new URLSearchParams({ q: query })}`))
}
