import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { builtPage } from './pages.mjs'

/** Returns the bytes of a built page's files, compressed as a server would. @param {string} page @param {string} ending */
const bytesOf = (page, ending) =>
  globSync(`assets/*.${ending}`, { cwd: builtPage(page) })
    .map((path) => gzipSync(readFileSync(join(builtPage(page), path)), { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0)

/** The pages of tests/bench/size, and the most that each may add to React, in KB. */
const bounds = [
  { page: 'size/kit', what: 'Six components over React, gzip', max: 30 },
  { page: 'size/menu', what: 'Menu alone over React, gzip', max: 14 },
  { page: 'size/button', what: 'Button alone over React, gzip', max: 1.5 },
]

/**
 * Measures what components and their styles add to a page with React and the kit's themes and base styles, imported as docs/kit.md
 * says. 1 KB is 1,000 bytes.
 * @returns {import('../bench.mjs').Figure[]}
 */
export const benchSize = () =>
  bounds.map(({ page, what, max }) => {
    const script = (bytesOf(page, 'js') - bytesOf('size/bare', 'js')) / 1_000
    const styles = (bytesOf(page, 'css') - bytesOf('size/bare', 'css')) / 1_000
    return {
      what,
      value: script + styles,
      max,
      unit: 'KB',
      of: `scripts ${script.toFixed(1)}, styles ${styles.toFixed(1)}`,
    }
  })
