import { randomUUID } from 'node:crypto'
import { makeCode } from '../../session/signInCode.ts'
import type { Handler } from '../handler.ts'
import { deliverCode } from './deliverCode.ts'

/** Sends a code by text message, whether or not the number has an account. */
export const sendPhoneSignInCode: Handler<'sendPhoneSignInCode'> = async (context, { phoneNumber }) => {
  const { text } = context.providers
  if (!text)
    return { success: false, errorMessage: 'We cannot send text messages here. Please use your email address.' }
  const code = await makeCode(context, { kind: 'phone', value: phoneNumber }, context.ip)
  const body = `${code} is your Festoon code. It works for 10 minutes. We will never ask you for it.`
  return deliverCode(context, () => text.send({ key: `code/${randomUUID()}`, to: phoneNumber, body }))
}
