import type { Handler } from '../../rpc/handler.ts'
import { redeemCode } from './signInCode.ts'

/** Exchanges a code from an SMS for a custom identity token. */
export const signInWithPhoneAndCode: Handler<'signInWithPhoneAndCode'> = async (context, { phoneNumber, code }) => {
  const contact = { kind: 'phone' as const, value: phoneNumber }
  await redeemCode(context, { contact, asker: { deviceId: context.deviceId } }, code, context.ip)
  return { success: true, customToken: await context.providers.identity.issue(contact, context.clock.now()) }
}
