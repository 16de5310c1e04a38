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

const options = { plugins: null, excludedMutations: [], ignorers: [] }

/**
 * Draws a sample of all mutants of the given files, and instruments the files with them. The variable
 * `__STRYKER_ACTIVE_MUTANT__` selects one by its id. The same seed draws the same mutants from the same files.
 * @param {readonly {file: string}[]} parts
 * @param {{size: number, seed: number}} sample
 */
export async function drawMutants(parts, { size, seed }) {
  const sources = parts.map(({ file }) => ({ name: file, content: readFileSync(inRoot(file), 'utf8'), mutate: true }))
  const all = (await new Instrumenter(logger).instrument(sources, options)).mutants.filter(isTestable)
  const random = randomNumbers(seed)
  const drawn = all
    .map((mutant) => ({ mutant, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, size)
    .map(({ mutant }) => mutant)
  // Code with all mutants would be too slow for some tests. A range also selects every mutant inside it, which isn't tested.
  const rangesIn = (/** @type {string} */ file) =>
    drawn.filter(({ fileName }) => fileName === file).map(({ location }) => location)
  const { files, mutants } = await new Instrumenter(logger).instrument(
    sources.map((source) => ({ ...source, mutate: rangesIn(source.name) })),
    options,
  )
  const chosen = new Set(drawn.map(keyOf))
  return { files, drawn: mutants.filter((mutant) => chosen.has(keyOf(mutant))), total: all.length }
}

/** @typedef {{fileName: string, location: object, mutatorName: string, replacement: string, status?: string}} Drawable */

const isTestable = (/** @type {{status?: string}} */ { status }) => status === undefined

/** Identifies a mutant regardless of its id. @param {Drawable} mutant */
const keyOf = ({ fileName, location, mutatorName, replacement }) =>
  JSON.stringify([fileName, location, mutatorName, replacement])

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
