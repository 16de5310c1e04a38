import { limits } from '@festoon/contract/limits'

/**
 * The characters used in a code verifier. There are exactly 64, a divisor of 256, so that taking a random byte modulo 64 picks
 * each one equally often.
 */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Returns a PKCE code verifier: 64 random characters from the set allowed by RFC 7636 (MUSIC-02, CONST-58). */
export function codeVerifier(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(limits.codeVerifier))
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length] ?? 'A').join('')
}

/**
 * Returns the PKCE code challenge for a verifier: its SHA-256 hash in base64url (RFC 7636, S256). Requires a secure origin.
 */
export async function codeChallenge(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
