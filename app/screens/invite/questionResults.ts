import { filterAll, filterGoing, no, yes } from '@festoon/contract/messages/guests/guestStatus'
import * as copy from '@festoon/contract/messages/guests/results'
import type { Invitee, QuestionResponse } from '@festoon/contract/nouns/guest'
import type { Question } from '@festoon/contract/nouns/questions/question'
import { dayText } from '@festoon/contract/rules/dates/eventDates'
import { chosenOptions, fitsQuestion } from '@festoon/contract/rules/guests/fitsQuestion'
import { isInFilter } from '@festoon/contract/rules/guests/guestStatus'
import { hasOptions } from '@festoon/contract/rules/guests/questionTypes'
import { responseTo } from '@festoon/contract/rules/guests/responseText'

/**
 * The number of guests who gave a response, as a whole percentage of all who responded. For a question that is asked per person, the
 * number of people who get an option, as a percentage of all of them.
 */
export interface ResultRow {
  label: string
  count: number
  percent: number
}

/** The results of one question. `responses` is the number of guests who responded. */
export type QuestionResults = { question: Question; responses: number } & (
  | {
      kind: 'counts'
      rows: readonly ResultRow[]
      /** For a question that is asked per person: the people who get an option, of all in the parties of guests who responded. */
      people?: { chosenCount: number; of: number }
    }
  | { kind: 'number'; total: number; average: number }
  /** Text and songs, which are only listed. */
  | { kind: 'list' }
)

type Value = QuestionResponse['answerValue']

/**
 * Returns the results of a question. Only guests who are going count, unless `countsAll` is true. Removed guests never count.
 * Options and days that guests chose before the host changed the question are listed last. `year` is the party's.
 */
export function questionResults(
  question: Question,
  invitees: readonly Invitee[],
  countsAll: boolean,
  year: number,
): QuestionResults {
  const { questionUuid, questionType } = question
  const givenResponses = invitees
    .filter((guest) => isInFilter(guest, countsAll ? filterAll : filterGoing))
    .flatMap(({ answers, additionalGuestCount }) => {
      const value = answers.find((response) => response.questionUuid === questionUuid)?.answerValue
      return value ? { value, people: 1 + additionalGuestCount } : []
    })
  const values = givenResponses.map(({ value }) => value)
  const responses = givenResponses.length
  if (questionType === 'text' || questionType === 'song') return { question, responses, kind: 'list' }
  if (questionType === 'number') {
    const numbers = values.flatMap((value) =>
      'text' in value && fitsQuestion(question, value) ? [Number(value.text)] : [],
    )
    const total = sumOf(numbers)
    return { question, responses: numbers.length, kind: 'number', total, average: total / (numbers.length || 1) }
  }
  const choices = values.map((value) => chosenIn(question, value))
  const choiceNames = knownChoices(
    question,
    choices.flatMap((chosen) => [...chosen.keys()]),
  )
  const others = new Set(
    choices.flatMap((chosen) => [...chosen.keys()]).filter((choice) => !choiceNames.includes(choice)),
  )
  const all = [...choiceNames, ...others]
  const counts = all.map((choice) => sumOf(choices.map((chosen) => chosen.get(choice) ?? 0)))
  const percents = questionType === 'choices' ? counts.map((count) => percentOf(count, responses)) : percentsOf(counts)
  const labelOf = (choice: string): string => {
    if (!choiceNames.includes(choice)) return hasOptions(question) ? copy.earlierOption(choice) : choice
    return questionType === 'date' ? dayText(choice, year) : choice
  }
  const rows = all.map((choice, at) => ({ label: labelOf(choice), count: counts[at] ?? 0, percent: percents[at] ?? 0 }))
  if (!question.perHead) return { question, responses, kind: 'counts', rows }
  const people = { chosenCount: sumOf(counts), of: sumOf(givenResponses.map((one) => one.people)) }
  return { question, responses, kind: 'counts', rows, people }
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/**
 * Returns the choices in a response, each with the number of people. A choice counts once, unless the guest said how many people it
 * is for.
 */
function chosenIn({ questionType, questionUuid, perHead }: Question, value: Value): ReadonlyMap<string, number> {
  if ('counts' in value) return new Map(value.counts.map(({ option, count }) => [option, perHead ? count : 1]))
  const text = responseTo([{ questionUuid, answerValue: value }], questionUuid) ?? ''
  return new Map((questionType === 'choices' ? chosenOptions(text) : [text]).map((choice) => [choice, 1]))
}

/** Returns the choices of a question in the order in which they are listed: its options, yes and no, or the days given. */
function knownChoices(question: Question, givenResponses: readonly string[]): readonly string[] {
  if (hasOptions(question)) return question.options ?? []
  if (question.questionType === 'yesNo') return [yes, no]
  return [...new Set(givenResponses)].filter((day) => fitsQuestion(question, { text: day })).toSorted()
}

const percentOf = (count: number, all: number): number => (all === 0 ? 0 : Math.round((count / all) * 100))

/** Returns counts as whole percentages of their sum, which add up to 100. The largest remainders are rounded up. */
function percentsOf(counts: readonly number[]): number[] {
  const all = sumOf(counts)
  if (all === 0) return counts.map(() => 0)
  const percents = counts.map((count) => Math.floor((count / all) * 100))
  const missingPercent = 100 - sumOf(percents)
  const remainders = counts.map((count, at) => ({ at, remainder: (count * 100) % all }))
  for (const { at } of remainders.toSorted((one, other) => other.remainder - one.remainder).slice(0, missingPercent))
    percents[at] = (percents[at] ?? 0) + 1
  return percents
}
