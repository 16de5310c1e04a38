import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** Computes a keyed hash of a list of values. `key` is the HMAC secret. */
export const keyedHash = (key: Buffer, ...parts: readonly unknown[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')

/**
 * Derives the key that encrypts the result of one call. `key` is the server's HMAC secret, and `parts` is the caller, the
 * request id, and the content of the call.
 */
export const sealKey = (key: Buffer, ...parts: readonly unknown[]): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify(['seal', ...parts]))
    .digest()

/**
 * Encrypts a result with AES-256-GCM. `key` comes from `sealKey` and depends on the content of the call, so the database and
 * the server's secret aren't enough to decrypt the result.
 */
export function sealResult(key: Buffer, result: unknown): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const ciphertext = Buffer.concat([cipher.update(deflateRawSync(JSON.stringify(result))), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext])
}

/**
 * Decrypts a result from `sealResult`.
 * @throws Error if the key is wrong or the bytes were changed.
 */
export function openResult(key: Buffer, sealedResult: Uint8Array): unknown {
  const decipher = createDecipheriv('aes-256-gcm', key, sealedResult.subarray(0, 12))
  decipher.setAuthTag(sealedResult.subarray(12, 28))
  const compressedJson = Buffer.concat([decipher.update(sealedResult.subarray(28)), decipher.final()])
  return JSON.parse(inflateRawSync(compressedJson).toString())
}
