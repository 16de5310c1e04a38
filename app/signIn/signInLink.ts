import { fromBase64 } from '../browser/base64.ts'

export interface SignInLink {
  userId: string
  refreshToken: string
}

let captured: SignInLink | undefined

/**
 * Removes the proof of a sign-in link from the address, `userId` and `refreshToken`, each base64 (SIGN-11). Runs
 * first, so that no history entry, referrer or log keeps it.
 */
export function captureSignInLink(): void {
  const url = new URL(location.href)
  const userId = fromBase64(url.searchParams.get('userId') ?? '')
  const refreshToken = fromBase64(url.searchParams.get('refreshToken') ?? '')
  if (!url.searchParams.has('refreshToken')) return
  url.searchParams.delete('userId')
  url.searchParams.delete('refreshToken')
  history.replaceState(history.state, '', url)
  if (userId && refreshToken) captured = { userId, refreshToken }
}

/** Returns the proof that the page was opened with; undefined if there was none, or it was already taken. */
export function takeSignInLink(): SignInLink | undefined {
  const link = captured
  captured = undefined
  return link
}
