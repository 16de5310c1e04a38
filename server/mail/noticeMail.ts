import type { Config } from '../config.ts'
import type { Notice } from '../data/notices.ts'
import type { EventRow, InviteeRow } from '../data/schema.ts'
import { personalLink } from '../personalLink.ts'
import type { Mail } from '../providers/mail/port.ts'
import { composeMail } from './composeMail.tsx'
import { whenText } from './whenText.ts'

interface Told {
  notice: Notice
  row: InviteeRow
  token: string
  key: string
  /** The reader is going: they may read where it is (AUTHZ-18). */
  showsAddress: boolean
}

/** What a notice says. */
interface News {
  headline: string
  lines: readonly string[]
  link: { label: string; href: string }
}

/** The mail that tells a guest what changed, that the party is off, that they are asked to host it too, or what a host wrote. */
export function noticeMail(config: Config, event: EventRow, to: string, told: Told): Mail {
  const { headline, lines, link } = newsOf(config, event, told)
  return composeMail({
    key: told.key,
    to,
    subject: headline,
    preview: lines.join(' '),
    colours: event.colors,
    replyTo: told.notice.kind === 'message' ? told.notice.replyTo : undefined,
    blocks: [
      { kind: 'paragraph', quiet: true, text: `${event.hosted_by} sends news, ${told.row.name}` },
      { kind: 'heading', text: headline },
      ...lines.map((text) => ({ kind: 'paragraph' as const, text })),
      { kind: 'link', ...link },
      {
        kind: 'paragraph',
        quiet: true,
        text: `This link is yours alone: whoever has it can answer for you. Questions? ${config.supportEmail}`,
      },
    ],
  })
}

/** The same in a text message. */
export function noticeText(
  config: Config,
  event: EventRow,
  to: string,
  told: Told,
): { key: string; to: string; body: string } {
  const { headline, lines, link } = newsOf(config, event, told)
  return { key: told.key, to, body: [`${headline}.`, ...lines, link.href, 'Reply STOP to stop.'].join(' ') }
}

function newsOf(config: Config, event: EventRow, { notice, row, token, showsAddress }: Told): News {
  const href = personalLink(config.origin, { eventId: event.id, inviteeId: row.invitee_id, token })
  const link = { label: 'See the invitation', href }
  const when = whenText(event)
  switch (notice.kind) {
    case 'cancelled': {
      const words = notice.message === '' ? [] : [`“${notice.message}”`]
      return { headline: `${notice.title} is cancelled`, lines: [`It was to be on ${when}.`, ...words], link }
    }
    case 'changed':
      return { headline: `${event.title} has changed`, lines: notice.changes.map(changeLine(showsAddress)), link }
    case 'seated': {
      const place = showsAddress
        ? [`Where: ${[event.location.placeName, event.location.displayName].filter(Boolean).join(', ')}.`]
        : []
      return {
        headline: `You're in: there is room at ${event.title}`,
        lines: [`It is on ${when}.`, ...place, 'Cannot come after all? Tell the host, so that others can.'],
        link,
      }
    }
    case 'message':
      return { headline: `${event.hosted_by} wrote about ${event.title}`, lines: paragraphs(notice.text), link }
    case 'cohost':
      return {
        headline: `${event.hosted_by} asks you to host ${event.title} too`,
        lines: [`It is on ${when}. A co-host edits the party, invites guests and writes to them.`],
        link: { label: 'Accept or decline', href: `${config.origin}/event/cohost/${event.id}` },
      }
  }
}

/** The lines of a text that hold something. */
const paragraphs = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '')

const changeLine =
  (showsAddress: boolean) =>
  ({ field, label, before, after }: Extract<Notice, { kind: 'changed' }>['changes'][number]): string => {
    if (field === 'place' && !showsAddress) return 'It is at another place.'
    if (before === undefined || after === undefined) return `${label}: changed.`
    return `${label}: ${after} (before: ${before}).`
  }
