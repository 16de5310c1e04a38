const key = 'festoon.redirecting'

/** What this page load was found to be; undefined: not looked at yet. */
let isAwaited: boolean | undefined

/** Remembers, in this tab, that it left for Google or Apple. */
export function noteRedirect(): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // The answer will count for nothing: without a note it may be anybody's.
  }
}

/**
 * Tells whether this page was come back to from Google or Apple, so that their answer is worth asking for. An answer in
 * the address of a tab that never left is taken out unread: a link could sign its reader in as somebody else.
 */
export function isRedirectAwaited(): boolean {
  isAwaited ??= takeNote()
  return isAwaited
}

/** The answer was asked for: there is no other. */
export function forgetRedirect(): void {
  isAwaited = false
}

function takeNote(): boolean {
  try {
    const noted = sessionStorage.getItem(key) !== null
    sessionStorage.removeItem(key)
    if (noted) return true
  } catch {
    // Nothing was noted.
  }
  if (/^#(?:identity|ended)=/.test(location.hash))
    history.replaceState(history.state, '', location.pathname + location.search)
  return false
}
