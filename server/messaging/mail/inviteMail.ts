import { answerWhen } from '@festoon/contract/messages/eventPage'
import * as guestMessages from '@festoon/contract/messages/guests/guestMessages'
import { headingForGuest } from '@festoon/contract/messages/guests/whenWorks'
import * as copy from '@festoon/contract/messages/messaging/invite'
import * as mailCopy from '@festoon/contract/messages/messaging/mail'
import { locationLine, openPartOf } from '@festoon/contract/rules/events/locationLine'
import { greetingName } from '@festoon/contract/rules/guests/greetingName'
import type { Config } from '../../config/config.ts'
import { reportLink } from '../../crypto/unsubscribeLink.ts'
import type { EventRow, InviteeRow } from '../../database/schema.ts'
import { personalLink, timesLink, type LinkRsvp } from '../../guests/rsvp/personalLink.ts'
import { withoutLinks } from '../../providers/mail/compose/block.ts'
import { composeMail } from '../../providers/mail/compose/composeMail.tsx'
import { whenBlock } from '../../providers/mail/compose/whenBlock.ts'
import { whenText } from '../../providers/mail/compose/whenText.ts'
import type { CalendarPart, Mail } from '../../providers/mail/port.ts'
import { coverOf } from './coverOf.ts'
import type { Sender } from './sender.ts'

/** The columns of an event that its messages are made of. */
export type MessagedEvent = Pick<
  EventRow,
  | 'id'
  | 'hosted_by'
  | 'title'
  | 'photo_url'
  | 'start_time'
  | 'end_time'
  | 'time_zone'
  | 'location'
  | 'colors'
  | 'lettering'
  | 'allow_maybe'
  | 'decide_by'
>

interface Recipient {
  row: Pick<InviteeRow, 'invitee_id' | 'name' | 'email'>
  token: string
  key: string
  /** The URL of the page where the recipient can turn off messages. */
  unsubscribe: string
  sender: Sender
  /** The host's personal note, if any. */
  note?: string | null
  /** The event's calendar file, if it has a date and guests can reply by calendar. */
  calendar?: CalendarPart | undefined
  /** True if the hosts propose times. Then guests are asked for those, because they can't RSVP for a date that they don't know. */
  asksWhen?: boolean
}

/**
 * Builds the invitation email for one guest. The email omits the event's address, even if the guest may see it on the page
 * (AUTHZ-18). Its buttons open a page where the guest confirms the RSVP, because mail scanners also open links.
 */
export function inviteMail(
  config: Config,
  event: MessagedEvent,
  { row, token, key, unsubscribe, sender, note = null, calendar, asksWhen = false }: Recipient,
): Mail {
  return invitation(config, event, {
    key,
    unsubscribe,
    sender,
    note,
    calendar,
    to: row.email ?? '',
    subject: copy.subject(event.hosted_by, event.title),
    greeting: copy.greeting(event.hosted_by, greetingName(row.name)),
    guestName: row.name,
    footer: mailCopy.personalLinkFooter,
    link: (rsvp) => personalLink(config.origin, { eventId: event.id, inviteeId: row.invitee_id, token }, rsvp),
    times: asksWhen ? timesLink(config.origin, { eventId: event.id, inviteeId: row.invitee_id, token }) : undefined,
  })
}

/** Builds a preview of an event's invitation email (INV-19). The preview's links to the event contain no guest's token. */
export function previewMail(
  config: Config,
  event: EventRow,
  {
    to,
    key,
    unsubscribe,
    sender,
    asksWhen = false,
  }: Pick<Mail, 'to' | 'key'> & Pick<Recipient, 'unsubscribe' | 'sender' | 'asksWhen'>,
): Mail {
  return invitation(config, event, {
    key,
    unsubscribe,
    sender,
    note: null,
    to,
    subject: copy.previewSubject(event.hosted_by, event.title),
    greeting: copy.greeting(event.hosted_by, ''),
    guestName: '',
    footer: mailCopy.previewFooter,
    link: () => `${config.origin}/event/${event.id}`,
    times: asksWhen ? `${config.origin}/event/${event.id}/when` : undefined,
  })
}

interface Content extends Pick<Mail, 'key' | 'to' | 'subject'> {
  unsubscribe: string
  sender: Sender
  note: string | null
  calendar?: CalendarPart | undefined
  greeting: string
  /** The guest's name, or ''. */
  guestName: string
  footer: string
  link: (rsvp?: LinkRsvp) => string
  /** The URL of the page where the guest answers when they can, if the hosts propose times. */
  times: string | undefined
}

/** Returns the part of the location that everyone may know; undefined if there is nothing to say. */
function whereText({ location }: MessagedEvent): string | undefined {
  const openPart = openPartOf(location)
  return openPart === null || openPart.kind === 'undecided' ? undefined : locationLine(openPart)
}

/**
 * Returns the text that email clients show next to the subject of an invitation. `asksWhen` is true if the hosts propose times.
 */
export const previewText = (event: MessagedEvent, asksWhen: boolean): string =>
  copy.firstWords(whenText(event), whereText(event), asksWhen ? headingForGuest : copy.canYouMakeIt)

function invitation(
  config: Config,
  event: MessagedEvent,
  { greeting, guestName, footer, link, times, sender, note, ...header }: Content,
): Mail {
  const { title } = event
  return composeMail({
    ...header,
    fromName: sender.fromName,
    report: reportLink(header.unsubscribe),
    preview: previewText(event, times !== undefined),
    colors: event.colors,
    names: [title, event.hosted_by, guestName, greetingName(guestName)],
    blocks: [
      ...coverOf(config, event, link()),
      { kind: 'paragraph', quiet: true, text: greeting },
      ...(note === null ? [] : [{ kind: 'quote', text: withoutLinks(note), by: event.hosted_by } as const]),
      { kind: 'heading', text: title, lettering: event.lettering, origin: config.origin },
      whenBlock(event, whenText(event), whereText(event)),
      times === undefined
        ? {
            kind: 'buttons',
            title: copy.canYouMakeIt,
            buttons: [
              { label: copy.yes, href: link('yes') },
              ...(event.allow_maybe ? [{ label: copy.maybe, href: link('maybe') }] : []),
              { label: copy.no, href: link('no') },
            ],
          }
        : { kind: 'buttons', title: headingForGuest, buttons: [{ label: answerWhen, href: times }] },
      { kind: 'link', label: guestMessages.viewInvitation, href: link() },
      { kind: 'link', label: mailCopy.askHost(event.hosted_by), href: link() },
      { kind: 'rule' },
      { kind: 'paragraph', quiet: true, text: footer },
      { kind: 'paragraph', quiet: true, text: sender.line },
    ],
  })
}
