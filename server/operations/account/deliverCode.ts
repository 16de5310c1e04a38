import type { OutputOf } from '@festoon/contract/operations'
import type { Services } from '../../services.ts'

/** Hands a code over. A provider that refuses is told to the caller in words, not as an error (ERR-04). */
export async function deliverCode(
  { log }: Services,
  send: () => Promise<void>,
): Promise<OutputOf<'sendEmailSignInCode'>> {
  try {
    await send()
    return { success: true }
  } catch (error) {
    log.warn({ err: error }, 'a sign-in code could not be sent')
    return { success: false, errorMessage: 'We could not send the code. Check the address and try again in a minute.' }
  }
}
