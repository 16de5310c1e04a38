import type { Handler } from '../../rpc/handler.ts'
import { redeemCode } from '../signIn/signInCode.ts'
import { finishProof } from './finishProof.ts'
import { ownContact } from './ownContact.ts'

/** Checks a code from `sendProofCode`, records that the session's user is present, and returns the session's new access token. */
export const proveWithCode: Handler<'proveWithCode'> = async (context, { pii, code }) => {
  const { session } = context
  const contact = await ownContact(context, session, pii)
  const asker = { userId: session.userId, sessionId: session.id }
  await redeemCode(context, { contact, asker }, code, context.ip)
  return finishProof(context, session, contact)
}
