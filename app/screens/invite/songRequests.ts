import type { Invitee } from '@festoon/contract/guest'

/** A song that a guest asked for. */
export interface SongRequest {
  songUri: string
  songName: string
  artistName: string
  /** Who asked for it. */
  guests: readonly string[]
}

/** Every song that guests ask for, in the order of the playlist: as it was asked for first, each once (QUES-04). */
export function songRequests(invitees: readonly Invitee[]): SongRequest[] {
  const found = new Map<string, SongRequest>()
  const asAnswered = invitees.toSorted((one, other) => (one.answeredAt ?? Infinity) - (other.answeredAt ?? Infinity))
  for (const { name, answers } of asAnswered)
    for (const { answerValue } of answers) {
      if (!('song' in answerValue)) continue
      const { songUri, songName, artistName } = answerValue.song
      const before = found.get(songUri)?.guests ?? []
      found.set(songUri, { songUri, songName, artistName, guests: [...before, name] })
    }
  return [...found.values()]
}

/** The list as text, one song a line. */
export const songList = (songs: readonly SongRequest[]): string =>
  songs.map(({ songName, artistName }) => `${songName} – ${artistName}`).join('\n')
