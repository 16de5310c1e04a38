import type { applicationIds } from '@festoon/contract/wire/applicationIds'
import type { InputOf } from '@festoon/contract/wire/operations'
import { call } from '../../platform/api/call.ts'
import { deviceId } from '../../platform/browser/deviceId.ts'
import { openSession } from '../../platform/session/session.ts'
import type { Entry } from './signInMachine.ts'

/**
 * Sends a verification code to an email address or phone number (RPC-13, RPC-15). Throws `CallError` if the call fails. If the
 * server refuses to send a code, throws an `Error` with the server's message or, if there is none, "Unknown error" (ERR-04).
 */
export async function sendCodeTo(entry: Entry, contact: string): Promise<void> {
  const sendingCall =
    entry === 'phone'
      ? await call('sendPhoneSignInCode', { phoneNumber: contact })
      : await call('sendEmailSignInCode', { emailAddress: contact })
  if (!sendingCall.success) throw new Error(sendingCall.errorMessage)
}

/**
 * Exchanges a verification code for a custom token (RPC-14, RPC-16). Returns undefined if the server responds without a token
 * (ERR-19). Throws `CallError` if the call fails.
 */
export async function checkCode(entry: Entry, contact: string, code: string): Promise<string | undefined> {
  const result =
    entry === 'phone'
      ? await call('signInWithPhoneAndCode', { phoneNumber: contact, code })
      : await call('signInWithEmailAndCode', { emailAddress: contact, code })
  return result.success ? result.customToken : undefined
}

/** The contact that a code has verified; empty if the user signed in without a code or the browser doesn't know the contact. */
export type VerifiedContact = Pick<InputOf<'authenticate'>, 'verifiedEmailAddress' | 'verifiedPhoneNumber'>

/** Returns the contact to which an accepted code was sent. */
export const verifiedContact = (entry: Entry, contact: string): VerifiedContact =>
  entry === 'phone' ? { verifiedPhoneNumber: contact } : { verifiedEmailAddress: contact }

/**
 * Opens a session for the account that the identity token identifies (RPC-09). The server rejects a token of another contact
 * than `provenContact`, and ends this browser's earlier session, if any (SIGN-23). Throws `CallError` if the call fails.
 */
export async function openSessionWith(identityToken: string, provenContact: VerifiedContact = {}): Promise<void> {
  openSession(
    await call(
      'authenticate',
      {
        deviceId: deviceId(),
        ...provenContact,
        timestamp: Date.now(),
        product: 3 satisfies (typeof applicationIds)['ELK'],
        platform: 'web',
      },
      { identityToken },
    ),
  )
}
