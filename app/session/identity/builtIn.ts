import type { IdentityPort, RedirectResult } from './port.ts'

const endings: Readonly<Record<string, RedirectResult>> = {
  cancelled: { kind: 'cancelled' },
  unverified: { kind: 'failed', message: 'an address that is not verified there' },
  failed: { kind: 'failed', message: 'an unexpected answer' },
}

/** Reads what the server wrote into the fragment of `/login`, and takes it out of the address. */
function readFragment(): RedirectResult | null {
  const fragment = new URLSearchParams(location.hash.slice(1))
  const identityToken = fragment.get('identity')
  const ended = fragment.get('ended')
  if (identityToken === null && ended === null) return null
  history.replaceState(history.state, '', location.pathname + location.search)
  if (identityToken !== null) return { kind: 'identity', identityToken }
  return endings[ended ?? ''] ?? { kind: 'failed', message: 'an unexpected answer' }
}

/** The built-in identity: our own server vouches, and goes to Google and Apple itself. */
export const builtInIdentity: IdentityPort = {
  // The custom token is the identity token already.
  signInWithCustomToken: (customToken) => Promise.resolve(customToken),
  startRedirect: (provider, returnState) => {
    const query = returnState === '' ? '' : `?s=${encodeURIComponent(returnState)}`
    location.assign(`/identity/${provider}/start${query}`)
    return Promise.resolve()
  },
  redirectResult: () => Promise.resolve(readFragment()),
  // From there to the provider that vouched, if one did, and then to the root.
  signOut: () => Promise.resolve('/identity/sign-out'),
}
