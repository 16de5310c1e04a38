import { call } from '../api/call.ts'
import { deviceId } from '../browser/deviceId.ts'
import type { Entry } from './signInMachine.ts'
import { openSession } from '../session/session.ts'

/**
 * Sends a verification code to an email address or phone number (RPC-13, RPC-15). Throws `CallError` if the call fails. If the
 * server refuses to send a code, throws an `Error` with the server's message, or "Unknown error" (ERR-04).
 */
export async function sendCodeTo(entry: Entry, contact: string): Promise<void> {
  const sent =
    entry === 'phone'
      ? await call('sendPhoneSignInCode', { phoneNumber: contact })
      : await call('sendEmailSignInCode', { emailAddress: contact })
  if (!sent.success) throw new Error(sent.errorMessage ?? 'Unknown error')
}

/**
 * Exchanges a verification code for a custom token (RPC-14, RPC-16). Returns undefined if the server responded without a token
 * (ERR-19). Throws `CallError`.
 */
export async function checkCode(entry: Entry, contact: string, code: string): Promise<string | undefined> {
  const result =
    entry === 'phone'
      ? await call('signInWithPhoneAndCode', { phoneNumber: contact, code })
      : await call('signInWithEmailAndCode', { emailAddress: contact, code })
  return result.success ? result.customToken : undefined
}

/**
 * Opens a session for the account with the email address or phone number that the identity token vouches for. The server ends
 * any previous user's session (SIGN-23). Throws `CallError`.
 */
export async function openSessionWith(identityToken: string): Promise<void> {
  openSession(
    await call(
      'authenticate',
      { deviceId: deviceId(), timestamp: Date.now(), product: 3, platform: 'web' },
      { identityToken },
    ),
  )
}
