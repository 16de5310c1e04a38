import { redeemCode } from '../../session/signInCode.ts'
import type { Handler } from '../handler.ts'
import { contactOfInvitee } from './contactOfInvitee.ts'

/** Trades the code that went to the contact of the caller's row for a custom identity token. */
export const signInWithInviteeCode: Handler<'signInWithInviteeCode'> = async (context, { code }) => {
  const contact = contactOfInvitee(await context.key.open())
  await redeemCode(context, { contact, asker: { deviceId: context.deviceId } }, code, context.ip)
  return { success: true, customToken: await context.providers.identity.issue(contact, context.clock.now()) }
}
