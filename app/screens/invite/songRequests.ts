import type { Invitee } from '@festoon/contract/nouns/guest'

/** A song requested by one or more guests. */
export interface SongRequest {
  songUri: string
  songName: string
  artistName: string
  /** Names of the guests who requested the song. */
  guests: readonly string[]
}

/**
 * Returns each requested song once, with the names of the guests who requested it. Songs from earlier RSVPs come first
 * (QUES-04).
 */
export function songRequests(invitees: readonly Invitee[]): SongRequest[] {
  const found = new Map<string, SongRequest>()
  const inOrder = invitees.toSorted((one, other) => (one.rsvpAt ?? Infinity) - (other.rsvpAt ?? Infinity))
  for (const { name, answers } of inOrder)
    for (const { answerValue } of answers) {
      if (!('song' in answerValue)) continue
      const { songUri, songName, artistName } = answerValue.song
      const before = found.get(songUri)?.guests ?? []
      found.set(songUri, { songUri, songName, artistName, guests: [...before, name] })
    }
  return [...found.values()]
}

/** Returns the songs as text, with one song's title and artist per line. */
export const songList = (songs: readonly SongRequest[]): string =>
  songs.map(({ songName, artistName }) => `${songName} – ${artistName}`).join('\n')
