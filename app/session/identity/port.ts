/**
 * The identity provider as the product sees it: it trades the custom token of a verified code for an identity token that
 * the server accepts. One adapter so far: the built-in one.
 */
export interface IdentityPort {
  signInWithCustomToken(customToken: string): Promise<string>
  signOut(): Promise<void>
}
