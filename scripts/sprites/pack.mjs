import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const folder = join(import.meta.dirname, '../../art/things')

/**
 * Writes a packed file of the library of things.
 * @param {string} file
 * @param {string[]} lines
 */
export function pack(file, lines) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }
  const bytes = brotliCompressSync(lines.join('\n'), { params })
  writeFileSync(join(folder, file), bytes)
  console.log(`${file}: ${lines.length} lines, ${bytes.length} bytes`)
}
