import { fromBase64 } from '../../platform/browser/base64.ts'

export interface SignInLink {
  userId: string
  refreshToken: string
}

let capturedLink: SignInLink | undefined

/**
 * Moves the credentials of a sign-in link, `userId` and `refreshToken` in base64, from the URL into memory (SIGN-11). Must run
 * before any other code, so that the credentials don't end up in a history entry, referrer, or log.
 */
export function captureSignInLink(): void {
  const url = new URL(location.href)
  const userId = fromBase64(url.searchParams.get('userId') ?? '')
  const refreshToken = fromBase64(url.searchParams.get('refreshToken') ?? '')
  if (!url.searchParams.has('refreshToken')) return
  url.searchParams.delete('userId')
  url.searchParams.delete('refreshToken')
  history.replaceState(history.state, '', url)
  if (userId && refreshToken) capturedLink = { userId, refreshToken }
}

/** Returns the credentials of the sign-in link that opened the page, and forgets them. Returns undefined if there are none. */
export function takeSignInLink(): SignInLink | undefined {
  const link = capturedLink
  capturedLink = undefined
  return link
}
