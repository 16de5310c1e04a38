import type { Invitee } from '@festoon/contract/nouns/guest'

/** A song requested by one or more guests. */
export interface SongRequest {
  songUri: string
  songName: string
  artistName: string
  /** Names of the guests who requested the song. */
  guests: readonly string[]
}

/** Returns the songs that guests requested, without duplicates, ordered by the guests' latest RSVPs, earliest first (QUES-04). */
export function songRequests(invitees: readonly Invitee[]): SongRequest[] {
  const found = new Map<string, SongRequest>()
  const inOrder = invitees.toSorted((one, other) => (one.answeredAt ?? Infinity) - (other.answeredAt ?? Infinity))
  for (const { name, answers } of inOrder)
    for (const { answerValue } of answers) {
      if (!('song' in answerValue)) continue
      const { songUri, songName, artistName } = answerValue.song
      const before = found.get(songUri)?.guests ?? []
      found.set(songUri, { songUri, songName, artistName, guests: [...before, name] })
    }
  return [...found.values()]
}

/** Formats the songs as text, one per line, each with its title and artist. */
export const songList = (songs: readonly SongRequest[]): string =>
  songs.map(({ songName, artistName }) => `${songName} – ${artistName}`).join('\n')
