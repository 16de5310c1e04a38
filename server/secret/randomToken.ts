import { createHash, randomBytes } from 'node:crypto'

/** A credential of 256 random bits, base64url. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored in place of such a credential: SHA-256, hex. Its 256 bits need no slow hash. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
