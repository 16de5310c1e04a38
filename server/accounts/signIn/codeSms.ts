import { randomUUID } from 'node:crypto'
import * as copy from '@festoon/contract/messages/codes'
import type { OutputOf } from '@festoon/contract/wire/operations'
import { networksOf } from '../../core/networks.ts'
import { isSmsNumber } from '../../core/smsNumber.ts'
import { SmsRefused } from '../../providers/sms/port.ts'
import type { Call } from '../../rpc/handler.ts'
import type { Services } from '../../rpc/services.ts'
import { sendSms } from '../sms/sendSms.ts'
import { deliverCode } from './deliverCode.ts'
import { makeCode, type CodeSubject } from './signInCode.ts'

/**
 * Creates a code and sends it by SMS. Returns a result with an error message if SMS is unavailable, the number isn't allowed, a
 * budget is used up, or sending fails. `write` returns the text of the SMS.
 */
export async function codeSms(
  services: Services & Pick<Call, 'ip'>,
  { contact, asker }: CodeSubject,
  write: (code: string) => string,
): Promise<OutputOf<'sendPhoneSignInCode'>> {
  const { providers, config, ip } = services
  const to = contact.value
  if (!providers.sms) return { success: false, errorMessage: copy.smsUnavailable }
  if (!isSmsNumber(to, config.smsLimits.countries)) return { success: false, errorMessage: copy.smsNotAllowed }
  const { code, holder } = await makeCode(services, { contact, asker }, ip)
  const body = write(code)
  const budget = holder ? { holder } : { networks: networksOf(ip) }
  return deliverCode(services, async () => {
    try {
      await sendSms(services, { key: `code/${randomUUID()}`, to, body, budget })
    } catch (error) {
      // Strangers don't learn which numbers have opted out.
      if (holder || !(error instanceof SmsRefused) || error.why !== 'stopped') throw error
    }
  })
}
