import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** Keyed hash of what belongs together. */
export const keyedHash = (key: Buffer, ...parts: readonly unknown[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')

/** The key that seals the answer to one call: the server's secret and everything that the call says make it. */
export const sealKey = (key: Buffer, ...parts: readonly unknown[]): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify(['seal', ...parts]))
    .digest()

/** Seals an answer (AES-256-GCM), so that nobody reads it who has the database alone, or the database and the secret. */
export function sealAnswer(key: Buffer, answer: unknown): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(deflateRawSync(JSON.stringify(answer))), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Opens what `sealAnswer` sealed. @throws when the key is another, or the bytes were changed. */
export function openAnswer(key: Buffer, sealed: Uint8Array): unknown {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  const packed = Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
  return JSON.parse(inflateRawSync(packed).toString())
}
