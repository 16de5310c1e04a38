import { redeemCode } from '../../accounts/signIn/signInCode.ts'
import type { Handler } from '../../rpc/handler.ts'
import { contactOfInvitee } from './contactOfInvitee.ts'

/** Exchanges the code from `sendInviteeCode` for a custom identity token. */
export const signInWithInviteeCode: Handler<'signInWithInviteeCode'> = async (context, { code }) => {
  const contact = contactOfInvitee(await context.link.open())
  await redeemCode(context, { contact, asker: { deviceId: context.deviceId } }, code, context.ip)
  return { success: true, customToken: await context.providers.identity.issue(contact, context.clock.now()) }
}
