import { createHash, randomBytes } from 'node:crypto'

/** Generates a credential of 256 random bits in base64url. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Returns the SHA-256 hash of a credential in hex, for storage. Credentials from `randomToken` have 256 random bits, so no slow
 * hash is needed.
 */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * Generates a secret of 128 random bits in the format of a UUID. `randomUUID` isn't used because a version 4 UUID has only
 * 122 random bits.
 */
export function randomGuid(): string {
  const hex = randomBytes(16).toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
