import { songSchema } from '@festoon/contract/nouns/guest'
import type { SongResults } from '@festoon/contract/nouns/music'
import { z } from 'zod'

/** A track as Spotify tells it. */
export const trackSchema = z.object({
  uri: z.string(),
  name: z.string(),
  artists: z.array(z.object({ name: z.string() })),
  album: z.object({ name: z.string(), images: z.array(z.object({ url: z.string(), width: z.number().nullish() })) }),
})

/** Pixels: the width nearest to which a cover is taken. */
const coverWidth = 64

/** A track as a song of ours, cut to what is kept; undefined: it cannot be kept. */
export function readTrack({
  uri,
  name,
  artists,
  album,
}: z.output<typeof trackSchema>): SongResults['songs'][number] | undefined {
  const far = ({ width }: { width?: number | null | undefined }): number => Math.abs((width ?? 1_000) - coverWidth)
  const cover = album.images
    // The only host that pages may show covers from (web/securityHeaders.ts).
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
