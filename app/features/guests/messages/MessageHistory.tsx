import * as copy from '@festoon/contract/messages/guests/guestMessages'
import type { Invitee } from '@festoon/contract/nouns/guest'
import type { Message } from '@festoon/contract/nouns/message'
import { SentMessage } from './SentMessage.tsx'

export interface MessageHistoryProps {
  /** The messages, newest first; undefined until loaded. */
  messages: readonly Message[] | undefined
  invitees: readonly Invitee[] | undefined
}

/**
 * List of the messages sent by hosts, newest first, each with its sender and a note about its recipients (MSG-02, MSG-05,
 * AUTHZ-15).
 */
export function MessageHistory({ messages, invitees }: MessageHistoryProps) {
  if (!messages || messages.length === 0)
    return (
      <p role="status" className="text-body text-ink-muted">
        {messages ? copy.noMessages : copy.loadingMessages}
      </p>
    )
  const nameOf = new Map(invitees?.map(({ inviteeId, name }) => [inviteeId, name]))
  return (
    <ul aria-label={copy.messagesSent} className="grid grid-cols-1 gap-3">
      {messages.map((message) => (
        <SentMessage key={message.messageId} message={message} to={nameOf.get(message.receiverInviteeUuid ?? '')} />
      ))}
    </ul>
  )
}
