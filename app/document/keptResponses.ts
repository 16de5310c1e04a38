import type { QuestionResponse } from '@festoon/contract/nouns/guest'
import { formResponses, responseFields } from '@festoon/contract/rules/guests/responses'
import { fromBase64, toBase64Url } from '../browser/base64.ts'
import { forget, readStored, store } from '../browser/storage.ts'

const nameOf = (eventId: string) => `responses:${eventId}` as const

/** Stores the responses in an RSVP form in this browser, so that they survive a reload and signing in (STORE-04). */
export function keepResponses(eventId: string, data: FormData): void {
  const fields = responseFields(data)
  if (Object.keys(fields).length > 0) store(nameOf(eventId), toBase64Url(JSON.stringify(fields)))
}

/** Returns the stored responses to an event's questions; undefined if there are none or they can't be read. */
export function keptResponses(eventId: string): QuestionResponse[] | undefined {
  const text = fromBase64(readStored(nameOf(eventId)) ?? '')
  if (text === undefined || text === '') return undefined
  try {
    const fields: unknown = JSON.parse(text)
    return typeof fields === 'object' && fields !== null ? formResponses(Object.entries(fields)) : undefined
  } catch {
    return undefined
  }
}

/** Removes the stored responses to an event's questions. Called after the RSVP has been saved. */
export const dropResponses = (eventId: string): void => forget(nameOf(eventId))
