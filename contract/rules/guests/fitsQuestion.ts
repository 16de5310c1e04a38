import type { QuestionResponse } from '../../nouns/guest.ts'
import { isCalendarDay } from '../dates/calendarDay.ts'
import { isCount } from './isCount.ts'
import type { AskedQuestion } from './responses.ts'

/** Returns the options that a guest chose, from the response to a question of the type choice or choices. */
export const chosenOptions = (text: string): string[] => text.split('\n')

/**
 * Checks whether a response has the form that its question asks for: one of the options, several options, each once, a number of people
 * for some of the options, a whole number, or a day. Any text, song, or yes or no fits the other types. The database checks the same
 * (fits_question.sql).
 */
export function fitsQuestion(
  { questionType, options = [], perHead }: Pick<AskedQuestion, 'questionType' | 'options' | 'perHead'>,
  value: QuestionResponse['answerValue'],
): boolean {
  const text = 'text' in value ? value.text : ''
  switch (questionType) {
    case 'choice':
      return perHead ? 'counts' in value && isTally(value.counts, options) : options.includes(text)
    case 'choices': {
      const optionTexts = chosenOptions(text)
      return optionTexts.every((option) => options.includes(option)) && new Set(optionTexts).size === optionTexts.length
    }
    case 'number':
      return isCount(text)
    case 'date':
      return isCalendarDay(text)
    default:
      return true
  }
}

type Counts = readonly { option: string; count: number }[]

/** Checks whether all counts are whole numbers of people. */
export const areWhole = (counts: Counts): boolean => counts.every(({ count }) => Number.isInteger(count) && count > 0)

const isTally = (counts: Counts, options: readonly string[]): boolean =>
  counts.length > 0 &&
  areWhole(counts) &&
  counts.every(({ option }) => options.includes(option)) &&
  new Set(counts.map(({ option }) => option)).size === counts.length

/** Returns the number of people in a response that is given per person. */
export const peopleIn = (value: QuestionResponse['answerValue']): number =>
  'counts' in value ? value.counts.reduce((sum, { count }) => sum + count, 0) : 0

/**
 * Checks whether a response is for as many people as a guest's party has: no more, and no fewer if the question is required. Other
 * responses than counts fit any party. The database checks the same (fits_party.sql).
 */
export const fitsParty = (
  { isRequired }: Pick<AskedQuestion, 'isRequired'>,
  value: QuestionResponse['answerValue'],
  partySize: number,
): boolean => !('counts' in value) || (isRequired ? peopleIn(value) === partySize : peopleIn(value) <= partySize)
