import { z } from 'zod'
import { songSchema } from '@festoon/contract/nouns/guest'
import type { SongResults } from '@festoon/contract/nouns/music'

/** The schema of a track from Spotify. */
export const trackSchema = z.object({
  uri: z.string(),
  name: z.string(),
  artists: z.array(z.object({ name: z.string() })),
  album: z.object({ name: z.string(), images: z.array(z.object({ url: z.string(), width: z.number().nullish() })) }),
})

/** The preferred width of an album cover in pixels. */
const coverWidth = 64

/** Converts a Spotify track to a song, shortening long names. Returns undefined if the song would be invalid. */
export function readTrack({
  uri,
  name,
  artists,
  album,
}: z.output<typeof trackSchema>): SongResults['songs'][number] | undefined {
  const far = ({ width }: { width?: number | null | undefined }): number => Math.abs((width ?? 1_000) - coverWidth)
  const cover = album.images
    // Pages may only show covers from this host (web/securityHeaders.ts).
    .filter(({ url }) => /^https:\/\/i\.scdn\.co\/\S{1,480}$/.test(url))
    .toSorted((one, other) => far(one) - far(other))[0]
  const short = (text: string): string =>
    text
      .replaceAll(/[\p{C}\s]+/gu, ' ')
      .slice(0, 256)
      .toWellFormed()
  const song = songSchema.safeParse({
    songUri: uri,
    songName: short(name),
    artistName: short(artists.map((artist) => artist.name).join(', ')),
    albumName: short(album.name),
    ...(cover ? { imageUrl: cover.url } : {}),
  })
  return song.success ? song.data : undefined
}
