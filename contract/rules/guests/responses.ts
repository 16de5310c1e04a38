import type { QuestionResponse } from '../../nouns/guest.ts'

/** The fields of a question that are needed to parse and validate a response. */
export interface Asked {
  questionUuid: string
  questionType: 'text' | 'song' | 'yesNo'
  isRequired: boolean
}

/** Returns the name of a question's form field. The value of a yes-or-no field is '1' for yes and '0' for no. */
export const responseField = ({ questionType, questionUuid }: Asked): string => `${questionType}:${questionUuid}`

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
  typeof value === 'object' &&
  value !== null &&
  ['songUri', 'songName', 'artistName'].every((name) => typeof Reflect.get(value, name) === 'string')

/** Returns the responses in a submitted form's fields. Ignores empty fields and fields that aren't questions. */
export function formResponses(fields: Iterable<readonly [string, unknown]>): QuestionResponse[] {
  const given: QuestionResponse[] = []
  for (const [name, value] of fields) {
    const [, kind, questionUuid] = /^(text|yesNo|song):([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(name) ?? []
    if (questionUuid === undefined || typeof value !== 'string') continue
    // Without JavaScript, browsers submit CRLF line endings.
    const text = value.replaceAll('\r\n', '\n').trim()
    if (text === '') continue
    given.push({
      questionUuid,
      answerValue: kind === 'text' ? { text } : kind === 'song' ? songIn(text) : { isYes: text === '1' },
    })
  }
  return given
}
