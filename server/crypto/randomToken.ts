import { createHash, randomBytes } from 'node:crypto'

/** Generates a credential of 256 random bits in base64url. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Hashes a credential from `randomToken` for storage, with SHA-256 in hex. With 256 random bits, no slow hash is needed.
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
