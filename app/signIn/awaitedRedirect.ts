const key = 'festoon.redirecting'

/** The result of the check for this page load; undefined until checked. */
let isAwaited: boolean | undefined
let noted: string | null = null

/** Records in this tab that it is being redirected to Google or Apple. `returnState` is the current state `s` of `/login`. */
export function noteRedirect(returnState: string): void {
  try {
    sessionStorage.setItem(key, returnState)
  } catch {
    // Without the record, the result will be discarded.
  }
}

/**
 * Returns true if this tab was redirected to Google or Apple before, so that the result in the URL can be trusted. Otherwise
 * the result is discarded, because a malicious link could sign the user in as someone else.
 */
export function isRedirectAwaited(): boolean {
  isAwaited ??= takeNote()
  return isAwaited
}

/**
 * Returns the state `s` recorded before the redirect; null if there is none. It is available even if `s` was too long for the
 * provider's URL.
 */
export const returnNoted = (): string | null => noted

/** Deletes the recorded redirect after its result was read. */
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
