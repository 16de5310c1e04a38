import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/**
 * Compresses a page with Brotli or gzip if the browser accepts either. A BREACH attack isn't possible, because pages never mix
 * secrets with text that an attacker could choose.
 */
export async function compress(
  html: string,
  accepts: string | undefined,
): Promise<{ body: Buffer; encoding?: string }> {
  const body = Buffer.from(html)
  const parts = (accepts ?? '').toLowerCase().split(',')
  // An encoding with a weight of 0 isn't acceptable (RFC 9110, section 12.4.2).
  const acceptedEncodings = new Set(
    parts.flatMap((part) => (/;\s*q=0(?:\.0*)?\s*$/.test(part) ? [] : (part.split(';')[0]?.trim() ?? []))),
  )
  if (acceptedEncodings.has('br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
    return { body: await asBrotli(body, { params }), encoding: 'br' }
  }
  if (acceptedEncodings.has('gzip')) return { body: await asGzip(body, { level: 6 }), encoding: 'gzip' }
  return { body }
}
