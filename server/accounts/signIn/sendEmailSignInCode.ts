import { normalizeEmail } from '@festoon/contract/rules/email'
import type { Handler } from '../../rpc/handler.ts'
import { deliverCode } from './deliverCode.ts'
import { makeCode } from './signInCode.ts'
import { signInMail } from './signInMail.ts'

/**
 * Emails a code, whether or not the email address has an account. If there is an account, the email also includes a sign-in
 * link.
 */
export const sendEmailSignInCode: Handler<'sendEmailSignInCode'> = async (context, { emailAddress }) => {
  const to = normalizeEmail(emailAddress)
  const contact = { kind: 'email' as const, value: to }
  const { code } = await makeCode(context, { contact, asker: { deviceId: context.deviceId } }, context.ip)
  const mail = await signInMail(context, to, code)
  return deliverCode(context, () => context.providers.mail.send(mail))
}
