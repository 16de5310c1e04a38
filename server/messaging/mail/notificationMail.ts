import * as confirmation from '@festoon/contract/messages/messaging/confirmation'
import * as digest from '@festoon/contract/messages/messaging/digest'
import * as mailCopy from '@festoon/contract/messages/messaging/mail'
import * as copy from '@festoon/contract/messages/messaging/notifications'
import { greetingName } from '@festoon/contract/rules/guests/greetingName'
import { smsText } from '@festoon/contract/rules/guests/messageWords'
import type { Config } from '../../config/config.ts'
import { reportLink } from '../../crypto/unsubscribeLink.ts'
import type { EventRow } from '../../database/schema.ts'
import { personalLink } from '../../guests/rsvp/personalLink.ts'
import { composeMail } from '../../providers/mail/compose/composeMail.tsx'
import { smsNames } from '../../providers/mail/compose/plainNames.ts'
import { whenBlock } from '../../providers/mail/compose/whenBlock.ts'
import type { Mail } from '../../providers/mail/port.ts'
import { coverOf } from './coverOf.ts'
import type { MessageCopy } from './messageCopy.ts'
import { notificationCopy, type AddressedNotification } from './notificationCopy.ts'

/** Builds the email for a notification. */
export function notificationMail(
  config: Config,
  event: EventRow,
  to: string,
  notification: AddressedNotification,
): Mail {
  const { headline, when, place, lines, facts, question, link } = notificationCopy(config, event, notification, 'email')
  const { notice, key, unsubscribe, sender } = notification
  const isForHost = notice.kind === 'rsvps'
  // Guests can't leave a message on the page of the proposed times.
  const messageLink =
    notice.kind === 'message' && notice.asksWhen ? invitationLink(config, event, notification) : link.href
  return composeMail({
    key,
    unsubscribe,
    to,
    fromName: isForHost ? undefined : sender.fromName,
    report: isForHost ? undefined : reportLink(unsubscribe),
    subject: headline,
    preview: [when, place, ...lines].filter(Boolean).join(notice.kind === 'confirmation' ? ' · ' : ' '),
    colors: event.colors,
    calendar: notification.calendar,
    names: namesIn(event, notification),
    replyTo: notice.kind === 'message' ? notice.replyTo : undefined,
    blocks: [
      ...(showsCover(notification) ? coverOf(config, event, link.href) : []),
      { kind: 'paragraph', quiet: true, text: greetingOf(event, notification) },
      { kind: 'heading', text: headline, lettering: event.lettering, origin: config.origin },
      ...(when === undefined ? [] : [whenBlock(event, when, place)]),
      ...(facts === undefined ? [] : [{ kind: 'facts' as const, facts }]),
      ...lines.map((text) => ({ kind: 'paragraph' as const, text })),
      ...(question ? [question, { kind: 'link' as const, ...link }] : [{ kind: 'buttons' as const, buttons: [link] }]),
      // A canceled party takes no RSVPs, and so no messages.
      ...(isForGuest(notice) && notice.kind !== 'canceled'
        ? [{ kind: 'link' as const, label: mailCopy.askHost(event.hosted_by), href: messageLink }]
        : []),
      { kind: 'rule' },
      { kind: 'paragraph', quiet: true, text: footerOf(notice, config.supportEmail) },
      ...(isForHost ? [] : [{ kind: 'paragraph' as const, quiet: true, text: sender.line }]),
    ],
  })
}

/** Returns the personal link of an email's recipient to the invitation. */
const invitationLink = ({ origin }: Config, { id }: EventRow, { row, token }: AddressedNotification): string =>
  personalLink(origin, { eventId: id, inviteeId: row.invitee_id, token })

/** Returns the names of people and parties that a notification may contain. */
const namesIn = ({ title, hosted_by }: EventRow, { notice, row }: AddressedNotification): string[] => [
  title,
  hosted_by,
  row.name,
  greetingName(row.name),
  ...(row.heads?.plusOneNames ?? []),
  ...(notice.kind === 'canceled' ? [notice.title] : []),
  ...(notice.kind === 'changed'
    ? notice.changes.flatMap(({ field, before = '' }) => (field === 'title' ? [before] : []))
    : []),
  ...(notice.kind === 'reminder' ? (notice.brings ?? []).map(({ item }) => item) : []),
  ...(notice.kind === 'rsvps' ? notice.rsvps.map(({ name }) => name) : []),
]

function greetingOf({ hosted_by }: EventRow, { notice, row }: AddressedNotification): string {
  if (notice.kind === 'rsvps') return digest.intro
  const name = greetingName(row.name)
  if (notice.kind === 'confirmation')
    return (notice.reply === 'none' ? confirmation.greetingWithLink : confirmation.greeting)(name)
  return (notice.kind === 'reminder' ? copy.reminderGreeting : copy.greeting)(hosted_by, name)
}

/** Returns true for notifications to guests, rather than to hosts and future co-hosts. */
const isForGuest = ({ kind }: AddressedNotification['notice']): boolean =>
  kind !== 'rsvps' && kind !== 'handover' && kind !== 'cohost'

/** Returns an email's footer. If the email contains a personal link, the footer warns about sharing it. */
function footerOf(notice: AddressedNotification['notice'], supportEmail: string): string {
  if (notice.kind === 'canceled') return mailCopy.footer(supportEmail)
  if (isForGuest(notice)) return mailCopy.personalLinkFooter
  return notice.kind === 'cohost' ? mailCopy.cohostFooter(supportEmail) : mailCopy.footer(supportEmail)
}

/** Returns true if a notification's email shows the event's cover image. */
const showsCover = ({ notice }: AddressedNotification): boolean =>
  (notice.kind === 'confirmation' && notice.reply === 'yes') ||
  notice.kind === 'message' ||
  notice.kind === 'changed' ||
  notice.kind === 'reminder' ||
  notice.kind === 'promoted' ||
  notice.kind === 'cohost' ||
  notice.kind === 'handover'

/** Builds the SMS for a notification. */
export function notificationSms(
  config: Config,
  event: EventRow,
  to: string,
  notification: AddressedNotification,
): { key: string; to: string; body: string } {
  const words = notificationCopy(config, event, notification, 'text')
  const { notice, key } = notification
  // An SMS about several RSVPs doesn't list them.
  const isLong = notice.kind === 'rsvps' && notice.rsvps.length > 1
  const names = namesIn(event, notification)
  const { headline, lines } = words
  const shortLines = isLong ? lines.slice(-1) : lines
  const plainWords = { headline: smsNames(headline, names), lines: shortLines.map((text) => smsNames(text, names)) }
  return { key, to, body: smsOf({ ...words, ...plainWords }) }
}

/** Returns the text of the SMS with the given copy. */
export function smsOf({ headline, when, place, lines, link }: MessageCopy): string {
  const sentences = [when, place, ...lines].filter((text) => text !== undefined)
  return smsText(headline, sentences, link.href)
}
