import { normalizeEmail } from '@festoon/contract/rules/email'

/**
 * Returns the main email address of a mailbox. Many providers deliver `ana+1@` and `ana+2@` to the same person, and Gmail ignores
 * dots, as in `a.na@`. Use it only for limits, opt-outs and reports, because an account belongs to the exact address.
 */
export function mailboxOf(address: string): string {
  const [, local = '', domain = ''] = /^([^+@]*)[^@]*@(.*)$/.exec(normalizeEmail(address)) ?? []
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGoogle ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}
