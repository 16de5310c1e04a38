import * as copy from '@festoon/contract/messages/codes'
import type { OutputOf } from '@festoon/contract/wire/operations'
import { randomUUID } from 'node:crypto'
import type { Services } from '../../rpc/services.ts'
import { deliverCode } from './deliverCode.ts'

/**
 * Sends a code by SMS. Returns a result with an error message if SMS is unavailable or sending fails. `write` creates the code
 * and returns the text of the SMS.
 */
export async function codeSms(
  services: Services,
  to: string,
  write: () => Promise<string>,
): Promise<OutputOf<'sendPhoneSignInCode'>> {
  const { sms } = services.providers
  if (!sms) return { success: false, errorMessage: copy.smsUnavailable }
  const body = await write()
  return deliverCode(services, () => sms.send({ key: `code/${randomUUID()}`, to, body }))
}
