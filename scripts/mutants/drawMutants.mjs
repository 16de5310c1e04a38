import { readFileSync } from 'node:fs'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { inRoot } from '../root.mjs'

const silent = () => undefined
const isOff = () => false
const logger = {
  isTraceEnabled: isOff,
  isDebugEnabled: isOff,
  isInfoEnabled: isOff,
  isWarnEnabled: isOff,
  isErrorEnabled: isOff,
  isFatalEnabled: isOff,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
}

/**
 * Draws a sample of the places in the given files that can be mutated. The same seed draws the same places from the same files.
 * @param {readonly {file: string}[]} parts
 * @param {{size: number, seed: number}} sample
 * @returns {Promise<{ranges: string[], total: number}>} the drawn places as StrykerJS's `mutate` patterns, and the number of all
 *   places
 */
export async function drawMutants(parts, { size, seed }) {
  const files = parts.map(({ file }) => ({ name: file, content: readFileSync(inRoot(file), 'utf8'), mutate: true }))
  const options = { plugins: null, excludedMutations: [], ignorers: [] }
  const { mutants } = await new Instrumenter(logger).instrument(files, options)
  const ranges = mutants.map(({ fileName, location: { start, end } }) => {
    // Stryker counts lines from 0, and its patterns from 1.
    return `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`
  })
  const places = [...new Set(ranges)]
  const random = randomNumbers(seed)
  const drawn = places.map((range) => ({ range, at: random() })).toSorted((one, other) => one.at - other.at)
  return { ranges: drawn.slice(0, size).map(({ range }) => range), total: places.length }
}

/** Returns a function that returns the next of a seeded sequence of numbers from 0 to 1 (mulberry32). */
function randomNumbers(/** @type {number} */ seed) {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
