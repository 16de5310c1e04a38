const random = (): number => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0

/**
 * Returns a random UUID. Doesn't use `crypto.randomUUID`, which requires a secure origin, because a server on a home network
 * may lack HTTPS.
 */
export function newUuid(): string {
  // Each 0 and 1 becomes a random digit. The 8 becomes one of the four digits that RFC 9562 allows there.
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (Number(digit) ^ (random() & (15 >> (Number(digit) / 4)))).toString(16),
  )
}
