import type { ReactNode } from 'react'
import type { Message } from '@festoon/contract/message'
import { Avatar } from '@festoon/ui/Avatar'
import { smallPhoto } from '../../layout/smallPhoto.ts'
import { LinkedText } from './LinkedText.tsx'
import { MessageTime } from './MessageTime.tsx'

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

export interface WrittenProps {
  /** Who wrote it. */
  name: string
  photoUrl?: string | undefined
  /** ms */
  time: number | undefined
  text: string
  /** Whom it was for, where that is worth saying. */
  note?: ReactNode
  /** What can be done with it. */
  action?: ReactNode
}

/** One message. */
export function Written({ name, photoUrl, time, text, note, action }: WrittenProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 rounded-lg bg-surface p-4">
      <Avatar name={name} size="small" {...(photoUrl === undefined ? {} : { photoUrl: smallPhoto(photoUrl) })} />
      <div className="grid grid-cols-1 gap-1">
        <p className="flex min-h-8 flex-wrap items-center gap-x-2 text-label">
          <bdi className="font-semibold">{name}</bdi>
          {time !== undefined && <MessageTime time={time} />}
          {note && <span className="rounded-pill bg-tint px-2.5 py-0.5 text-caption">{note}</span>}
        </p>
        <p dir="auto" className="text-body whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext]">
          <LinkedText>{text}</LinkedText>
        </p>
        {action && <div className="pt-1">{action}</div>}
      </div>
    </li>
  )
}
