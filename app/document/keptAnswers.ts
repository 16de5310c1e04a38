import type { Answer } from '@festoon/contract/guest'
import { formAnswers } from '@festoon/contract/rules/answers'
import { fromBase64, toBase64Url } from './base64.ts'
import { forget, readStored, store } from '../session/storage.ts'

/** The fields of a form with the host's questions, by name. */
type Fields = Record<string, string>

const nameOf = (eventId: string) => `answers:${eventId}` as const

/** Keeps what was typed in answer to a host's questions, encoded, until it is sent (STORE-04). */
export function keepAnswers(eventId: string, data: FormData): void {
  const fields: Fields = {}
  for (const [name, value] of data)
    if (/^(?:text|yesNo|song):/.test(name) && typeof value === 'string') fields[name] = value
  if (Object.keys(fields).length > 0) store(nameOf(eventId), toBase64Url(JSON.stringify(fields)))
}

/** The answers that were kept; undefined when there are none, or nobody can read them. */
export function keptAnswers(eventId: string): Answer[] | undefined {
  const text = fromBase64(readStored(nameOf(eventId)) ?? '')
  if (text === undefined || text === '') return undefined
  try {
    const fields: unknown = JSON.parse(text)
    return typeof fields === 'object' && fields !== null ? formAnswers(Object.entries(fields)) : undefined
  } catch {
    return undefined
  }
}

/** Forgets them: they were sent. */
export const dropAnswers = (eventId: string): void => forget(nameOf(eventId))
