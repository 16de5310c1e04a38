/** The values that the provider's response is checked against. The browser stores them in an encrypted cookie. */
export interface OpenIdChecks {
  state: string
  nonce: string
  codeVerifier: string
}

/** The outcome of a sign-in with an external provider. */
export type OpenIdResult =
  /**
   * The person's verified email address. `idToken` identifies the session at the provider, if the provider has a page that
   * ends sessions.
   */
  | { kind: 'verified'; email: string; idToken?: string }
  /** The person canceled the sign-in. */
  | { kind: 'canceled' }
  /** The provider hasn't verified the person's email address. */
  | { kind: 'unverified' }

/** An external service that signs people in with OpenID Connect. */
export interface OpenIdProvider {
  /** True if the provider sends its response as a POST from its own page, which only works with cross-site cookies. */
  readonly returnsByPost: boolean
  /** Returns the URL at the provider where the person signs in. `redirectUri` is the URL of our callback. */
  authorizationUrl(redirectUri: string, checks: OpenIdChecks): Promise<string>
  /**
   * Checks the provider's response and returns the outcome. `callback` is the URL of our callback with the provider's
   * parameters.
   * @throws Error if the response fails the checks, or the provider doesn't respond within ten seconds.
   */
  finish(callback: URL, checks: OpenIdChecks): Promise<OpenIdResult>
  /**
   * Returns the URL of the provider's page where a browser ends its session there. That page then redirects to `backTo`
   * (OpenID Connect RP-Initiated Logout). Returns undefined if the provider has no such page.
   */
  endSessionUrl(idToken: string, backTo: string): Promise<string | undefined>
}
