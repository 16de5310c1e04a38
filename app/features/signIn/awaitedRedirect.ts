const key = 'festoon.redirecting'

/** True if this page load returns from a redirect that this tab started and hasn't handled yet; undefined until checked. */
let isAwaited: boolean | undefined
let notedState: string | null = null

/**
 * Records in session storage that this tab is about to be redirected to Google or Apple. `returnState` is the current `s`
 * parameter of `/login`.
 */
export function rememberRedirect(returnState: string): void {
  try {
    sessionStorage.setItem(key, returnState)
  } catch {
    // Without the record, the result will be discarded.
  }
}

/**
 * Returns true if this page load returns from a redirect that this tab started and hasn't handled yet. If this tab didn't start
 * a redirect, removes any sign-in result from the URL, because a malicious link could use it to sign the user in as someone
 * else.
 */
export function isRedirectAwaited(): boolean {
  isAwaited ??= takeNote()
  return isAwaited
}

/**
 * Returns the `s` parameter of `/login` that this tab stored before the redirect; null if there is none. Call
 * `isRedirectAwaited` first, which reads the parameter.
 */
export const storedReturnState = (): string | null => notedState

/** Marks the redirect as handled, so that `isRedirectAwaited` returns false from now on. */
export function forgetRedirect(): void {
  isAwaited = false
}

function takeNote(): boolean {
  try {
    const note = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    notedState = note === '' ? null : note
    if (note !== null) return true
  } catch {
    // Nothing was recorded.
  }
  if (/^#(?:identity|ended)=/.test(location.hash))
    history.replaceState(history.state, '', location.pathname + location.search)
  return false
}
