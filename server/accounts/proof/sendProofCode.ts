import { proofSms } from '@festoon/contract/messages/codes'
import { codeMail } from '../signIn/codeMail.ts'
import { codeSms } from '../signIn/codeSms.ts'
import { deliverCode } from '../signIn/deliverCode.ts'
import { makeCode } from '../signIn/signInCode.ts'
import type { Handler } from '../../rpc/handler.ts'
import { ownContact } from './ownContact.ts'

/** Sends a code to one of the caller's own contacts. The code works only in the session that requested it. */
export const sendProofCode: Handler<'sendProofCode'> = async (context, { pii }) => {
  const { session } = context
  const contact = await ownContact(context, session, pii)
  const asker = { userId: session.userId, sessionId: session.id }
  const make = (): Promise<string> => makeCode(context, { contact, asker }, context.ip)
  if (contact.kind === 'phone') return codeSms(context, contact.value, async () => proofSms(await make()))
  const code = await make()
  return deliverCode(context, () => context.providers.mail.send(codeMail(contact.value, code, { purpose: 'proof' })))
}
