import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compress } from '../../../server/web/pages/compress.ts'

const html = '<p>Maya turns six</p>'
const decoders = { br: brotliDecompressSync, gzip: gunzipSync }

it.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip; q=0.001', 'gzip'],
  ['br;q=0.5', 'br'],
  ['br;q=0, gzip;q=0', undefined],
  ['deflate', undefined],
  [undefined, undefined],
] as const)('a page for a browser that accepts %s is encoded as %s', async (accepts, encoding) => {
  const page = await compress(html, accepts)
  expect(page.encoding).toBe(encoding)
  expect(String(encoding === undefined ? page.body : decoders[encoding](page.body))).toBe(html)
})
