import type { SignInProvider } from '@festoon/contract/wire/signInProvider'

/** The result of signing in with Google or Apple: an identity token that proves an email address, or the reason for a failure. */
export type RedirectResult =
  | { kind: 'identity'; identityToken: string }
  | { kind: 'cancelled' }
  | { kind: 'failed'; message: string }

/**
 * The identity provider (RPC-19). It issues an identity token that proves who owns an email address or phone number. The
 * server accepts the token until the user has an account and a session. Every method rejects with a `TimeoutError` after ten
 * seconds (CONST-04).
 */
export interface IdentityPort {
  /**
   * Exchanges a custom token for an identity token. The custom token was issued for a verification code or a sign-in link.
   */
  signInWithCustomToken(customToken: string): Promise<string>
  /** Redirects to Google or Apple, which then redirect back to `/login`. `returnState` is the state `s` in that URL. */
  startRedirect(provider: SignInProvider, returnState: string): Promise<void>
  /** Returns the result of the redirect that led to this page; null if there was none. It can be read only once. */
  redirectResult(): Promise<RedirectResult | null>
  /** Ends the provider's session (SIGN-20). Returns the path to continue at, which may be a page that itself ends the session. */
  signOut(): Promise<string>
}
