const key = 'festoon.redirecting'

/** The result for this page load; undefined: not checked yet. */
let isAwaited: boolean | undefined
let noted: string | null = null

/** Remembers, in this tab, the redirect to Google or Apple. `returnState` is the state `s` of `/login` then. */
export function noteRedirect(returnState: string): void {
  try {
    sessionStorage.setItem(key, returnState)
  } catch {
    // The result won't count: without a note it could be anyone's.
  }
}

/**
 * Checks whether this page was returned to from Google or Apple, so that their result counts. A result in the address
 * of a tab that never left is removed unread: a link could sign its reader in as someone else.
 */
export function isRedirectAwaited(): boolean {
  isAwaited ??= takeNote()
  return isAwaited
}

/** Returns the state `s` that this tab left with; null if none. It is there even if `s` was too long for the trip. */
export const returnNoted = (): string | null => noted

/** Forgets the redirect: its result was read. */
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
    // Nothing was noted.
  }
  if (/^#(?:identity|ended)=/.test(location.hash))
    history.replaceState(history.state, '', location.pathname + location.search)
  return false
}
