/** Values that the provider's response is checked against. The browser keeps them in a sealed cookie. */
export interface OpenIdChecks {
  state: string
  nonce: string
  codeVerifier: string
}

/** The outcome of a sign-in with an outside provider. */
export type OpenIdResult =
  /** `idToken` identifies the session at the provider, if it has a page that ends sessions. */
  | { kind: 'verified'; email: string; idToken?: string }
  /** The person canceled. */
  | { kind: 'cancelled' }
  /** The provider hasn't verified an email address. */
  | { kind: 'unverified' }

/** An outside service that signs people in with OpenID Connect. */
export interface OpenIdProvider {
  /** True if the provider posts its response from its own page, which requires cross-site cookies. */
  readonly answersByPost: boolean
  /** Returns the address to send the browser to. `redirectUri` is our callback. */
  authorizationUrl(redirectUri: string, checks: OpenIdChecks): Promise<string>
  /**
   * Reads the response. `callback` is the address of our callback with the provider's parameters.
   * @throws Error if the response fails the checks, or the provider doesn't respond within ten seconds.
   */
  finish(callback: URL, checks: OpenIdChecks): Promise<OpenIdResult>
  /**
   * Returns the address where a browser ends its session with the provider, which then redirects to `backTo` (OpenID Connect
   * RP-Initiated Logout). Undefined if the provider has no such page.
   */
  endSessionUrl(idToken: string, backTo: string): Promise<string | undefined>
}
