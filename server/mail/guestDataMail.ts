import type { EventColours } from '@festoon/tokens/palette'
import type { Mail } from '../providers/mail/port.ts'
import { composeMail } from './composeMail.tsx'

/** The mail with the link to what is kept of a guest. `key` names it for ever. */
export function guestDataMail(
  { key, to }: Pick<Mail, 'key' | 'to'>,
  party: { title: string; colors: EventColours },
  href: string,
): Mail {
  return composeMail({
    key,
    to,
    subject: `What we keep about you for ${party.title}`,
    preview: 'The link works for an hour.',
    colours: party.colors,
    blocks: [
      { kind: 'heading', text: 'Your data' },
      {
        kind: 'paragraph',
        text: `Here you see, correct, save or erase what Festoon keeps about you for ${party.title}.`,
      },
      { kind: 'buttons', buttons: [{ label: 'Open my data', href }] },
      {
        kind: 'paragraph',
        quiet: true,
        text: 'The link works for an hour. If you did not ask for it, somebody who has your invitation did: nothing happens without the link, so give it to nobody.',
      },
    ],
  })
}
