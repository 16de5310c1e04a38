import type { QuestionResponse } from '../../nouns/guest.ts'
import type { QuestionType } from './questionTypes.ts'

/** The fields of a question that are needed to parse and validate a response. */
export interface AskedQuestion {
  questionUuid: string
  questionType: QuestionType
  isRequired: boolean
  options?: readonly string[] | undefined
  /** True if the guest says how many people each option is for. */
  perHead?: boolean | undefined
  askedIf?: { questionUuid: string; responses: readonly string[] } | undefined
}

/** Returns the name of the form field with the number of people for an option. */
export const countField = ({ questionUuid }: AskedQuestion, option: string): string => `count:${questionUuid}:${option}`

/** Returns the name of a question's form field. The value of a yes-or-no field is '1' for yes and '0' for no. */
export const responseField = ({ questionType, questionUuid }: AskedQuestion): string =>
  `${questionType}:${questionUuid}`

/** Parses the value of a song field: JSON if the guest picked a search result, or else plain text. */
const songIn = (text: string): QuestionResponse['answerValue'] => {
  try {
    const song: unknown = JSON.parse(text)
    return isSong(song) ? { song } : { text }
  } catch {
    return { text }
  }
}

type Song = Extract<QuestionResponse['answerValue'], { song: object }>['song']

const isSong = (value: unknown): value is Song =>
  ['songUri', 'songName', 'artistName'].every((name) => typeof Reflect.get(Object(value), name) === 'string')

const pattern = /^(text|song|yesNo|choices?|number|date|count):([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?::(.+))?$/

/**
 * Returns the question fields in a form, by name. The values of several fields with the same name, which are the chosen options
 * of a question, are joined by line breaks.
 */
export function responseFields(fields: Iterable<readonly [string, unknown]>): Record<string, string> {
  const valuesByName: Record<string, string> = {}
  for (const [name, values] of fields)
    if (pattern.test(name))
      for (const value of [values].flat())
        if (typeof value === 'string')
          valuesByName[name] = name in valuesByName ? `${valuesByName[name]}\n${value}` : value
  return valuesByName
}

/**
 * Returns the responses in a submitted form's fields. Ignores empty fields and fields that aren't questions. A count that isn't a number
 * is NaN, which `fitsQuestion` refuses.
 */
export function formResponses(fields: Iterable<readonly [string, unknown]>): QuestionResponse[] {
  const parsedResponses: QuestionResponse[] = []
  const countsByQuestion = new Map<string, { option: string; count: number }[]>()
  for (const [name, value] of Object.entries(responseFields(fields))) {
    const [, kind, questionUuid = '', option] = pattern.exec(name) ?? []
    // Without JavaScript, browsers submit CRLF line endings.
    const text = value.replaceAll('\r\n', '\n').trim()
    if (text === '') continue
    if (kind === 'count') {
      const count = Number(text)
      if (option === undefined || count === 0) continue
      const counts = countsByQuestion.get(questionUuid) ?? []
      if (counts.length === 0) parsedResponses.push({ questionUuid, answerValue: { counts } })
      countsByQuestion.set(questionUuid, counts)
      counts.push({ option, count })
    } else if (option === undefined)
      parsedResponses.push({
        questionUuid,
        answerValue: kind === 'song' ? songIn(text) : kind === 'yesNo' ? { isYes: text === '1' } : { text },
      })
  }
  return parsedResponses
}
