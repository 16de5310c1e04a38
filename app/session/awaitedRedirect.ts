const key = 'festoon.redirecting'

/** Remembers, in this tab, that it left for Google or Apple. */
export function noteRedirect(): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // The provider's answer in the address still tells.
  }
}

/** Tells whether this page was come back to from Google or Apple, so that their answer is worth asking for. */
export function isRedirectAwaited(): boolean {
  try {
    const noted = sessionStorage.getItem(key) !== null
    sessionStorage.removeItem(key)
    if (noted) return true
  } catch {
    // Then only the address tells.
  }
  return /^#(?:identity|ended)=/.test(location.hash)
}
