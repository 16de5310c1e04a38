import * as guestMessages from '@festoon/contract/messages/guests/guestMessages'
import * as copy from '@festoon/contract/messages/messaging/invite'
import * as mailCopy from '@festoon/contract/messages/messaging/mail'
import type { Config } from '../../config/config.ts'
import type { EventRow, InviteeRow } from '../../database/schema.ts'
import { personalLink } from '../../guests/rsvp/personalLink.ts'
import type { Mail } from '../../providers/mail/port.ts'
import { composeMail } from '../../providers/mail/compose/composeMail.tsx'
import { reportLink } from '../../crypto/unsubscribeLink.ts'
import type { Sender } from './sender.ts'
import { coverOf } from './coverOf.ts'
import { whenBlock } from '../../providers/mail/compose/whenBlock.ts'
import { whenText } from '../../providers/mail/compose/whenText.ts'

interface Recipient {
  row: InviteeRow
  token: string
  key: string
  /** The URL of the page where the recipient can turn off messages. */
  unsubscribe: string
  sender: Sender
}

/**
 * Builds the invitation email for one guest. The email omits the event's address, even if everyone may see it on the page
 * (AUTHZ-18). Its buttons open a page where the guest confirms the RSVP, because mail scanners also open links.
 */
export function inviteMail(config: Config, event: EventRow, { row, token, key, unsubscribe, sender }: Recipient): Mail {
  return invitation(config, event, {
    key,
    unsubscribe,
    sender,
    to: row.email ?? '',
    subject: copy.subject(event.hosted_by, event.title),
    greeting: copy.greeting(event.hosted_by, row.name),
    footer: mailCopy.personalLinkFooter(config.supportEmail),
    link: (rsvp) => personalLink(config.origin, { eventId: event.id, inviteeId: row.invitee_id, token }, rsvp),
  })
}

/** Builds a preview of an event's invitation email (INV-19). The preview's links to the event contain no guest's token. */
export function previewMail(
  config: Config,
  event: EventRow,
  { to, key, unsubscribe, sender }: Pick<Mail, 'to' | 'key'> & Pick<Recipient, 'unsubscribe' | 'sender'>,
): Mail {
  return invitation(config, event, {
    key,
    unsubscribe,
    sender,
    to,
    subject: copy.previewSubject(event.hosted_by, event.title),
    greeting: copy.greeting(event.hosted_by, ''),
    footer: mailCopy.previewFooter(config.supportEmail),
    link: () => `${config.origin}/event/${event.id}`,
  })
}

interface Content extends Pick<Mail, 'key' | 'to' | 'subject'> {
  unsubscribe: string
  sender: Sender
  greeting: string
  footer: string
  link: (rsvp?: 'yes' | 'no') => string
}

function invitation(config: Config, event: EventRow, { greeting, footer, link, sender, ...header }: Content): Mail {
  const { title } = event
  return composeMail({
    ...header,
    fromName: sender.fromName,
    report: reportLink(header.unsubscribe),
    preview: copy.firstWords(whenText(event)),
    colors: event.colors,
    blocks: [
      ...coverOf(config, event, link()),
      { kind: 'paragraph', quiet: true, text: greeting },
      { kind: 'heading', text: title },
      whenBlock(event, whenText(event)),
      {
        kind: 'buttons',
        title: copy.canYouMakeIt,
        buttons: [
          { label: copy.yes, href: link('yes') },
          { label: copy.no, href: link('no') },
        ],
      },
      { kind: 'link', label: guestMessages.viewInvitation, href: link() },
      { kind: 'paragraph', quiet: true, text: footer },
      { kind: 'paragraph', quiet: true, text: sender.line },
    ],
  })
}
