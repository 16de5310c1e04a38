import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const worthIt = /^(?!\.vite).*\.(js|css|svg|json|webmanifest)$/

/**
 * Sizes of brotli's input blocks, as powers of two, each with a number of postfix bits of distances. A size of 0 leaves the choice to the
 * encoder.
 */
const variants = /** @type {const} */ ([
  [0, 0],
  [16, 0],
  [17, 0],
  [0, 3],
  [16, 3],
  [17, 1],
])

/**
 * Compresses with brotli. Tries several variants for large texts, because the encoder's choice depends on a few bytes, such as the build
 * id in a script, and can be 150 bytes larger than the best.
 * @param {Buffer} text
 */
async function smallestBrotli(text) {
  const results = await Promise.all(
    variants.slice(0, text.length > 2 ** 16 ? undefined : 1).map(([size, postfixBits]) =>
      brotli(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
          [constants.BROTLI_PARAM_LGBLOCK]: size,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfixBits,
        },
      }),
    ),
  )
  return results.reduce((best, one) => (one.length < best.length ? one : best))
}

/**
 * Writes a `.br` and a `.gz` next to every compressible file of a built folder, so that the server doesn't have to compress it.
 * @param {string} folder
 */
export async function precompress(folder) {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(
    names
      .filter((name) => worthIt.test(name))
      .map(async (name) => {
        const file = join(folder, name)
        if (!(await stat(file)).isFile()) return
        const text = await readFile(file)
        const [small, older] = await Promise.all([smallestBrotli(text), zip(text, { level: 9 })])
        await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, older)])
      }),
  )
}
