import type { SignInProvider } from '@festoon/contract/signInProvider'

/** How a visit to Google or Apple ended: proof of an address, or why there is none. */
export type RedirectResult =
  | { kind: 'identity'; identityToken: string }
  | { kind: 'cancelled' }
  | { kind: 'failed'; message: string }

/**
 * The identity provider as the product sees it (RPC-19). It vouches for a contact with an identity token, which the server
 * takes instead of a session until there is an account. Every method rejects with a `TimeoutError` after ten seconds (CONST-04).
 */
export interface IdentityPort {
  /** Trades the custom token of a verified code or sign-in link for an identity token. */
  signInWithCustomToken(customToken: string): Promise<string>
  /** Leaves for Google or Apple. `returnState` is the state `s` of `/login`, where the visit comes back to. */
  startRedirect(provider: SignInProvider, returnState: string): Promise<void>
  /** What came of the visit that led back to this page; null when there was none. It can be asked once. */
  redirectResult(): Promise<RedirectResult | null>
  /** Ends the provider's own session (SIGN-20). Answers the path at which the browser goes on: it may end only there. */
  signOut(): Promise<string>
}
