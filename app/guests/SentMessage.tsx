import type { Message } from '@festoon/contract/message'
import { guestCount } from './guestCount.ts'
import { Written } from './Written.tsx'

export interface SentMessageProps {
  message: Message
  /** The name of the one guest whom it was for, as far as it is known. */
  to: string | undefined
}

/** What a host wrote, with whom it went to, how many these were, and how; a private one is marked (AUTHZ-15, MSG-03). */
export function SentMessage({ message, to }: SentMessageProps) {
  const { senderProfile, sentTime, receiverInviteeUuid, recipients, textBlast } = message
  const count = recipients === undefined ? 'guests' : guestCount(recipients)
  return (
    <Written
      name={senderProfile.name}
      photoUrl={senderProfile.photoUrl}
      time={sentTime}
      text={message.message}
      note={
        receiverInviteeUuid === undefined ? (
          `To ${count}${textBlast ? ', by text too' : ''}`
        ) : (
          <>
            Only to <bdi>{to ?? 'one guest'}</bdi>
          </>
        )
      }
    />
  )
}
