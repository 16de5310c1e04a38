import { normaliseEmail } from '@festoon/contract/rules/email'
import { removeSignInLinks } from '../../data/signInLinks.ts'
import { redeemCode } from '../../session/signInCode.ts'
import type { Handler } from '../handler.ts'

/** Trades a mailed code for a custom identity token. */
export const signInWithEmailAndCode: Handler<'signInWithEmailAndCode'> = async (context, { emailAddress, code }) => {
  const contact = { kind: 'email' as const, value: normaliseEmail(emailAddress) }
  await redeemCode(context, { contact, asker: { deviceId: context.deviceId } }, code, context.ip)
  // Whoever has signed in needs the links no more that came with codes.
  await removeSignInLinks(context.db, contact.value)
  return { success: true, customToken: await context.providers.identity.issue(contact, context.clock.now()) }
}
