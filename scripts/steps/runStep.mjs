import { readFileSync, rmSync } from 'node:fs'
import { node24 } from '../install.mjs'
import { inRoot } from '../root.mjs'
import { run, timeoutStatus } from '../run.mjs'
import { countsOf, readResults, resultFile, writeResults } from './results.mjs'
import { skipMark, skippedStatus } from './steps.mjs'

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./results.mjs').Counts} Counts */
/** @typedef {import('./results.mjs').TestResult} TestResult */

/**
 * @typedef {object} RunOptions
 * @property {string} results the folder of the results
 * @property {boolean} isBuilt
 * @property {boolean} isLong
 * @property {string | undefined} url of the PostgreSQL server
 * @property {string | undefined} tempFolder
 */

/**
 * The end of a step. `broken` says why its failure can't be explained by failed tests alone.
 * @typedef {{counts: Counts, seconds: number, why?: string, broken?: string}} Outcome
 */

/** The exit status of a program that failed in the usual way, such as a runner with failed tests. */
const failedStatus = 1

/**
 * Runs a step.
 * @param {Step} step
 * @param {RunOptions} options
 * @returns {Promise<Outcome>}
 */
export async function runStep(step, options) {
  const { results, isBuilt, url } = options
  for (const kind of /** @type {const} */ (['json', 'times']))
    rmSync(resultFile(results, step.name, kind), { force: true })
  if (!isBuilt && step.built === 'all') return notRun('failed', 'not built')
  if (step.database === 'beside' && !url) {
    writeResults(results, step.name, [])
    return { seconds: 0, counts: countsOf([]), why: 'part of the step server' }
  }
  const missing = step.missing?.() ?? []
  if (missing.length > 0) {
    writeResults(results, step.name, [])
    return notRun(process.env.CI ? 'failed' : 'skipped', `needs the Debian packages ${missing.join(', ')}`)
  }
  const started = Date.now()
  const code = await runProgram(step, options, { args: step.args, results })
  return { seconds: (Date.now() - started) / 1_000, ...endOf(step, code, results) }
}

/**
 * Runs a step's program with the step's environment, and returns its exit code.
 * @param {Step} step
 * @param {RunOptions} options
 * @param {{args: string[], env?: NodeJS.ProcessEnv, results: string}} run
 */
export function runProgram(step, { isBuilt, isLong, url, tempFolder }, { args, env = {}, results }) {
  return run(node24(), [inRoot(step.program), ...args], {
    log: resultFile(results, step.name, 'log'),
    // Ends a step that hangs.
    limitSeconds: step.limitSeconds ?? (step.long || step.share === 0 ? 7_200 : 3_600),
    isBackground: step.share === 0,
    env: {
      ...(tempFolder === undefined ? {} : { TMPDIR: tempFolder }),
      ...(url === undefined ? {} : { TEST_DATABASE_URL: url }),
      ...step.env,
      ...(step.database ? { TEST_DATABASES: step.database === 'first' && url ? 'postgres' : 'pglite' } : {}),
      ...(isLong ? { FESTOON_ALL: '1' } : {}),
      ...(isBuilt && step.built ? { FESTOON_SERVER: inRoot('dist/server/main.js') } : {}),
      FESTOON_RESULTS: resultFile(results, step.name, 'json'),
      FESTOON_TIMES: resultFile(results, step.name, 'times'),
      NO_COLOR: '1',
      ...env,
    },
  })
}

/**
 * @param {'failed' | 'skipped'} state
 * @param {string} why
 * @returns {Outcome}
 */
function notRun(state, why) {
  return { seconds: 0, counts: { ...countsOf([]), [state]: 1 }, why, ...(state === 'failed' ? { broken: why } : {}) }
}

/**
 * @param {Step} step
 * @param {number} code
 * @param {string} results
 * @returns {Pick<Outcome, 'counts' | 'why' | 'broken'>}
 */
function endOf(step, code, results) {
  if (!step.counts) {
    const state = code === 0 ? 'passed' : code === skippedStatus ? 'skipped' : 'failed'
    writeResults(results, step.name, [{ project: step.name, file: '', title: step.says, state, tags: [] }])
    return {
      counts: { ...countsOf([]), [state]: 1 },
      ...(state === 'failed' ? { broken: 'failed, and it has no tests of its own' } : {}),
      ...(state === 'skipped' ? { why: skipReason(resultFile(results, step.name, 'log')) } : {}),
    }
  }
  const tests = readResults(results, step.name)
  const counts = countsOf(tests)
  const broken = reasonBeyondTests(tests, code)
  if (broken !== undefined && counts.failed === 0) counts.failed = 1
  return { counts, ...(broken === undefined ? {} : { broken }) }
}

/** Returns the reason that a skipped step printed. @param {string} log */
function skipReason(log) {
  const lines = readFileSync(log, 'utf8').split('\n')
  return lines.find((line) => line.startsWith(skipMark))?.slice(skipMark.length) ?? 'gave no reason'
}

/**
 * Returns why a run failed for more than failed tests, or undefined if it didn't.
 * @param {TestResult[]} tests
 * @param {number} code
 */
export function reasonBeyondTests(tests, code) {
  if (code === timeoutStatus) return 'took too long and was stopped'
  if (tests.every(({ state }) => state !== 'failed')) {
    if (code !== 0) return `ended with status ${code} without a failed test`
    return tests.length === 0 ? 'found no tests' : undefined
  }
  const outside = tests.find(({ isOutsideTests }) => isOutsideTests)
  if (outside) return `failed outside of tests: ${[outside.file, outside.error].filter(Boolean).join(': ')}`
  return code === failedStatus ? undefined : `ended with status ${code}`
}

/**
 * Prints the outcome of a step and, if it failed, its output.
 * @param {Step} step
 * @param {Outcome} outcome
 * @param {string} results
 */
export function report(step, { counts, seconds, why }, results) {
  const mark = counts.failed > 0 ? 'FAILED' : counts.passed > 0 ? 'ok' : 'skipped'
  const figures = step.counts ? `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped` : ''
  const end = why ?? figures
  console.log(
    `${step.name.padEnd(9)} ${mark.padEnd(8)} ${`${seconds.toFixed(1)} s`.padStart(8)}  ${step.says}${end && `: ${end}`}`,
  )
  if (seconds > step.budget) console.log(`${step.name.padEnd(9)} over its budget of ${step.budget} s`)
  if (counts.failed === 0 || why) return
  printLog(resultFile(results, step.name, 'log'))
}

/** Prints the end of a log. @param {string} file */
export function printLog(file) {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  for (const line of lines.slice(-200)) console.log(`    ${line}`)
}
