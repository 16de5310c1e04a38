/** The values that the provider's response is checked against. The browser stores them in an encrypted cookie. */
export interface OpenIdChecks {
  state: string
  nonce: string
  codeVerifier: string
}

/** The outcome of a sign-in with an external provider. */
export type OpenIdResult =
  /**
   * The provider has verified the person's email address. `issuer` and `subject` identify the person's account there, even if the
   * email address changes. If the provider has a sign-out page, `idToken` identifies the session to end there. `ageMs` is the
   * time in ms since the person last proved to the provider who they are, if the provider says.
   */
  | { kind: 'verified'; email: string; issuer: string; subject: string; idToken?: string; ageMs?: number }
  /** The person canceled the sign-in. */
  | { kind: 'canceled' }
  /** The provider hasn't verified the person's email address. */
  | { kind: 'unverified' }

/** An external service that signs people in with OpenID Connect. */
export interface OpenIdProvider {
  /** True if the provider's page sends the response to our callback as a cross-site POST. */
  readonly returnsByPost: boolean
  /** Returns the URL of the provider's sign-in page. `redirectUri` is the URL of our callback. */
  authorizationUrl(redirectUri: string, checks: OpenIdChecks): Promise<string>
  /**
   * Checks the provider's response and returns the outcome of the sign-in. `callback` is the URL of our callback, including the
   * provider's parameters.
   * @throws Error if the response fails the checks, or if the provider doesn't respond within ten seconds.
   */
  finish(callback: URL, checks: OpenIdChecks): Promise<OpenIdResult>
  /**
   * Returns the URL of the provider's sign-out page, which then redirects to `backTo` (OpenID Connect RP-Initiated Logout).
   * Returns undefined if the provider has no such page.
   */
  endSessionUrl(idToken: string, backTo: string): Promise<string | undefined>
}
