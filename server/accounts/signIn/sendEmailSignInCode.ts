import { normalizeEmail } from '@festoon/contract/rules/email'
import { codeMail } from './codeMail.ts'
import { makeCode } from './signInCode.ts'
import { makeSignInLink } from './signInLink.ts'
import type { Handler } from '../../rpc/handler.ts'
import { deliverCode } from './deliverCode.ts'

/**
 * Emails a code, whether or not the email address has an account. If there is an account, the email also includes a sign-in
 * link.
 */
export const sendEmailSignInCode: Handler<'sendEmailSignInCode'> = async (context, { emailAddress }) => {
  const to = normalizeEmail(emailAddress)
  const contact = { kind: 'email' as const, value: to }
  const code = await makeCode(context, { contact, asker: { deviceId: context.deviceId } }, context.ip)
  const { href, opens } = await makeSignInLink(context, to)
  // Both emails are built in either case, so that response times reveal nothing.
  const linked = codeMail(to, code, { purpose: 'signIn', link: href })
  const plain = codeMail(to, code, { purpose: 'signIn', link: undefined })
  return deliverCode(context, () => context.providers.mail.send(opens ? linked : plain))
}
