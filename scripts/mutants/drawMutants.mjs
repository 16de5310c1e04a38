import { createHash } from 'node:crypto'
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
 * `__STRYKER_ACTIVE_MUTANT__` selects one by its id. A seed draws the same mutants as long as their code stays the same, even if other
 * code changes.
 * @param {readonly {file: string}[]} parts
 * @param {{size: number, seed: number}} sample
 * @param {(change: {mutatorName: string, code: string, before: string}) => boolean} [canShow] returns whether a mutant counts, given
 *   its original code and the code before that; by default, all count
 */
export async function drawMutants(parts, { size, seed }, canShow = () => true) {
  const sources = parts.map(({ file }) => ({ name: file, content: readFileSync(inRoot(file), 'utf8'), mutate: true }))
  const testable = (await new Instrumenter(logger).instrument(sources, options)).mutants.filter(isTestable)
  const lines = new Map(sources.map(({ name, content }) => [name, content.split('\n')]))
  const all = testable.filter(({ fileName, location: { start, end }, mutatorName }) => {
    const [first = '', ...others] = (lines.get(fileName) ?? []).slice(start.line, end.line + 1)
    const last = others.at(-1)
    const code =
      last === undefined
        ? first.slice(start.column, end.column)
        : [first.slice(start.column), ...others.slice(0, -1), last.slice(0, end.column)].join('\n')
    return canShow({ mutatorName, code, before: first.slice(0, start.column) })
  })
  /** @type {Map<string, number>} */
  const seen = new Map()
  const drawn = all
    .map((mutant) => {
      const { fileName, location, mutatorName, replacement } = mutant
      const code = (lines.get(fileName) ?? [])
        .slice(location.start.line, location.end.line + 1)
        .map((line) => line.trim())
      const name = JSON.stringify([fileName, mutatorName, replacement, location.start.column, code])
      const times = (seen.get(name) ?? 0) + 1
      seen.set(name, times)
      return { mutant, at: createHash('sha256').update(`${seed} ${times} ${name}`).digest('hex') }
    })
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant)
  // Code with all mutants would be too slow for some tests. A range also selects every mutant inside it, which isn't tested.
  const rangesIn = (/** @type {string} */ file) =>
    drawn.filter(({ fileName }) => fileName === file).map(({ location }) => location)
  const { files, mutants } = await new Instrumenter(logger).instrument(
    sources.map((source) => ({ ...source, mutate: rangesIn(source.name) })),
    options,
  )
  // In the order of the draw, so that the first ones are a sample too.
  const byName = new Map(mutants.map((mutant) => [nameOf(mutant), mutant]))
  return {
    files,
    drawn: drawn.flatMap((mutant) => byName.get(nameOf(mutant)) ?? []),
    total: all.length,
    hidden: testable.length - all.length,
  }
}

/** @typedef {{fileName: string, location: object, mutatorName: string, replacement: string, status?: string}} Drawable */

const isTestable = (/** @type {{status?: string}} */ { status }) => status === undefined

/** Returns a mutant's name, which doesn't depend on its id. @param {Drawable} mutant */
export const nameOf = ({ fileName, location, mutatorName, replacement }) =>
  JSON.stringify([fileName, location, mutatorName, replacement])
