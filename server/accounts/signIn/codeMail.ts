import { randomUUID } from 'node:crypto'
import * as copy from '@festoon/contract/messages/codes'
import { eventDefaults } from '@festoon/tokens/defaults'
import type { Block } from '../../providers/mail/compose/block.ts'
import { composeMail } from '../../providers/mail/compose/composeMail.tsx'
import type { Mail } from '../../providers/mail/port.ts'

/**
 * The purpose of a code. `link` is a one-click sign-in link for the owner of the email address, or undefined if the address
 * has no account.
 */
type Purpose =
  | { purpose: 'signIn'; link: string | undefined }
  | { purpose: 'addContact' | 'proof' | 'showRsvp' | 'emailRsvp' }

/** Builds the email with a code for signing in, adding the email address to an account, a proof, or seeing or getting an RSVP. */
export function codeMail(to: string, code: string, purpose: Purpose): Mail {
  return composeMail({
    key: `code/${randomUUID()}`,
    to,
    subject: copy.codeSubject(code),
    preview: copy.codePreview,
    colors: eventDefaults,
    blocks: blocksOf(code, purpose),
  })
}

function blocksOf(code: string, purpose: Purpose): Block[] {
  if (purpose.purpose === 'signIn') return signIn(code, purpose.link)
  if (purpose.purpose === 'showRsvp') return showRsvp(code)
  if (purpose.purpose === 'emailRsvp') return emailRsvp(code)
  return purpose.purpose === 'proof' ? proof(code) : addContact(code)
}

/** Builds the body of an email with a code that proves that the account's owner is present. */
function proof(code: string): Block[] {
  return [
    { kind: 'heading', text: copy.proofHeading },
    { kind: 'code', text: code },
    { kind: 'paragraph', text: copy.proofInstructions },
    { kind: 'paragraph', quiet: true, text: copy.proofUnexpected },
  ]
}

/** Builds the body of an email with a code for seeing the guest's message and responses on another device. */
function showRsvp(code: string): Block[] {
  return [
    { kind: 'heading', text: copy.showRsvpHeading },
    { kind: 'code', text: code },
    { kind: 'paragraph', text: copy.showRsvpInstructions },
    { kind: 'paragraph', quiet: true, text: copy.showRsvpUnexpected },
  ]
}

/** Builds the body of an email with a code for getting the guest's RSVP by email. */
function emailRsvp(code: string): Block[] {
  return [
    { kind: 'heading', text: copy.emailRsvpHeading },
    { kind: 'code', text: code },
    { kind: 'paragraph', text: copy.emailRsvpInstructions },
    { kind: 'paragraph', quiet: true, text: copy.emailRsvpUnexpected },
  ]
}

function signIn(code: string, link: string | undefined): Block[] {
  const linkBlocks: Block[] =
    link === undefined
      ? []
      : [
          { kind: 'link', label: copy.oneClick, href: link },
          { kind: 'paragraph', quiet: true, text: copy.oneClickLimits },
        ]
  return [
    { kind: 'heading', text: copy.signInHeading },
    { kind: 'code', text: code },
    { kind: 'paragraph', text: copy.signInInstructions },
    ...linkBlocks,
    {
      kind: 'paragraph',
      quiet: true,
      text: copy.signInUnexpected,
    },
  ]
}

/**
 * Builds the body of an email with a code for adding the email address to an account. Warns that anyone with the code can
 * claim the email address and any account that uses it.
 */
function addContact(code: string): Block[] {
  return [
    { kind: 'heading', text: copy.addAddressHeading },
    { kind: 'code', text: code },
    {
      kind: 'paragraph',
      text: copy.addAddressInstructions,
    },
    {
      kind: 'paragraph',
      quiet: true,
      text: copy.addAddressUnexpected,
    },
  ]
}
