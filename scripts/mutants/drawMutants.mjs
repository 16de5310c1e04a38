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
 * Instruments files with every possible mutant, which the variable `__STRYKER_ACTIVE_MUTANT__` selects by its id, and draws a
 * sample of the mutants. The same seed draws the same mutants from the same files.
 * @param {readonly {file: string}[]} parts
 * @param {{size: number, seed: number}} sample
 */
export async function drawMutants(parts, { size, seed }) {
  const sources = parts.map(({ file }) => ({ name: file, content: readFileSync(inRoot(file), 'utf8'), mutate: true }))
  const options = { plugins: null, excludedMutations: [], ignorers: [] }
  const { files, mutants } = await new Instrumenter(logger).instrument(sources, options)
  const random = randomNumbers(seed)
  const drawn = mutants
    .filter(({ status }) => status === undefined)
    .map((mutant) => ({ mutant, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, size)
    .map(({ mutant }) => mutant)
  return { files, drawn, total: mutants.length }
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
