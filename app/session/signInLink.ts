import { fromBase64 } from '../document/base64.ts'

export interface SignInLink {
  userId: string
  refreshToken: string
}

let captured: SignInLink | undefined

/**
 * Takes the proof of a sign-in link out of the address of the page, `userId` and `refreshToken`, each base64 (SIGN-11).
 * Called before anything else: no history entry, referrer or log has it longer than that.
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

/** The proof that the page was opened with; undefined when there was none, or it was asked for before. */
export function takeSignInLink(): SignInLink | undefined {
  const link = captured
  captured = undefined
  return link
}
