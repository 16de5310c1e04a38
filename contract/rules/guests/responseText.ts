import type { QuestionResponse, Song } from '../../nouns/guest.ts'
import * as copy from '@festoon/contract/messages/guests/guestStatus'

/** Formats a response for the host's guest list and the CSV export. */
function responseText(value: QuestionResponse['answerValue']): string {
  if ('text' in value) return value.text
  if ('isYes' in value) return value.isYes ? copy.yes : copy.no
  return songText(value.song)
}

/** Formats a song, such as "Dancing Queen – ABBA". */
export const songText = ({ songName, artistName }: Song): string => `${songName} – ${artistName}`

/** Returns the formatted response to a question; undefined if there is none. */
export function responseTo(responses: readonly QuestionResponse[], questionUuid: string): string | undefined {
  const response = responses.find((given) => given.questionUuid === questionUuid)
  return response && responseText(response.answerValue)
}
