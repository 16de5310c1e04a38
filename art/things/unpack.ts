import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

/** The folder of the packed files. The build copies them next to the bundled server, whose parts are in `assets`. */
const folder = import.meta.url.endsWith('.ts')
  ? import.meta.dirname
  : `${import.meta.dirname.replace(/[\\/]assets$/, '')}/things`

const decompress = promisify(brotliDecompress)

/**
 * Reads a packed file (scripts/sprites/packObjects.mjs) and returns the fields of its lines.
 * @throws Error if the file isn't there.
 */
export const unpack = async (file: string): Promise<string[][]> =>
  (await decompress(await readFile(`${folder}/${file}`)))
    .toString()
    .split('\n')
    .map((line) => line.split('\t'))
