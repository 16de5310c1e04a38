import * as copy from '@festoon/contract/messages/guestData'
import type { EventColors } from '@festoon/tokens/palette'
import { composeMail } from '../../providers/mail/compose/composeMail.tsx'
import type { Mail } from '../../providers/mail/port.ts'

/**
 * Builds the email that contains the link to the data stored about a guest. It contains nothing that anyone typed, because anyone can
 * enter someone else's address in an RSVP.
 */
export function guestDataMail(
  { key, to, unsubscribe }: Required<Pick<Mail, 'key' | 'to' | 'unsubscribe'>>,
  party: { colors: EventColors },
  href: string,
): Mail {
  return composeMail({
    key,
    to,
    unsubscribe,
    subject: copy.emailSubject,
    preview: copy.emailPreview,
    colors: party.colors,
    blocks: [
      { kind: 'heading', text: copy.yourData },
      {
        kind: 'paragraph',
        text: copy.emailText,
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
