import { addPhoneSms } from '@festoon/contract/messages/codes'
import type { Handler } from '../../rpc/handler.ts'
import { codeMail } from '../signIn/codeMail.ts'
import { codeSms } from '../signIn/codeSms.ts'
import { deliverCode } from '../signIn/deliverCode.ts'
import { makeCode } from '../signIn/signInCode.ts'
import { contactOf } from './contactOf.ts'

/** Sends a code that can only be used to add an email address or phone number to the caller's account. */
export const sendPiiVerificationCode: Handler<'sendPiiVerificationCode'> = async (context, { pii }) => {
  const contact = contactOf(pii)
  const subject = { contact, asker: { userId: context.session.userId } }
  if (contact.kind === 'phone') return codeSms(context, subject, addPhoneSms)
  const { code } = await makeCode(context, subject, context.ip)
  return deliverCode(context, () =>
    context.providers.mail.send(codeMail(contact.value, code, { purpose: 'addContact' })),
  )
}
