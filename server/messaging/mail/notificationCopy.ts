import { messageHeadline, messageLines } from '@festoon/contract/rules/guests/messageWords'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'
import type { Config } from '../../config/config.ts'
import type { Notification } from '../../queue/notifications.ts'
import type { EventRow, InviteeRow } from '../../database/schema.ts'
import { personalLink } from '../../guests/rsvp/personalLink.ts'
import { digestCopy, type NewRsvps } from './digestCopy.ts'
import type { Block } from '../../providers/mail/compose/block.ts'
import { whenText } from '../../providers/mail/compose/whenText.ts'

/** A notice with all that it tells of. */
export type NotificationWithContent = Exclude<Notification, { kind: 'answers' }> | ({ kind: 'answers' } & NewRsvps)

export interface NotificationReader {
  notice: NotificationWithContent
  row: InviteeRow
  token: string
  key: string
  /** Where the reader turns messages off. */
  unsubscribe: string
  /** The reader is going: they may read where it is (AUTHZ-18). */
  showsAddress: boolean
  /** Now, ms. */
  now: number
}

/** What a notice says. */
export interface NotificationCopy {
  headline: string
  /** When it is, as a sentence, where that is part of the news. */
  when?: string
  /** Where it is, as a sentence, for those who may know. */
  place?: string | undefined
  lines: readonly string[]
  /** What the reader is asked, in a mail. */
  question?: Extract<Block, { kind: 'buttons' }>
  link: { label: string; href: string }
}

/** What a notice says to one reader, for a mail and for a text message. */
export function notificationCopy(
  config: Config,
  event: EventRow,
  { notice, row, token, showsAddress, now }: NotificationReader,
): NotificationCopy {
  const linkTo = (answer?: 'yes' | 'no'): string =>
    personalLink(config.origin, { eventId: event.id, inviteeId: row.invitee_id, token }, answer)
  const link = { label: 'See the invitation', href: linkTo() }
  const when = whenText(event)
  const place = showsAddress
    ? `Where: ${[event.location.placeName, event.location.displayName].filter(Boolean).join(', ')}.`
    : undefined
  switch (notice.kind) {
    case 'cancelled': {
      const words = notice.message === '' ? [] : [`“${notice.message}”`]
      return { headline: `${notice.title} is cancelled`, when: `It was to be on ${when}.`, lines: words, link }
    }
    case 'changed':
      return { headline: `${event.title} has changed`, lines: notice.changes.map(changeLine(showsAddress)), link }
    case 'seated':
      return {
        headline: `You're in: there is room at ${event.title}`,
        when: `It is on ${when}.`,
        place,
        lines: ['Cannot come after all? Tell the host, so that others can.'],
        link,
      }
    case 'reminder': {
      if (notice.reminder === 'going')
        return {
          headline: `${isSameDay(event, now) ? 'Today' : 'Tomorrow'}: ${event.title}`,
          when: `It is on ${when}.`,
          place,
          lines: [`Cannot come after all? Please tell ${event.hosted_by}.`],
          link,
        }
      const buttons = [
        { label: 'Yes', href: linkTo('yes') },
        { label: 'No', href: linkTo('no') },
      ]
      return {
        headline: `Can you make it to ${event.title}?`,
        when: `It is on ${when}.`,
        lines: [`${event.hosted_by} would like to know whether you are coming.`],
        question: { kind: 'buttons', title: 'Can you make it?', buttons },
        link,
      }
    }
    case 'message':
      return { headline: messageHeadline(event.hosted_by, event.title), lines: messageLines(notice.text), link }
    case 'answers':
      return {
        ...digestCopy(event.title, notice),
        link: { label: 'See the guest list', href: `${config.origin}/event/invite/${event.id}` },
      }
    case 'cohost':
      return {
        headline: `${event.hosted_by} asks you to host ${event.title} too`,
        when: `It is on ${when}.`,
        lines: ['A co-host edits the party, invites guests and writes to them.'],
        link: { label: 'Accept or decline', href: `${config.origin}/event/cohost/${event.id}` },
      }
  }
}

const isSameDay = ({ start_time, time_zone }: EventRow, now: number): boolean =>
  dayIn(start_time, time_zone) === dayIn(now, time_zone)

const changeLine =
  (showsAddress: boolean) =>
  ({ field, label, before, after }: Extract<Notification, { kind: 'changed' }>['changes'][number]): string => {
    if (field === 'place' && !showsAddress) return 'It is at another place.'
    if (before === undefined || after === undefined) return `${label}: changed.`
    return `${label}: ${after} (before: ${before}).`
  }
