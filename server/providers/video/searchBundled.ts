import type { VideoResult } from '@festoon/contract/nouns/video'
import { singular, tellingWords } from '@festoon/contract/rules/words'
import { bundledVideos, type BundledVideo } from './bundledVideos.ts'

/**
 * The weights of each video's tags. The first three tags weigh the most, because they describe what the video shows. "Party"
 * fits every video, so it has the lowest weight.
 */
const weights = new Map<BundledVideo, ReadonlyMap<string, number>>(
  bundledVideos.map((video) => [
    video,
    new Map(
      video.tags
        .split(' ')
        .map((tag, at): [string, number] => [singular(tag), tag === 'party' ? 1 : at < 3 ? 4 : 3])
        .toReversed(),
    ),
  ]),
)

/** Returns all bundled videos, best match first, so that 'Try another' always has another video to show (BG-02). */
export function searchBundled(query: string): VideoResult[] {
  const words = tellingWords(query)
  const scoredVideos = bundledVideos
    .map((video) => ({ video, score: words.reduce((sum, word) => sum + weightOf(video, word), 0) }))
    .toSorted((one, other) => other.score - one.score)
  return scoredVideos.map(({ video: { id, title } }) => ({
    url: `/loops/${id}.mp4`,
    posterUrl: `/loops/${id}.jpg`,
    title,
    credit: null,
  }))
}

/**
 * Returns a word's weight for a video. A word also matches the start of a tag, but with a low weight, because people see
 * results while they type.
 */
function weightOf(video: BundledVideo, word: string): number {
  const tags = weights.get(video)
  const whole = tags?.get(word)
  if (whole !== undefined || !tags || word.length < 3) return whole ?? 0
  return [...tags.keys()].some((tag) => tag.startsWith(word)) ? 1 : 0
}
