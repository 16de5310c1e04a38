import { eventDefaults } from '@festoon/tokens/defaults'
import { randomUUID } from 'node:crypto'
import type { Mail } from '../providers/mail/port.ts'
import type { Block } from './block.ts'
import { composeMail } from './composeMail.tsx'

/** What a code is for. `link` signs the owner of the address in without the code; undefined: it has no account. */
type Purpose = { purpose: 'signIn'; link: string | undefined } | { purpose: 'addContact' }

/** The mail with a code: to sign in, or to add the address to an account. */
export function codeMail(to: string, code: string, order: Purpose): Mail {
  return composeMail({
    key: `code/${randomUUID()}`,
    to,
    subject: `${code} is your Festoon code`,
    preview: 'It works for 10 minutes.',
    colours: eventDefaults,
    blocks: order.purpose === 'signIn' ? signIn(code, order.link) : addContact(code),
  })
}

function signIn(code: string, link: string | undefined): Block[] {
  const oneClick: Block[] =
    link === undefined
      ? []
      : [
          { kind: 'link', label: 'Or sign in with one click', href: link },
          { kind: 'paragraph', quiet: true, text: 'The link works once, within 24 hours. Give it to nobody.' },
        ]
  return [
    { kind: 'heading', text: 'Your sign-in code' },
    { kind: 'code', text: code },
    { kind: 'paragraph', text: 'Type it where you asked for it. It works for 10 minutes, and only once.' },
    ...oneClick,
    {
      kind: 'paragraph',
      quiet: true,
      text: 'If you did not ask for a code, somebody typed your address by mistake. Nothing happens without the code. We never ask for it by phone or mail.',
    },
  ]
}

/** Whoever gives this code away gives the address, and the account that it may have, to somebody else: it says so. */
function addContact(code: string): Block[] {
  return [
    { kind: 'heading', text: 'Is this address yours?' },
    { kind: 'code', text: code },
    {
      kind: 'paragraph',
      text: 'Somebody who is signed in to Festoon wants to add this address to their account. If that is you, type the code where you asked for it. It works for 10 minutes, and only once.',
    },
    {
      kind: 'paragraph',
      quiet: true,
      text: 'If it is not you, do nothing, and give the code to nobody: it would give them your address and your parties. We never ask for it by phone or mail.',
    },
  ]
}
