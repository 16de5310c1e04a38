import type { Invitee } from '@festoon/contract/guest'
import type { Message } from '@festoon/contract/message'

/** One entry of what hosts and guests wrote. `time` in ms; a guest's is when they answered. */
export type FeedEntry =
  | { from: 'guest'; key: string; time: number | undefined; guest: Invitee }
  /** `to`: the name of the one guest whom it was for. */
  | { from: 'host'; key: string; time: number; message: Message; to: string | undefined }

/** Guests who wrote something with their answer. */
export const guestsWithWords = (invitees: readonly Invitee[]): Invitee[] =>
  invitees.filter(({ rsvpMessage, rsvpStatus }) => rsvpMessage !== '' && rsvpStatus !== 'HIDDEN')

/** What guests wrote with their answers and what was sent to them, newest first (MSG-02). */
export function hostFeed(invitees: readonly Invitee[], messages: readonly Message[]): FeedEntry[] {
  const nameOf = new Map(invitees.map(({ inviteeId, name }) => [inviteeId, name]))
  const entries: FeedEntry[] = [
    ...guestsWithWords(invitees).map((guest) => ({
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
