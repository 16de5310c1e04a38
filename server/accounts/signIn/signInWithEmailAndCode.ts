import { normalizeEmail } from '@festoon/contract/rules/email'
import type { Handler } from '../../rpc/handler.ts'
import { redeemCode } from './signInCode.ts'
import { removeSignInLinks } from './signInLinks.ts'

/** Exchanges an emailed code for a custom identity token, and deletes the sign-in links for the email address. */
export const signInWithEmailAndCode: Handler<'signInWithEmailAndCode'> = async (context, { emailAddress, code }) => {
  const contact = { kind: 'email' as const, value: normalizeEmail(emailAddress) }
  await redeemCode(context, { contact, asker: { deviceId: context.deviceId } }, code, context.ip)
  // Once the user has signed in, the links emailed with codes are no longer needed.
  await removeSignInLinks(context.db, contact.value)
  return { success: true, customToken: await context.providers.identity.issue(contact, context.clock.now()) }
}
