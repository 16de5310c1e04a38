import type { QuestionResponse } from '@festoon/contract/nouns/guest'
import type { Heads } from '@festoon/contract/nouns/catering/heads'
import type { EventView } from '@festoon/contract/nouns/event'
import { fromBase64 } from '../../../browser/base64.ts'
import { readStored } from '../../../browser/storage.ts'

/**
 * The message, responses, and details for the caterer of an RSVP. They are stored in this browser, because the server doesn't show them to people who
 * only have the link.
 */
export interface Given {
  inviteeId: string
  rsvpMessage: string
  answers: QuestionResponse[]
  heads?: Heads | undefined
}

const isGiven = (value: unknown): value is Given =>
  typeof value === 'object' &&
  value !== null &&
  'rsvpMessage' in value &&
  'answers' in value &&
  Array.isArray(value.answers)

/** Returns the event with the message and responses that the guest sent from this browser, if they are stored. */
export function withGiven(event: EventView): EventView {
  const { invitee } = event
  if (!invitee?.withheld) return event
  const given = readGiven(event.id)
  if (given?.inviteeId !== invitee.inviteeId) return event
  if (!invitee.withheld.isOwn) return { ...event, invitee: { ...invitee, ...given } }
  // The server returns changes made with the account, so only the withheld parts are added.
  const { responses, message, heads } = invitee.withheld
  const rsvpMessage = message ? given.rsvpMessage : invitee.rsvpMessage
  const own = given.answers.filter(({ questionUuid }) => responses.includes(questionUuid))
  return {
    ...event,
    invitee: { ...invitee, rsvpMessage, answers: [...invitee.answers, ...own], ...(heads && { heads: given.heads }) },
  }
}

function readGiven(eventId: string): Given | undefined {
  try {
    const value: unknown = JSON.parse(fromBase64(readStored(`given:${eventId}`) ?? '') ?? '')
    return isGiven(value) ? value : undefined
  } catch {
    return undefined
  }
}
