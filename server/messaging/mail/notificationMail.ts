import * as digest from '@festoon/contract/messages/messaging/digest'
import * as mailCopy from '@festoon/contract/messages/messaging/mail'
import * as copy from '@festoon/contract/messages/messaging/notifications'
import { smsText } from '@festoon/contract/rules/guests/messageWords'
import type { Config } from '../../config/config.ts'
import type { EventRow } from '../../database/schema.ts'
import { reportLink } from '../../crypto/unsubscribeLink.ts'
import type { Mail } from '../../providers/mail/port.ts'
import { composeMail } from '../../providers/mail/compose/composeMail.tsx'
import { coverOf } from './coverOf.ts'
import { notificationCopy, type AddressedNotification } from './notificationCopy.ts'
import { whenBlock } from '../../providers/mail/compose/whenBlock.ts'

/** Builds the email for a notification. */
export function notificationMail(
  config: Config,
  event: EventRow,
  to: string,
  notification: AddressedNotification,
): Mail {
  const { headline, when, place, lines, question, link } = notificationCopy(config, event, notification)
  const { notice, row, key, unsubscribe, sender } = notification
  const isForHost = notice.kind === 'rsvps'
  return composeMail({
    key,
    unsubscribe,
    to,
    fromName: isForHost ? undefined : sender.fromName,
    report: isForHost ? undefined : reportLink(unsubscribe),
    subject: headline,
    preview: [when, place, ...lines].filter(Boolean).join(' '),
    colors: event.colors,
    replyTo: notice.kind === 'message' ? notice.replyTo : undefined,
    blocks: [
      ...(showsCover(notification) ? coverOf(config, event, link.href) : []),
      { kind: 'paragraph', quiet: true, text: isForHost ? digest.intro : copy.greeting(event.hosted_by, row.name) },
      { kind: 'heading', text: headline },
      ...(when === undefined ? [] : [whenBlock(event, when, place)]),
      ...lines.map((text) => ({ kind: 'paragraph' as const, text })),
      ...(question ? [question, { kind: 'link' as const, ...link }] : [{ kind: 'buttons' as const, buttons: [link] }]),
      { kind: 'paragraph', quiet: true, text: footerOf(notice.kind)(config.supportEmail) },
      ...(isForHost ? [] : [{ kind: 'paragraph' as const, quiet: true, text: sender.line }]),
    ],
  })
}

/**
 * Returns the function that builds an email's footer. If the email contains a personal link, the footer warns about sharing it.
 */
function footerOf(kind: AddressedNotification['notice']['kind']): (supportEmail: string) => string {
  if (kind === 'rsvps' || kind === 'handover') return mailCopy.footer
  return kind === 'cohost' ? mailCopy.cohostFooter : mailCopy.personalLinkFooter
}

/** Returns true if a notification's email shows the event's cover image. */
const showsCover = ({ notice }: AddressedNotification): boolean =>
  notice.kind === 'reminder' || notice.kind === 'promoted' || notice.kind === 'cohost' || notice.kind === 'handover'

/** Builds the SMS for a notification. */
export function notificationSms(
  config: Config,
  event: EventRow,
  to: string,
  notification: AddressedNotification,
): { key: string; to: string; body: string } {
  const { headline, when, place, lines, link } = notificationCopy(config, event, notification)
  const { notice, key } = notification
  // An SMS about several RSVPs doesn't list them.
  const shown = notice.kind === 'rsvps' && notice.rsvps.length > 1 ? lines.slice(-1) : lines
  const sentences = [when, place, ...shown].filter((text) => text !== undefined)
  return { key, to, body: smsText(headline, sentences, link.href) }
}
