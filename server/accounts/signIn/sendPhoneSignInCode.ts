import { signInSms } from '@festoon/contract/messages/codes'
import type { Handler } from '../../rpc/handler.ts'
import { codeSms } from './codeSms.ts'

/** Sends a code by SMS, whether or not the phone number has an account. */
export const sendPhoneSignInCode: Handler<'sendPhoneSignInCode'> = async (context, { phoneNumber }) => {
  const contact = { kind: 'phone' as const, value: phoneNumber }
  return codeSms(context, { contact, asker: { deviceId: context.deviceId } }, signInSms)
}
