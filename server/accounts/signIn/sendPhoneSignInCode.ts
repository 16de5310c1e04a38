import { signInSms } from '@festoon/contract/messages/codes'
import { makeCode } from './signInCode.ts'
import type { Handler } from '../../rpc/handler.ts'
import { codeSms } from './codeSms.ts'

/** Sends a code by SMS, whether or not the phone number has an account. */
export const sendPhoneSignInCode: Handler<'sendPhoneSignInCode'> = async (context, { phoneNumber }) =>
  codeSms(context, phoneNumber, async () => {
    const contact = { kind: 'phone' as const, value: phoneNumber }
    const code = await makeCode(context, { contact, asker: { deviceId: context.deviceId } }, context.ip)
    return signInSms(code)
  })
