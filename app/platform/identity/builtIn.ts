import * as copy from '@festoon/contract/messages/identity'
import type { IdentityPort, RedirectResult } from './port.ts'

const endings: Readonly<Record<string, RedirectResult>> = {
  canceled: { kind: 'canceled' },
  unverified: { kind: 'failed', message: copy.unverifiedEmail },
  failed: { kind: 'failed', message: copy.unexpectedError },
}

/**
 * Returns the result of a Google or Apple sign-in, which the server passes in the URL's fragment, and removes the result from
 * the URL. Returns null if there is none.
 */
function readFragment(): RedirectResult | null {
  const fragment = new URLSearchParams(location.hash.slice(1))
  const identityToken = fragment.get('identity')
  const endedFor = fragment.get('ended')
  if (identityToken === null && endedFor === null) return null
  history.replaceState(history.state, '', location.pathname + location.search)
  if (identityToken !== null) return { kind: 'identity', identityToken }
  return endings[endedFor ?? ''] ?? { kind: 'failed', message: copy.unexpectedError }
}

/**
 * The built-in identity provider. Our own server verifies email addresses and phone numbers, and handles sign-in with Google
 * and Apple.
 */
export const builtInIdentity: IdentityPort = {
  // The custom token is already the identity token.
  signInWithCustomToken: (customToken) => Promise.resolve(customToken),
  startRedirect: (provider, returnState) => {
    const query = returnState === '' ? '' : `?s=${encodeURIComponent(returnState)}`
    location.assign(`/identity/${provider}/start${query}`)
    return Promise.resolve()
  },
  redirectResult: () => Promise.resolve(readFragment()),
  // Continues to the provider that verified the contact, if any, and then to the root.
  signOut: () => Promise.resolve('/identity/sign-out'),
}
