import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stopAll } from '../run.mjs'
import { freshDatabase } from './database.mjs'
import { memoryFolder } from './memoryFolder.mjs'
import { countsOf, readResults } from './results.mjs'
import { printFlaky, runAgain } from './runAgain.mjs'
import { report, runStep } from './runStep.mjs'
import { showRunning } from './showRunning.mjs'
import { printSlowest } from './slowest.mjs'
import { resultsFolder, shares } from './steps.mjs'

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./results.mjs').Counts} Counts */
/** @typedef {import('./runStep.mjs').Outcome} Outcome */

/**
 * Runs steps in parallel as far as their shares allow. Prints when each starts and ends, which ones are running, and the slowest
 * tests at the end. Then runs the failed tests again, alone, and lists those that pass as flaky.
 * @param {Step[]} chosen
 * @param {{isBuilt: boolean, isLong?: boolean, isStrict?: boolean, results?: string}} options `isStrict`: runs nothing twice;
 *   `results`: the folder for the results
 * @returns {Promise<Counts>}
 */
export async function runSteps(chosen, { isBuilt, isLong = false, isStrict = isLong, results = resultsFolder }) {
  mkdirSync(results, { recursive: true })
  const memory = memoryFolder()
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      stopAll('SIGKILL')
      memory?.remove()
      process.exit(130)
    })
  }
  const database = await postgresFor(chosen)
  const options = { results, isBuilt, isLong, url: database.url, tempFolder: memory?.path }
  /** @type {{step: Step, outcome: Outcome}[]} */
  const ends = []
  const waiting = [...chosen]
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map()
  const display = showRunning()
  const free = () => shares - [...running.keys()].reduce((sum, { share }) => sum + share, 0)
  const start = () => {
    for (;;) {
      const at = waiting.findIndex(({ share }) => share <= free())
      const [step] = at < 0 ? [] : waiting.splice(at, 1)
      if (!step) return
      display.add(step.name)
      const done = runStep(step, options).then((outcome) => {
        running.delete(step)
        display.remove(step.name)
        report(step, outcome, results)
        ends.push({ step, outcome })
      })
      running.set(step, done)
    }
  }
  for (start(); running.size > 0; start()) await Promise.race(running.values())
  display.end()
  const flaky = isStrict ? [] : await runAgain(ends, options)
  memory?.remove()
  await database.drop()
  printSlowest(results, chosen)
  writeFileSync(join(results, 'flaky.json'), JSON.stringify(flaky, null, 1))
  printFlaky(flaky)
  return ends.map((end) => finalCounts(end, results)).reduce(sum, countsOf([]))
}

/**
 * Returns the counts of a step after its failed tests have run again.
 * @param {{step: Step, outcome: Outcome}} end
 * @param {string} results
 */
function finalCounts({ step, outcome }, results) {
  const isUnchanged = outcome.broken !== undefined || outcome.counts.failed === 0
  return isUnchanged ? outcome.counts : countsOf(readResults(results, step.name))
}

/** @param {Counts} one @param {Counts} other @returns {Counts} */
const sum = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
})

/** @param {Step[]} chosen @returns {Promise<{url: string | undefined, drop: () => Promise<void>}>} */
async function postgresFor(chosen) {
  const given = { url: process.env.TEST_DATABASE_URL, drop: () => Promise.resolve() }
  const isAsked = chosen.some(({ database }) => database === 'first' || database === 'beside')
  if (!isAsked || given.url) return given
  const fresh = await freshDatabase()
  if (!fresh) console.log('No PostgreSQL found, so the server is tested on PGlite. To use one, set TEST_DATABASE_URL.')
  return fresh ?? given
}
