import { randomUUID } from 'node:crypto'
import * as copy from '@festoon/contract/messages/suspensions'
import { eventDefaults } from '@festoon/tokens/defaults'
import { suspendedDays } from '../../events/suspension/removeSuspended.ts'
import { composeMail } from '../../providers/mail/compose/composeMail.tsx'
import type { Mail } from '../../providers/mail/port.ts'

/** A decision about an event (with a title) or an account (without one). `reason` is undefined if it was restored. */
export interface Decision {
  title: string | undefined
  reason: string | undefined
  supportEmail: string
}

/** Builds the email that tells a host that their event or account was suspended, or that it is available again. */
export function suspensionMail(to: string, { title, reason, supportEmail }: Decision): Mail {
  const suspendedTitle = title === undefined ? copy.accountSuspended : copy.partySuspended(title)
  const restoredTitle = title === undefined ? copy.accountRestored : copy.partyRestored(title)
  const subject = reason === undefined ? restoredTitle : suspendedTitle
  const texts =
    reason === undefined
      ? [copy.restoredNote]
      : [
          copy.reasonIs(reason),
          title === undefined ? copy.accountNote : copy.partyNote,
          copy.appeal,
          copy.deletion(suspendedDays),
        ]
  return composeMail({
    key: `suspension/${randomUUID()}`,
    to,
    subject,
    preview: texts[0] ?? '',
    colors: eventDefaults,
    names: title === undefined ? [] : [title],
    replyTo: supportEmail,
    blocks: [{ kind: 'heading', text: subject }, ...texts.map((text) => ({ kind: 'paragraph' as const, text }))],
  })
}
