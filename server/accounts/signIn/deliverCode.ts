import * as copy from '@festoon/contract/messages/codes'
import type { OutputOf } from '@festoon/contract/wire/operations'
import { MailRefused } from '../../providers/mail/port.ts'
import { SmsRefused } from '../../providers/sms/port.ts'
import type { Services } from '../../rpc/services.ts'

/**
 * Sends a code. If sending fails, returns an error message instead of throwing (ERR-04). The message never reveals whether the
 * recipient has an account.
 */
export async function deliverCode(
  { log }: Services,
  send: () => Promise<void>,
): Promise<OutputOf<'sendEmailSignInCode'>> {
  try {
    await send()
    return { success: true }
  } catch (error) {
    log.warn({ err: error }, 'failed to send a sign-in code')
    return { success: false, errorMessage: messageFor(error) }
  }
}

const smsCopy: Record<SmsRefused['why'], string> = {
  stopped: copy.smsStopped,
  unreachable: copy.smsRefused,
  notAllowed: copy.smsNotAllowed,
  overBudget: copy.smsOverBudget,
  paused: copy.smsPaused,
}

function messageFor(error: unknown): string {
  if (error instanceof SmsRefused) return smsCopy[error.why]
  if (error instanceof MailRefused) return copy.emailRefused
  return copy.codeNotSent
}
