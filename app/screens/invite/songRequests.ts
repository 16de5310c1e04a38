import type { Invitee } from '@festoon/contract/nouns/guest'
import type { Question } from '@festoon/contract/nouns/questions/question'
import { counts } from '@festoon/contract/rules/guests/heads'

/** A song requested by one or more guests. */
export interface SongRequest {
  /** Identifies the song: its URI, or the typed name if the guest didn't pick it from the music service's suggestions. */
  key: string
  songName: string
  artistName?: string
  /** Names of the guests who requested the song, first request first. */
  guests: readonly string[]
}

/**
 * Returns the songs requested by guests who are going. Each song appears once, in the order of the first requests (QUES-04).
 * Later changes to an RSVP keep a song's position, unless the guest requests another song.
 */
export function songRequests(invitees: readonly Invitee[], questions: readonly Question[]): SongRequest[] {
  const requestsByKey = new Map<string, SongRequest>()
  const songQuestions = new Set(
    questions.flatMap(({ questionType, questionUuid }) => (questionType === 'song' ? [questionUuid] : [])),
  )
  const requests = invitees
    .filter((guest) => guest.rsvpStatus === 'YES' && counts(guest))
    .flatMap(({ name, rsvpAt = Infinity, answers }) =>
      answers.flatMap(({ questionUuid, answerValue, requestedAt = rsvpAt }) => {
        if ('song' in answerValue) {
          const { songUri, songName, artistName } = answerValue.song
          return [{ name, requestedAt, key: songUri, song: { songName, artistName } }]
        }
        if (!('text' in answerValue) || !songQuestions.has(questionUuid)) return []
        const songName = answerValue.text.trim()
        return [{ name, requestedAt, key: songName.toLowerCase(), song: { songName } }]
      }),
    )
    .toSorted((one, other) => one.requestedAt - other.requestedAt)
  for (const { key, name, song } of requests) {
    const knownRequest = requestsByKey.get(key)
    requestsByKey.set(key, { ...(knownRequest ?? { key, ...song }), guests: [...(knownRequest?.guests ?? []), name] })
  }
  return [...requestsByKey.values()]
}

/** Returns the songs as text, with one song's title and artist per line. */
export const songList = (songs: readonly SongRequest[]): string =>
  songs.map(({ songName, artistName }) => [songName, artistName].filter(Boolean).join(' – ')).join('\n')
