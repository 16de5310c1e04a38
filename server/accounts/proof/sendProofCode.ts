import { proofSms } from '@festoon/contract/messages/codes'
import type { Handler } from '../../rpc/handler.ts'
import { codeMail } from '../signIn/codeMail.ts'
import { codeSms } from '../signIn/codeSms.ts'
import { deliverCode } from '../signIn/deliverCode.ts'
import { makeCode } from '../signIn/signInCode.ts'
import { ownContact } from './ownContact.ts'

/** Sends a code to one of the caller's own contacts. The code works only in the session that requested it. */
export const sendProofCode: Handler<'sendProofCode'> = async (context, { pii }) => {
  const { session } = context
  const contact = await ownContact(context, session, pii)
  const subject = { contact, asker: { userId: session.userId, sessionId: session.id } }
  if (contact.kind === 'phone') return codeSms(context, subject, proofSms)
  const { code } = await makeCode(context, subject, context.ip)
  return deliverCode(context, () => context.providers.mail.send(codeMail(contact.value, code, { purpose: 'proof' })))
}
