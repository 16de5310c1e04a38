import type { ReactNode } from 'react'
import { Avatar } from '@festoon/ui/Avatar'
import { LinkedText } from '../../../parts/LinkedText.tsx'
import { smallPhoto } from '../../../parts/smallPhoto.ts'
import { MessageTime } from './MessageTime.tsx'

export interface MessageItemProps {
  /** The sender's name. */
  name: string
  photoUrl?: string | undefined
  /** The time the message was sent, in ms; undefined if unknown. */
  time: number | undefined
  text: string
  /** A note about the message, such as its recipients; absent if none is needed. */
  note?: ReactNode
  /** A button shown below the message. */
  action?: ReactNode
}

/** A list item that shows a message with its sender and time. */
export function MessageItem({ name, photoUrl, time, text, note, action }: MessageItemProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 rounded-lg bg-surface p-4">
      <Avatar name={name} size="small" {...(photoUrl === undefined ? {} : { photoUrl: smallPhoto(photoUrl) })} />
      <div className="grid grid-cols-1 gap-1">
        <p className="flex min-h-8 flex-wrap items-center gap-x-2 text-label">
          <bdi translate="no" className="font-semibold">
            {name}
          </bdi>
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
