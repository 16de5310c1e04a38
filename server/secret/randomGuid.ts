import { randomBytes } from 'node:crypto'

/** A secret of 128 random bits, written as a uuid is. One of version 4, which has 122, is a name and no secret. */
export function randomGuid(): string {
  const hex = randomBytes(16).toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
