const key = 'festoon.redirecting'

/** True if this page load returns from a redirect that this tab started; undefined until checked. */
let isAwaited: boolean | undefined
let noted: string | null = null

/**
 * Records in session storage that this tab is being redirected to Google or Apple. `returnState` is the current `s`
 * parameter of `/login`.
 */
export function noteRedirect(returnState: string): void {
  try {
    sessionStorage.setItem(key, returnState)
  } catch {
    // Without the record, the result will be discarded.
  }
}

/**
 * Returns true if this page load returns from a redirect that this tab started, so that the sign-in result in the URL can be
 * trusted. Any other result is discarded, because a malicious link could sign the user in as someone else.
 */
export function isRedirectAwaited(): boolean {
  isAwaited ??= takeNote()
  return isAwaited
}

/**
 * Returns the `s` parameter of `/login` that was stored before the redirect; null if there is none. It is available even if
 * it was too long to be passed on by the redirect.
 */
export const returnNoted = (): string | null => noted

/** Stops waiting for a redirect's result. Called once the result has been read. */
export function forgetRedirect(): void {
  isAwaited = false
}

function takeNote(): boolean {
  try {
    const note = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    noted = note === '' ? null : note
    if (note !== null) return true
  } catch {
    // Nothing was recorded.
  }
  if (/^#(?:identity|ended)=/.test(location.hash))
    history.replaceState(history.state, '', location.pathname + location.search)
  return false
}
