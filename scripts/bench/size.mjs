import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { builtPage } from './pages.mjs'

/** Returns the bytes of a built page's files, compressed as a server would. @param {string} page @param {string} ending */
const bytesOf = (page, ending) =>
  globSync(`assets/*.${ending}`, { cwd: builtPage(page) })
    .map((path) => gzipSync(readFileSync(join(builtPage(page), path)), { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0)

/**
 * Measures the size of six components and their styles without React. 1 KB is 1,000 bytes.
 * @returns {import('../bench.mjs').Figure[]}
 */
export function benchSize() {
  const script = (bytesOf('size/kit', 'js') - bytesOf('size/bare', 'js')) / 1_000
  const styles = bytesOf('size/kit', 'css') / 1_000
  const of = `scripts ${script.toFixed(1)}, styles ${styles.toFixed(1)}`
  return [{ what: 'Six components over bare React, gzip', value: script + styles, max: 38, unit: 'KB', of }]
}
