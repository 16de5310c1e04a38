import { fromBase64 } from '../browser/base64.ts'

export interface SignInLink {
  userId: string
  refreshToken: string
}

let captured: SignInLink | undefined

/**
 * Moves the credentials of a sign-in link from the URL into memory (SIGN-11). They are `userId` and `refreshToken`, both
 * encoded in base64. Must run before any other code, so that no history entry, referrer or log contains them.
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

/**
 * Returns the credentials of the sign-in link that opened the page. Returns undefined if there were none or an earlier call
 * returned them.
 */
export function takeSignInLink(): SignInLink | undefined {
  const link = captured
  captured = undefined
  return link
}
