/** What the flow must get back unharmed. Kept by the browser in a sealed cookie. */
export interface OpenIdChecks {
  state: string
  nonce: string
  codeVerifier: string
}

/** How a visit to an outside provider ended. */
export type OpenIdResult =
  /** `idToken` names the person's session there, where the provider has a page that ends it. */
  | { kind: 'verified'; email: string; idToken?: string }
  /** The person turned back. */
  | { kind: 'cancelled' }
  /** It vouches for no e-mail address. */
  | { kind: 'unverified' }

/** One outside party that signs people in by OpenID Connect. */
export interface OpenIdProvider {
  /** The provider posts its answer from its own page, so that cookies of the flow must travel across sites. */
  readonly answersByPost: boolean
  /** Where to send the browser. `redirectUri` is our callback. */
  authorizationUrl(redirectUri: string, checks: OpenIdChecks): Promise<string>
  /**
   * Reads the answer. `callback`: our callback's address with the parameters that the provider gave.
   * @throws when the answer does not fit the checks, or the provider cannot be asked within ten seconds.
   */
  finish(callback: URL, checks: OpenIdChecks): Promise<OpenIdResult>
  /**
   * Where a browser ends its session with the provider, which leads it on to `backTo` (OpenID Connect RP-Initiated Logout);
   * undefined when the provider has no such page.
   */
  endSessionUrl(idToken: string, backTo: string): Promise<string | undefined>
}
