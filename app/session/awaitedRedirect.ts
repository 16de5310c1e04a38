const key = 'festoon.redirecting'

/** What this page load was found to be; undefined: not looked at yet. */
let isAwaited: boolean | undefined
let noted: string | null = null

/** Remembers, in this tab, that it left for Google or Apple; `returnState` is the state `s` of `/login` then. */
export function noteRedirect(returnState: string): void {
  try {
    sessionStorage.setItem(key, returnState)
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

/** The state `s` that this tab left with; null when there was none. It is there even where `s` was too long to travel along. */
export const returnNoted = (): string | null => noted

/** The answer was asked for: there is no other. */
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
