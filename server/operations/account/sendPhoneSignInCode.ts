import { makeCode } from '../../session/signInCode.ts'
import type { Handler } from '../handler.ts'
import { textCode } from './textCode.ts'

/** Sends a code by text message, whether or not the number has an account. */
export const sendPhoneSignInCode: Handler<'sendPhoneSignInCode'> = async (context, { phoneNumber }) =>
  textCode(context, phoneNumber, async () => {
    const contact = { kind: 'phone' as const, value: phoneNumber }
    const code = await makeCode(context, { contact, asker: { deviceId: context.deviceId } }, context.ip)
    return `${code} is your Festoon code. It works for 10 minutes. We will never ask you for it.`
  })
