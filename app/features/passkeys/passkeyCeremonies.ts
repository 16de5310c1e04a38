import {
  createdPasskey,
  usedPasskey,
  type CreatedPasskey,
  type UsedPasskey,
} from '@festoon/contract/nouns/security/passkey'
import type { OutputOf } from '@festoon/contract/wire/operations'
import { call } from '../../platform/api/call.ts'

/** The algorithms that the server verifies: EdDSA, ES256, and RS256 (COSE identifiers). */
const algorithms = [-8, -7, -257] as const

/** Loads the WebAuthn library, which is needed only for passkeys. */
const load = () => import('@simplewebauthn/browser')

/** Returns true if this browser knows passkeys. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Asks the browser to create a passkey. Returns undefined if the user cancels or already has one on this device. */
export async function createPasskey(start: OutputOf<'startPasskey'>): Promise<CreatedPasskey | undefined> {
  const { startRegistration } = await load()
  const { challenge, rpId, userHandle, userName, displayName, exclude } = start
  const registration = startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: rpId, name: 'Festoon' },
      user: { id: userHandle, name: userName, displayName },
      pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      excludeCredentials: exclude.map((id) => ({ id, type: 'public-key' })),
      attestation: 'none',
    },
  })
  return createdPasskey.optional().parse(await unlessCanceled(registration))
}

/**
 * Asks the user for a passkey, with a fresh challenge. Returns undefined if they cancel. With `autofill`, the browser offers the
 * passkeys in the page's email field, and the function returns when the user picks one.
 */
export async function askForPasskey({ autofill = false } = {}): Promise<UsedPasskey | undefined> {
  const [{ startAuthentication, browserSupportsWebAuthnAutofill }, { challenge, rpId }] = await Promise.all([
    load(),
    call('getPasskeyChallenge', {}),
  ])
  if (autofill && !(await browserSupportsWebAuthnAutofill())) return undefined
  const optionsJSON = { challenge, rpId, userVerification: 'required' as const }
  return usedPasskey
    .optional()
    .parse(await unlessCanceled(startAuthentication({ optionsJSON, useBrowserAutofill: autofill })))
}

/** Ends an open offer of passkeys in the email field. */
export async function stopPasskeys(): Promise<void> {
  const { WebAuthnAbortService } = await load()
  WebAuthnAbortService.cancelCeremony()
}

/** Returns undefined instead of the errors with which browsers report that the user canceled or that nothing matched. */
async function unlessCanceled<T>(ceremony: Promise<T>): Promise<T | undefined> {
  try {
    return await ceremony
  } catch (error) {
    const names = ['NotAllowedError', 'AbortError', 'InvalidStateError']
    if (error instanceof Error && names.includes(error.name)) return undefined
    throw error
  }
}
