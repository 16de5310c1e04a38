import type { EventView } from '@festoon/contract/nouns/event'
import { readGuestMemory } from '../../../platform/document/guestMemory.ts'

/** Returns the event with the message and responses that the guest sent from this browser, which only this browser remembers. */
export function withSentRsvp(event: EventView): EventView {
  const { invitee } = event
  if (!invitee?.withheld) return event
  const { sentRsvp } = readGuestMemory(event.id)
  if (sentRsvp?.inviteeId !== invitee.inviteeId) return event
  if (!invitee.withheld.isOwn) return { ...event, invitee: { ...invitee, ...sentRsvp } }
  // The server returns changes made with the account, so only the withheld parts are added.
  const { responses, message, heads } = invitee.withheld
  const rsvpMessage = message ? sentRsvp.rsvpMessage : invitee.rsvpMessage
  const withheldAnswers = sentRsvp.answers.filter(({ questionUuid }) => responses.includes(questionUuid))
  return {
    ...event,
    invitee: {
      ...invitee,
      rsvpMessage,
      answers: [...invitee.answers, ...withheldAnswers],
      ...(heads && { heads: sentRsvp.heads }),
    },
  }
}
