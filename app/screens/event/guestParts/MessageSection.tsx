import * as copy from '@festoon/contract/messages/eventParts'
import type { Message } from '@festoon/contract/nouns/message'
import { MessageItem } from '../../../features/guests/messages/MessageItem.tsx'

export interface MessageSectionProps {
  /** The hosts' messages, newest first; null until loaded. */
  messages: readonly Message[] | null
  /** True if `messages` contains only the messages to one guest, rather than all of the event's messages. */
  isPersonal: boolean
  /** The path of the page with the private messages, if `messages` omits some. */
  privatePath?: string | undefined
  /** The error message if loading failed. */
  problem?: string | null | undefined
}

/** Section with messages from hosts. Marks private messages if `isPersonal` is true (MSG-02, MSG-05, AUTHZ-15). */
export function MessageSection({ messages, isPersonal, privatePath, problem }: MessageSectionProps) {
  return (
    <section id="messages" aria-labelledby="messages-title" className="grid grid-cols-1 gap-4 scroll-mt-6">
      <h2 id="messages-title" className="font-display text-title">
        {copy.messages}
      </h2>
      {privatePath !== undefined && (
        <p className="text-body text-ink-muted">
          {copy.privateHidden}{' '}
          <a href={privatePath} className="underline">
            {copy.showPrivate}
          </a>
        </p>
      )}
      {messages?.length === 0 && privatePath !== undefined ? null : messages === null || messages.length === 0 ? (
        <p role="status" className="text-body text-ink-muted">
          {messages === null ? (problem ?? copy.loadingMessages) : copy.noMessages}
        </p>
      ) : (
        <ul aria-labelledby="messages-title" className="grid grid-cols-1 gap-3">
          {messages.map((message) => (
            <MessageItem
              key={message.messageId}
              name={message.senderProfile.name}
              photoUrl={message.senderProfile.photoUrl}
              time={message.sentTime}
              text={message.message}
              note={isPersonal && message.receiverInviteeUuid !== undefined && copy.onlyToYou}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
