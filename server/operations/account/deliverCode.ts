import type { OutputOf } from '@festoon/contract/operations'
import { MailRefused } from '../../providers/mail/port.ts'
import { TextRefused } from '../../providers/text/port.ts'
import type { Services } from '../../services.ts'

/**
 * Hands a code over. A provider that refuses is told to the caller in words, not as an error (ERR-04); the words depend on
 * the address alone, never on whether it has an account.
 */
export async function deliverCode(
  { log }: Services,
  send: () => Promise<void>,
): Promise<OutputOf<'sendEmailSignInCode'>> {
  try {
    await send()
    return { success: true }
  } catch (error) {
    log.warn({ err: error }, 'a sign-in code could not be sent')
    return { success: false, errorMessage: wordsFor(error) }
  }
}

function wordsFor(error: unknown): string {
  if (error instanceof TextRefused)
    return error.why === 'stopped'
      ? 'This number has stopped our texts. Text START to the number they came from, or use your email address.'
      : 'This number cannot get our texts. Check it, or use your email address.'
  if (error instanceof MailRefused) return 'This address cannot get our mails. Check it, or use your phone number.'
  return 'We could not send the code. Check the address and try again in a minute.'
}
