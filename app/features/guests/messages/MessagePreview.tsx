import * as copy from '@festoon/contract/messages/guests/guestMessages'
import type { EventView } from '@festoon/contract/nouns/event'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import { messageHeadline, messageLines, smsText } from '@festoon/contract/rules/guests/messageWords'
import { LinkedText } from '../../../parts/LinkedText.tsx'
import * as paths from '../../../platform/paths.ts'

export interface MessagePreviewProps {
  event: EventView
  message: string
  /** The reply-to address; empty if guests can't reply. */
  email: string
  /** True if the message is also sent by SMS. */
  isTextBlast: boolean
}

/** Preview of a host's message as an email and, if it is also sent by SMS, as an SMS. Shows a hint while the message is empty. */
export function MessagePreview({ event, message, email, isTextBlast }: MessagePreviewProps) {
  const headline = messageHeadline(event.hostedBy, titleOf(event.title))
  const lines = messageLines(message.trim())
  if (lines.length === 0)
    return (
      <p role="status" className="text-body text-ink-muted">
        {copy.previewEmpty}
      </p>
    )
  return (
    <div className="grid grid-cols-1 gap-6">
      <section aria-labelledby="mail-preview" className="grid grid-cols-1 gap-2">
        <h3 id="mail-preview" className="text-label text-ink-muted">
          {copy.emailPreview}
        </h3>
        <div className="grid grid-cols-1 gap-4 rounded-lg border-2 border-line bg-surface p-5">
          <p className="grid gap-0.5 border-b-2 border-line pb-3 text-label">
            <span dir="auto" className="font-semibold wrap-anywhere">
              {headline}
            </span>
            <span className="wrap-anywhere text-ink-muted">
              {email === '' ? copy.cantReply : copy.replyAddress(email)}
            </span>
          </p>
          <p dir="auto" className="font-display text-title wrap-anywhere">
            {headline}
          </p>
          <p dir="auto" className="text-body whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext]">
            <LinkedText>{lines.join('\n\n')}</LinkedText>
          </p>
          <p className="text-body text-highlight underline underline-offset-4">{copy.viewInvitation}</p>
        </div>
      </section>
      {isTextBlast && (
        <section aria-labelledby="text-preview" className="grid grid-cols-1 gap-2">
          <h3 id="text-preview" className="text-label text-ink-muted">
            {copy.smsPreview}
          </h3>
          <p
            dir="auto"
            className="max-w-[36ch] rounded-lg rounded-es-sm bg-tint px-4 py-3 text-body whitespace-pre-line wrap-anywhere"
          >
            {smsText(headline, lines, `${new URL(paths.event(event.id), location.origin).host}/…`)}
          </p>
        </section>
      )}
    </div>
  )
}
