import type { Invitee } from '@festoon/contract/nouns/guest'
import type { Message } from '@festoon/contract/nouns/message'

/** An entry in the host's feed. `time` in ms; for guests, the time of their RSVP. */
export type FeedEntry =
  | { from: 'guest'; key: string; time: number | undefined; guest: Invitee }
  /** `to` is the name of the recipient of a private message. */
  | { from: 'host'; key: string; time: number; message: Message; to: string | undefined }

/** Returns the guests who left a note with their RSVP. */
export const guestsWithMessages = (invitees: readonly Invitee[]): Invitee[] =>
  invitees.filter(({ rsvpMessage, rsvpStatus }) => rsvpMessage !== '' && rsvpStatus !== 'HIDDEN')

/** Merges guests' notes and messages sent to guests, newest first (MSG-02). */
export function hostFeed(invitees: readonly Invitee[], messages: readonly Message[]): FeedEntry[] {
  const nameOf = new Map(invitees.map(({ inviteeId, name }) => [inviteeId, name]))
  const entries: FeedEntry[] = [
    ...guestsWithMessages(invitees).map((guest) => ({
      from: 'guest' as const,
      key: guest.inviteeId,
      time: guest.answeredAt,
      guest,
    })),
    ...messages.map((message) => ({
      from: 'host' as const,
      key: message.messageId,
      time: message.sentTime,
      message,
      to: nameOf.get(message.receiverInviteeUuid ?? ''),
    })),
  ]
  return entries.toSorted((one, other) => (other.time ?? 0) - (one.time ?? 0))
}
