import { textMessage } from '@festoon/contract/rules/guests/messageWords'
import type { Config } from '../../config/config.ts'
import type { EventRow } from '../../database/schema.ts'
import type { Mail } from '../../providers/mail/port.ts'
import { composeMail } from '../../providers/mail/compose/composeMail.tsx'
import { coverOf } from './coverOf.ts'
import { notificationCopy, type NotificationReader } from './notificationCopy.ts'
import { whenBlock } from '../../providers/mail/compose/whenBlock.ts'

/** The mail of a notice: what changed, that the party is off or near, what a host wrote, or who answered. */
export function notificationMail(config: Config, event: EventRow, to: string, told: NotificationReader): Mail {
  const { headline, when, place, lines, question, link } = notificationCopy(config, event, told)
  const { kind } = told.notice
  const isForHost = kind === 'answers'
  return composeMail({
    key: told.key,
    unsubscribe: told.unsubscribe,
    to,
    subject: headline,
    preview: [when, place, ...lines].filter(Boolean).join(' '),
    colours: event.colors,
    replyTo: told.notice.kind === 'message' ? told.notice.replyTo : undefined,
    blocks: [
      ...(showsCover(told) ? coverOf(config, event, link.href) : []),
      {
        kind: 'paragraph',
        quiet: true,
        text: isForHost ? 'News of your party' : `${event.hosted_by} sends news, ${told.row.name}`,
      },
      { kind: 'heading', text: headline },
      ...(when === undefined ? [] : [whenBlock(event, when, place)]),
      ...lines.map((text) => ({ kind: 'paragraph' as const, text })),
      ...(question ? [question, { kind: 'link' as const, ...link }] : [{ kind: 'buttons' as const, buttons: [link] }]),
      { kind: 'paragraph', quiet: true, text: `${aboutLink(kind)}Questions? ${config.supportEmail}` },
    ],
  })
}

/** What to know of the link; ends in a space. A host's opens nothing by itself. */
function aboutLink(kind: NotificationReader['notice']['kind']): string {
  if (kind === 'answers') return ''
  if (kind === 'cohost') return 'Sign in with this address to answer. '
  return 'This link is yours alone: whoever has it can answer for you. '
}

/** News that bring guests to the party show what it looks like. */
const showsCover = ({ notice }: NotificationReader): boolean =>
  notice.kind === 'reminder' || notice.kind === 'seated' || notice.kind === 'cohost'

/** The same in a text message. */
export function notificationSms(
  config: Config,
  event: EventRow,
  to: string,
  told: NotificationReader,
): { key: string; to: string; body: string } {
  const { headline, when, place, lines, link } = notificationCopy(config, event, told)
  // Of many answers a text message says how many, and no more.
  const said = told.notice.kind === 'answers' && told.notice.answers.length > 1 ? lines.slice(-1) : lines
  const texts = [when, place, ...said].filter((text) => text !== undefined)
  return { key: told.key, to, body: textMessage(headline, texts, link.href) }
}
