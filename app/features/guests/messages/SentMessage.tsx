import * as copy from '@festoon/contract/messages/guests/guestMessages'
import type { Message } from '@festoon/contract/nouns/message'
import { MessageItem } from './MessageItem.tsx'

export interface SentMessageProps {
  message: Message
  /** The name of a private message's recipient, if known. */
  to: string | undefined
}

/**
 * A sent message with a note. For a private message, the note names the recipient (AUTHZ-15). For other messages, the note
 * gives the number of recipients, if known, and says whether the message was also sent by SMS (MSG-03).
 */
export function SentMessage({ message, to }: SentMessageProps) {
  const { senderProfile, sentTime, receiverInviteeUuid, recipients, textBlast } = message
  const toAll = textBlast ? copy.toGuestsBySms : copy.toGuests
  const toCount = textBlast ? copy.toCountBySms : copy.toCount
  return (
    <MessageItem
      name={senderProfile.name}
      photoUrl={senderProfile.photoUrl}
      time={sentTime}
      text={message.message}
      note={
        receiverInviteeUuid === undefined
          ? recipients === undefined
            ? toAll
            : toCount(recipients)
          : copy.onlyTo(
              <bdi translate="no" key="guest">
                {to ?? copy.oneGuest}
              </bdi>,
            )
      }
    />
  )
}
