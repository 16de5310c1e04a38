import type { Answer } from '@festoon/contract/guest'
import type { EventView } from '@festoon/contract/event'
import { fromBase64 } from '../../document/base64.ts'
import { readStored } from '../../session/storage.ts'

/** What this browser sent along with its answer; the server shows it to nobody who merely holds the link. */
export interface Given {
  inviteeId: string
  rsvpMessage: string
  answers: readonly Answer[]
}

const isGiven = (value: unknown): value is Given =>
  typeof value === 'object' &&
  value !== null &&
  'rsvpMessage' in value &&
  'answers' in value &&
  Array.isArray(value.answers)

/** The event with what this browser itself wrote into the guest's row, where it is that row. */
export function withGiven(event: EventView): EventView {
  const { invitee } = event
  if (!invitee?.withheld) return event
  const given = readGiven(event.id)
  if (given?.inviteeId !== invitee.inviteeId) return event
  if (!invitee.withheld.isOwn)
    return { ...event, invitee: { ...invitee, rsvpMessage: given.rsvpMessage, answers: [...given.answers] } }
  // What the account has said since is shown by the server.
  const { answered, message } = invitee.withheld
  const rsvpMessage = message ? given.rsvpMessage : invitee.rsvpMessage
  const own = given.answers.filter(({ questionUuid }) => answered.includes(questionUuid))
  return { ...event, invitee: { ...invitee, rsvpMessage, answers: [...invitee.answers, ...own] } }
}

function readGiven(eventId: string): Given | undefined {
  try {
    const value: unknown = JSON.parse(fromBase64(readStored(`given:${eventId}`) ?? '') ?? '')
    return isGiven(value) ? value : undefined
  } catch {
    return undefined
  }
}
