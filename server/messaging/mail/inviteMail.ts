import type { Config } from '../../config/config.ts'
import type { EventRow, InviteeRow } from '../../database/schema.ts'
import { personalLink } from '../../guests/rsvp/personalLink.ts'
import type { Mail } from '../../providers/mail/port.ts'
import { composeMail } from '../../providers/mail/compose/composeMail.tsx'
import { coverOf } from './coverOf.ts'
import { whenBlock } from '../../providers/mail/compose/whenBlock.ts'
import { whenText } from '../../providers/mail/compose/whenText.ts'

interface Recipient {
  row: InviteeRow
  token: string
  key: string
  /** Where the reader turns messages off. */
  unsubscribe: string
}

/**
 * The invitation of one guest. It leaves the address out: that is shown to those who are going (AUTHZ-18). Its buttons
 * choose an answer, which the page asks to confirm: opening a link never answers (mail scanners open links).
 */
export function inviteMail(config: Config, event: EventRow, { row, token, key, unsubscribe }: Recipient): Mail {
  return invitation(config, event, {
    key,
    unsubscribe,
    to: row.email ?? '',
    subject: `${event.hosted_by} invited you to ${event.title}`,
    greeting: `${event.hosted_by} invites you, ${row.name}`,
    ending: `This link is yours alone: whoever has it can answer for you. Questions? ${config.supportEmail}`,
    link: (answer) => personalLink(config.origin, { eventId: event.id, inviteeId: row.invitee_id, token }, answer),
  })
}

/** What an invitation looks like, for a host to see or show (INV-19): its links carry no key, so nobody can answer by it. */
export function previewMail(
  config: Config,
  event: EventRow,
  { to, key, unsubscribe }: Pick<Mail, 'to' | 'key'> & { unsubscribe: string },
): Mail {
  return invitation(config, event, {
    key,
    unsubscribe,
    to,
    subject: `Preview: ${event.hosted_by} invited you to ${event.title}`,
    greeting: `${event.hosted_by} invites you`,
    ending: `This is a preview: guests get the same with a link of their own. Questions? ${config.supportEmail}`,
    link: () => `${config.origin}/event/${event.id}`,
  })
}

interface Words extends Pick<Mail, 'key' | 'to' | 'subject'> {
  unsubscribe: string
  greeting: string
  ending: string
  link: (answer?: 'yes' | 'no') => string
}

function invitation(config: Config, event: EventRow, { greeting, ending, link, ...header }: Words): Mail {
  const { title } = event
  return composeMail({
    ...header,
    preview: `${whenText(event)}. Can you make it?`,
    colours: event.colors,
    blocks: [
      ...coverOf(config, event, link()),
      { kind: 'paragraph', quiet: true, text: greeting },
      { kind: 'heading', text: title },
      whenBlock(event, whenText(event)),
      {
        kind: 'buttons',
        title: 'Can you make it?',
        buttons: [
          { label: 'Yes', href: link('yes') },
          { label: 'No', href: link('no') },
        ],
      },
      { kind: 'link', label: 'See the invitation', href: link() },
      { kind: 'paragraph', quiet: true, text: ending },
    ],
  })
}
