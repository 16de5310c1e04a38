import type { Message } from '@festoon/contract/message'
import { Written } from '../../guests/Written.tsx'

export interface MessageSectionProps {
  /** null until they are there. */
  messages: readonly Message[] | null
  /** They are those of one guest. */
  isPersonal: boolean
  /** Why they are not there. */
  problem?: string | null | undefined
}

/** What the hosts wrote to a guest, newest first; what was written to them alone is marked (MSG-02, MSG-05, AUTHZ-15). */
export function MessageSection({ messages, isPersonal, problem }: MessageSectionProps) {
  return (
    <section id="messages" aria-labelledby="messages-title" className="grid grid-cols-1 gap-4 scroll-mt-6">
      <h2 id="messages-title" className="font-display text-title">
        Messages
      </h2>
      {messages === null || messages.length === 0 ? (
        <p role="status" className="text-body text-ink-muted">
          {messages === null
            ? (problem ?? 'Looking for messages…')
            : 'Nothing yet. What the hosts write to their guests stands here.'}
        </p>
      ) : (
        <ul aria-labelledby="messages-title" className="grid grid-cols-1 gap-3">
          {messages.map((one) => (
            <Written
              key={one.messageId}
              name={one.senderProfile.name}
              photoUrl={one.senderProfile.photoUrl}
              time={one.sentTime}
              text={one.message}
              note={isPersonal && one.receiverInviteeUuid !== undefined && 'Only to you'}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
