import type { SignInProvider } from '@festoon/contract/wire/signInProvider'

/**
 * The result of signing in with Google or Apple: an identity token that proves that the user owns an email address, a
 * cancellation by the user, or a failure with its message.
 */
export type RedirectResult =
  | { kind: 'identity'; identityToken: string }
  | { kind: 'canceled' }
  | { kind: 'failed'; message: string }

/**
 * The identity provider (RPC-19). It issues identity tokens, each of which proves that the user owns an email address or phone
 * number. The server accepts a token until the token expires or has been used to open a session. A call that takes longer than
 * ten seconds rejects with a `TimeoutError` (CONST-04).
 */
export interface IdentityPort {
  /**
   * Exchanges a custom token for an identity token. The server issues custom tokens for verification codes and sign-in
   * links.
   */
  signInWithCustomToken(customToken: string): Promise<string>
  /**
   * Redirects to Google or Apple and, after sign-in, back to `/login`. `returnState` is the value of the `s` parameter in the
   * URL of `/login`.
   */
  startRedirect(provider: SignInProvider, returnState: string): Promise<void>
  /** Returns the result of the redirect that led to this page; null if there was none. The result can be read only once. */
  redirectResult(): Promise<RedirectResult | null>
  /**
   * Ends the provider's session and returns the path to open next (SIGN-20). Some providers end the session only when that path
   * is opened.
   */
  signOut(): Promise<string>
}
