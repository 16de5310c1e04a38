import type { Invitee } from '@festoon/contract/nouns/guest'
import type { Message } from '@festoon/contract/nouns/message'

/**
 * An entry in the host's list of messages. `time`, in ms, is when the host sent the message or the guest RSVPed; undefined if
 * unknown.
 */
export type FeedEntry =
  | { from: 'guest'; key: string; time: number | undefined; guest: Invitee }
  /** A message sent to guests. `to` is the recipient's name if the message is private. */
  | { from: 'host'; key: string; time: number; message: Message; to: string | undefined }

/** Returns the guests, except removed ones, who left a message with their RSVP. */
export const guestsWithMessages = (invitees: readonly Invitee[]): Invitee[] =>
  invitees.filter(({ rsvpMessage, rsvpStatus }) => rsvpMessage !== '' && rsvpStatus !== 'HIDDEN')

/** Merges the messages from and to guests into one list, newest first (MSG-02). */
export function hostFeed(invitees: readonly Invitee[], messages: readonly Message[]): FeedEntry[] {
  const nameOf = new Map(invitees.map(({ inviteeId, name }) => [inviteeId, name]))
  const entries: FeedEntry[] = [
    ...guestsWithMessages(invitees).map((guest) => ({
      from: 'guest' as const,
      key: guest.inviteeId,
      time: guest.rsvpAt,
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
