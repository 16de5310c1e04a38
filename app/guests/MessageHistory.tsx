import type { Invitee } from '@festoon/contract/guest'
import type { Message } from '@festoon/contract/message'
import { SentMessage } from './SentMessage.tsx'

export interface MessageHistoryProps {
  /** Newest first; undefined until they are there. */
  messages: readonly Message[] | undefined
  invitees: readonly Invitee[] | undefined
}

/** What hosts have sent, newest first: who wrote it, to how many; private ones are marked (MSG-02, MSG-05, AUTHZ-15). */
export function MessageHistory({ messages, invitees }: MessageHistoryProps) {
  if (!messages || messages.length === 0)
    return (
      <p role="status" className="text-body text-ink-muted">
        {messages ? 'Nothing has been sent yet.' : 'Looking for messages…'}
      </p>
    )
  const nameOf = new Map(invitees?.map(({ inviteeId, name }) => [inviteeId, name]))
  return (
    <ul aria-label="Messages sent" className="grid grid-cols-1 gap-3">
      {messages.map((message) => (
        <SentMessage key={message.messageId} message={message} to={nameOf.get(message.receiverInviteeUuid ?? '')} />
      ))}
    </ul>
  )
}
