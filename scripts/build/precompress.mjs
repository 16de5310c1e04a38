import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const worthIt = /^(?!\.vite).*\.(js|css|svg|json|webmanifest)$/

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
        const [small, older] = await Promise.all([
          brotli(text, {
            params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
          }),
          zip(text, { level: 9 }),
        ])
        await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, older)])
      }),
  )
}
