import { codeMail } from '../../mail/codeMail.ts'
import { makeCode } from '../../session/signInCode.ts'
import { deliverCode } from '../account/deliverCode.ts'
import { textCode } from '../account/textCode.ts'
import type { Handler } from '../handler.ts'
import { contactOf } from './contactOf.ts'

/** Sends a code that is good for nothing but adding this contact to the caller's account. */
export const sendPiiVerificationCode: Handler<'sendPiiVerificationCode'> = async (context, { pii }) => {
  const contact = contactOf(pii)
  const { userId } = context.session
  const make = (): Promise<string> => makeCode(context, { contact, asker: { userId } }, context.ip)
  if (contact.kind === 'phone')
    return textCode(
      context,
      contact.value,
      async () => `${await make()} adds this number to a Festoon account. Not asked for? Give it to nobody.`,
    )
  const code = await make()
  return deliverCode(context, () =>
    context.providers.mail.send(codeMail(contact.value, code, { purpose: 'addContact' })),
  )
}
