import type { Config } from '../config.ts'
import type { EventRow, InviteeRow } from '../data/schema.ts'
import { personalLink } from '../personalLink.ts'
import type { Mail } from '../providers/mail/port.ts'
import { composeMail } from './composeMail.tsx'
import { whenText } from './whenText.ts'

interface Recipient {
  row: InviteeRow
  token: string
  key: string
}

/**
 * The invitation of one guest. It leaves the address out: that is shown to those who are going (AUTHZ-18). Its buttons
 * choose an answer, which the page asks to confirm: opening a link never answers (mail scanners open links).
 */
export function inviteMail(config: Config, event: EventRow, { row, token, key }: Recipient): Mail {
  const link = (answer?: 'yes' | 'no'): string =>
    personalLink(config.origin, { eventId: event.id, inviteeId: row.invitee_id, token }, answer)
  const title = event.title
  return composeMail({
    key,
    to: row.email ?? '',
    subject: `${event.hosted_by} invited you to ${title}`,
    preview: `${whenText(event)}. Can you make it?`,
    colours: event.colors,
    blocks: [
      { kind: 'image', src: `${config.origin}${mailPicture(event.photo_url)}`, alt: `Cover of ${title}`, href: link() },
      { kind: 'paragraph', quiet: true, text: `${event.hosted_by} invites you, ${row.name}` },
      { kind: 'heading', text: title },
      { kind: 'paragraph', text: whenText(event) },
      {
        kind: 'buttons',
        title: 'Can you make it?',
        buttons: [
          { label: 'Yes', href: link('yes') },
          { label: 'No', href: link('no') },
        ],
      },
      { kind: 'link', label: 'See the invitation', href: link() },
      {
        kind: 'paragraph',
        quiet: true,
        text: `This link is yours alone: whoever has it can answer for you. Questions? ${config.supportEmail}`,
      },
    ],
  })
}

/** The JPEG beside a stored picture: not every mail program draws WebP. */
function mailPicture(photoUrl: string): string {
  return photoUrl.replace(/\.webp$/, '-mail.jpg')
}
