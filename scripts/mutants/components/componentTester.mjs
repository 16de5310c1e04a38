import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { node24 } from '../../install.mjs'
import { inRoot } from '../../root.mjs'
import { run } from '../../run.mjs'
import { findReach, keepDatabase, runJourneys } from './journeys.mjs'
import { findUnitReach, runUnitTests } from './unitTests.mjs'

/** @typedef {{stamp: string, unitTests: Record<string, string[]>, journeys: import('./journeys.mjs').Journey[]}} Reach */

/** The numbers of journeys that are started together, one after the other. A failed one ends the search early. */
const rounds = [2, 4, Infinity]

/** The file with the tests that reach each mutant, which one run writes and a later one with `--again` reads. */
const reachFile = inRoot('.results/mutantReach.json')

/**
 * Returns the tester of mutants in the app's components. It runs only the tests that reach a mutant: first the unit tests, then up
 * to `most` journeys, first those that are fast and reach little else. With `isAgain`, the tests reach what they reached last time.
 * @param {string} copy the folder of the copied repository, with the mutants
 * @param {{most: number, isAgain: boolean, files: readonly {content: string}[]}} options
 */
export function componentTester(copy, { most, isAgain, files }) {
  /** @type {Reach} */
  let reach
  /** @type {Awaited<ReturnType<typeof keepDatabase>> | undefined} */
  let database

  /** @returns {Promise<Reach>} */
  const findTests = async (/** @type {Record<string, string>} */ env) => {
    const stamp = createHash('sha256').update(JSON.stringify(files)).digest('hex')
    if (isAgain) {
      /** @type {Reach} */
      const last = existsSync(reachFile) ? JSON.parse(readFileSync(reachFile, 'utf8')) : undefined
      if (last?.stamp === stamp) return last
      console.log('The last run had other mutants.')
    }
    const coverage = join(copy, '.coverage')
    mkdirSync(coverage)
    console.log('Running all unit tests of the app without a mutant …')
    const unitTests = await findUnitReach(copy, coverage)
    console.log('Running all journeys without a mutant …')
    const { journeys, failed } = await findReach(copy, coverage, env)
    console.log(`${journeys.length} journeys passed. ${failed.length} failed, and aren't used:`)
    for (const { file, line, title } of failed) console.log(`  ${file}:${line} ${title}`)
    mkdirSync(inRoot('.results'), { recursive: true })
    writeFileSync(reachFile, JSON.stringify({ stamp, unitTests, journeys }))
    return { stamp, unitTests, journeys }
  }

  return {
    /** Builds the app, and finds which tests reach which mutants. Throws if the build or a unit test fails. */
    prepare: async () => {
      console.log('Building the app with all mutants …')
      const log = join(copy, 'build.log')
      if ((await run(node24(), [join(copy, 'scripts/build.mjs')], { cwd: copy, log })) !== 0)
        throw new Error(readFileSync(log, 'utf8').slice(-4_000))
      database = await keepDatabase(copy)
      reach = await findTests(database.env)
    },
    /** @returns {Promise<import('../pureTester.mjs').Tested>} */
    test: async (/** @type {{id: string}} */ { id }) => {
      const active = { __STRYKER_ACTIVE_MUTANT__: id }
      const unitTests = reach.unitTests[id] ?? []
      if (unitTests.length > 0) {
        const outcome = await runUnitTests(copy, { name: id, files: unitTests, env: active })
        if (outcome !== 'passed') return { outcome, detail: 'unit tests' }
      }
      const reaching = reach.journeys
        .filter(({ reached }) => reached.includes(id))
        .toSorted((one, other) => one.ms * one.reached.length - other.ms * other.reached.length)
      const waiting = reaching.slice(0, most)
      for (const size of rounds) {
        const journeys = waiting.splice(0, size)
        if (journeys.length === 0) break
        const env = { ...database?.env, ...active }
        const { code, tests } = await runJourneys(copy, { name: id, env, journeys, limitSeconds: 900 })
        if (code === 0) continue
        const failed = tests.find(({ result }) => result?.status === 'failed')
        if (failed === undefined) return { outcome: 'ended', detail: 'journeys' }
        // A journey whose server or database is gone says nothing about the mutant.
        const error = failed.result?.error?.message ?? ''
        if (/connect E[A-Z]+|The server did not start/.test(error)) throw new Error(error)
        return { outcome: 'failed', detail: `${failed.file}:${failed.line}` }
      }
      const tried = Math.min(most, reaching.length)
      const detail = `${unitTests.length} files of unit tests, ${tried} of ${reaching.length} journeys`
      return { outcome: 'passed', detail }
    },
    /** Removes the journeys' database. */
    dispose: async () => database?.remove(),
  }
}
