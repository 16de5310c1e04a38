import type { Mail } from '../../providers/mail/port.ts'
import type { Services } from '../../rpc/services.ts'
import { codeMail } from './codeMail.ts'
import { makeSignInLink } from './signInLink.ts'

/**
 * Builds the email with a sign-in code. If the address has an account, the email also has a sign-in link, which works in any
 * browser, even if strangers have used up the codes.
 */
export async function signInMail(services: Services, to: string, code: string): Promise<Mail> {
  const { href, opensSignIn } = await makeSignInLink(services, to)
  // Both emails are built in either case, so that response times reveal nothing.
  const mailWithLink = codeMail(to, code, { purpose: 'signIn', link: href })
  const plain = codeMail(to, code, { purpose: 'signIn', link: undefined })
  return opensSignIn ? mailWithLink : plain
}
