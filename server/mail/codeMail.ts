import { eventDefaults } from '@festoon/tokens/defaults'
import { randomUUID } from 'node:crypto'
import type { Mail } from '../providers/mail/port.ts'
import { composeMail } from './composeMail.tsx'

/** The mail with a sign-in code. */
export function codeMail(to: string, code: string): Mail {
  return composeMail({
    key: `code/${randomUUID()}`,
    to,
    subject: `${code} is your Festoon code`,
    preview: 'It works for 10 minutes.',
    colours: eventDefaults,
    blocks: [
      { kind: 'heading', text: 'Your sign-in code' },
      { kind: 'code', text: code },
      { kind: 'paragraph', text: 'Type it where you asked for it. It works for 10 minutes, and only once.' },
      {
        kind: 'paragraph',
        quiet: true,
        text: 'If you did not ask for a code, somebody typed your address by mistake. Nothing happens without the code. We never ask for it by phone or mail.',
      },
    ],
  })
}
