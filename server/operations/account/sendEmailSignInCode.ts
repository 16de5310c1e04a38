import { normaliseEmail } from '@festoon/contract/rules/email'
import { codeMail } from '../../mail/codeMail.ts'
import { makeCode } from '../../session/signInCode.ts'
import { makeSignInLink } from '../../session/signInLink.ts'
import type { Handler } from '../handler.ts'
import { deliverCode } from './deliverCode.ts'

/** Sends a code by mail, whether or not the address has an account; with one, a link that signs in comes with it. */
export const sendEmailSignInCode: Handler<'sendEmailSignInCode'> = async (context, { emailAddress }) => {
  const to = normaliseEmail(emailAddress)
  const contact = { kind: 'email' as const, value: to }
  const code = await makeCode(context, { contact, asker: { deviceId: context.deviceId } }, context.ip)
  const { href, opens } = await makeSignInLink(context, to)
  // Both are written, whoever it is for: the time that an answer takes tells nothing.
  const linked = codeMail(to, code, { purpose: 'signIn', link: href })
  const plain = codeMail(to, code, { purpose: 'signIn', link: undefined })
  return deliverCode(context, () => context.providers.mail.send(opens ? linked : plain))
}
