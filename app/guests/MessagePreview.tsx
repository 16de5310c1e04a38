import { messageHeadline, messageLines, textMessage } from '@festoon/contract/rules/messageWords'
import type { EventView } from '@festoon/contract/event'
import { titleOf } from '@festoon/contract/rules/titleOf'
import { LinkedText } from '../layout/LinkedText.tsx'
import * as paths from '../pathTo.ts'

export interface MessagePreviewProps {
  event: EventView
  message: string
  /** Where replies by mail go; empty: nowhere. */
  email: string
  /** It goes out as a text too. */
  isTextBlast: boolean
}

/** What guests get: the mail, and the text message where one is sent. */
export function MessagePreview({ event, message, email, isTextBlast }: MessagePreviewProps) {
  const headline = messageHeadline(event.hostedBy, titleOf(event.title))
  const lines = messageLines(message.trim())
  if (lines.length === 0)
    return (
      <p role="status" className="text-body text-ink-muted">
        Write something first. What your guests get then stands here.
      </p>
    )
  return (
    <div className="grid grid-cols-1 gap-6">
      <section aria-labelledby="mail-preview" className="grid grid-cols-1 gap-2">
        <h3 id="mail-preview" className="text-label text-ink-muted">
          The email
        </h3>
        <div className="grid grid-cols-1 gap-4 rounded-lg border-2 border-line bg-surface p-5">
          <p className="grid gap-0.5 border-b-2 border-line pb-3 text-label">
            <span dir="auto" className="font-semibold wrap-anywhere">
              {headline}
            </span>
            <span className="wrap-anywhere text-ink-muted">
              {email === '' ? 'Replies by mail reach nobody' : `Replies go to ${email}`}
            </span>
          </p>
          <p dir="auto" className="font-display text-title wrap-anywhere">
            {headline}
          </p>
          <p dir="auto" className="text-body whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext]">
            <LinkedText>{lines.join('\n\n')}</LinkedText>
          </p>
          <p className="text-body text-highlight underline underline-offset-4">See the invitation</p>
        </div>
      </section>
      {isTextBlast && (
        <section aria-labelledby="text-preview" className="grid grid-cols-1 gap-2">
          <h3 id="text-preview" className="text-label text-ink-muted">
            The text
          </h3>
          <p
            dir="auto"
            className="max-w-[36ch] rounded-lg rounded-es-sm bg-tint px-4 py-3 text-body whitespace-pre-line wrap-anywhere"
          >
            {textMessage(headline, lines, `${new URL(paths.event(event.id), location.origin).host}/…`)}
          </p>
        </section>
      )}
    </div>
  )
}
