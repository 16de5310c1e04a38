import { normaliseEmail } from '@festoon/contract/rules/email'
import { codeMail } from '../../mail/codeMail.ts'
import { makeCode } from '../../session/signInCode.ts'
import type { Handler } from '../handler.ts'
import { deliverCode } from './deliverCode.ts'

/** Sends a code by mail, whether or not the address has an account. */
export const sendEmailSignInCode: Handler<'sendEmailSignInCode'> = async (context, { emailAddress }) => {
  const to = normaliseEmail(emailAddress)
  const code = await makeCode(context, { kind: 'email', value: to }, context.ip)
  return deliverCode(context, () => context.providers.mail.send(codeMail(to, code)))
}
