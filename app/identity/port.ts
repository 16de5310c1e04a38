import type { SignInProvider } from '@festoon/contract/wire/signInProvider'

/** The result of signing in with Google or Apple: proof of an address, or why there is none. */
export type RedirectResult =
  | { kind: 'identity'; identityToken: string }
  | { kind: 'cancelled' }
  | { kind: 'failed'; message: string }

/**
 * The identity provider (RPC-19). It proves a contact with an identity token, which the server accepts instead of a
 * session until there is an account. Every method rejects with a `TimeoutError` after ten seconds (CONST-04).
 */
export interface IdentityPort {
  /** Exchanges the custom token of a code or sign-in link for an identity token. */
  signInWithCustomToken(customToken: string): Promise<string>
  /** Redirects to Google or Apple. `returnState` is the state `s` of `/login`, where they redirect back to. */
  startRedirect(provider: SignInProvider, returnState: string): Promise<void>
  /** The result of the redirect that led to this page; null if there was none. It can be read once. */
  redirectResult(): Promise<RedirectResult | null>
  /**
   * Ends the provider's own session (SIGN-20). Returns the path to continue at, where the session may actually end.
   */
  signOut(): Promise<string>
}
