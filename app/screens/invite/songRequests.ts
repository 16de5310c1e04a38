import type { Invitee } from '@festoon/contract/nouns/guest'

/** A song requested by one or more guests. */
export interface SongRequest {
  songUri: string
  songName: string
  artistName: string
  /** Names of the guests who requested it. */
  guests: readonly string[]
}

/** Returns the requested songs without duplicates, in order of their first request (QUES-04). */
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

/** Formats the songs as text, one per line. */
export const songList = (songs: readonly SongRequest[]): string =>
  songs.map(({ songName, artistName }) => `${songName} – ${artistName}`).join('\n')
