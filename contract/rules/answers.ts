import type { Answer } from '../guest.ts'

/** A question as far as its answer is concerned. */
export interface Asked {
  questionUuid: string
  questionType: 'text' | 'song' | 'yesNo'
  isRequired: boolean
}

/** The name of a question's field in the answer form: what is read back below. A yes is '1', a no '0'. */
export const answerField = ({ questionType, questionUuid }: Asked): string => `${questionType}:${questionUuid}`

/** A song as a form's field holds it: what was picked as JSON. Without JavaScript, or unknown to the search, it is its text. */
const songIn = (text: string): Answer['answerValue'] => {
  try {
    const song: unknown = JSON.parse(text)
    return isSong(song) ? { song } : { text }
  } catch {
    return { text }
  }
}

type Song = Extract<Answer['answerValue'], { song: object }>['song']

const isSong = (value: unknown): value is Song =>
  typeof value === 'object' &&
  value !== null &&
  ['songUri', 'songName', 'artistName'].every((name) => typeof Reflect.get(value, name) === 'string')

/** The answers that a form's fields hold. An empty field is no answer. */
export function formAnswers(fields: Iterable<readonly [string, unknown]>): Answer[] {
  const given: Answer[] = []
  for (const [name, value] of fields) {
    const [, kind, questionUuid] = /^(text|yesNo|song):([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(name) ?? []
    if (questionUuid === undefined || typeof value !== 'string') continue
    // A form without JavaScript ends its lines as the wire does.
    const text = value.replaceAll('\r\n', '\n').trim()
    if (text === '') continue
    given.push({
      questionUuid,
      answerValue: kind === 'text' ? { text } : kind === 'song' ? songIn(text) : { isYes: text === '1' },
    })
  }
  return given
}
