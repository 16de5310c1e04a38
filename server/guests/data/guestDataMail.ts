import * as copy from '@festoon/contract/messages/guestData'
import type { EventColors } from '@festoon/tokens/palette'
import type { Mail } from '../../providers/mail/port.ts'
import { composeMail } from '../../providers/mail/compose/composeMail.tsx'

/** Builds the email that contains the link to the data stored about a guest. */
export function guestDataMail(
  { key, to }: Pick<Mail, 'key' | 'to'>,
  party: { title: string; colors: EventColors },
  href: string,
): Mail {
  return composeMail({
    key,
    to,
    subject: copy.emailSubject(party.title),
    preview: copy.emailPreview,
    colors: party.colors,
    blocks: [
      { kind: 'heading', text: copy.yourData },
      {
        kind: 'paragraph',
        text: copy.emailText(party.title),
      },
      { kind: 'buttons', buttons: [{ label: copy.openData, href }] },
      {
        kind: 'paragraph',
        quiet: true,
        text: copy.emailUnexpected,
      },
    ],
  })
}
