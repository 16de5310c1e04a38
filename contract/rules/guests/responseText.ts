import * as copy from '@festoon/contract/messages/guests/guestStatus'
import type { QuestionResponse, Song } from '../../nouns/guest.ts'
import type { Question } from '../../nouns/questions/question.ts'
import { dayText } from '../dates/eventDates.ts'
import { chosenOptions, fitsQuestion } from './fitsQuestion.ts'

type DisplayedQuestion = Pick<Question, 'questionUuid' | 'questionType' | 'options'>

/** Formats a response for the CSV export. Days are in ISO 8601 format, and chosen options are on one line each. */
function responseText(value: QuestionResponse['answerValue']): string {
  if ('text' in value) return value.text
  if ('isYes' in value) return value.isYes ? copy.yes : copy.no
  if ('counts' in value) return countsText(value.counts)
  return songText(value.song)
}

/** Formats the number of people for each option, such as "Chicken 2, Fish 1". */
export const countsText = (counts: readonly { option: string; count: number }[]): string =>
  copy.choices(counts.map(({ option, count }) => copy.optionCount(option, count)))

/** Formats a song, such as "Dancing Queen – ABBA". */
export const songText = ({ songName, artistName }: Song): string => `${songName} – ${artistName}`

const valueTo = (responses: readonly QuestionResponse[], questionUuid: string) =>
  responses.find((given) => given.questionUuid === questionUuid)?.answerValue

/** Returns the response to a question as plain text; undefined if there is none. */
export function responseTo(responses: readonly QuestionResponse[], questionUuid: string): string | undefined {
  const value = valueTo(responses, questionUuid)
  return value && responseText(value)
}

/**
 * Returns the response to a question as people read it, with a day as in "Saturday, December 5"; undefined if there is none. Days
 * in `year`, which is the party's, don't include the year.
 */
export function shownResponse(
  responses: readonly QuestionResponse[],
  question: DisplayedQuestion,
  year?: number,
): string | undefined {
  const value = valueTo(responses, question.questionUuid)
  return value && shownText(value, question, year)
}

function shownText(
  value: QuestionResponse['answerValue'],
  question: DisplayedQuestion,
  year: number | undefined,
): string {
  const text = responseText(value)
  switch (question.questionType) {
    case 'date':
      return fitsQuestion(question, value) ? dayText(text, year) : text
    case 'choices':
      return copy.choices(chosenOptions(text))
    case 'number':
      return fitsQuestion(question, value) ? Number(text).toLocaleString('en-US') : text
    default:
      return text
  }
}
