import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { keyOf, readResults, resultFile, writeResults } from './results.mjs'
import { printLog, reasonBeyondTests, runProgram } from './runStep.mjs'

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./results.mjs').TestResult} TestResult */
/** @typedef {import('./runStep.mjs').Outcome} Outcome */
/** @typedef {import('./runStep.mjs').RunOptions} RunOptions */
/** @typedef {TestResult & {step: string}} FlakyTest */

/** Maximum number of failed tests that run again. More are a fault of the change, not of the hour. */
const maxAgain = 12

/**
 * Runs the failed tests of all steps once more, one at a time, with nothing beside them. Those that pass count as passed in the
 * steps' results. Returns them, with their first errors. Runs nothing if a step failed for another reason than failed tests.
 * @param {{step: Step, outcome: Outcome}[]} ends
 * @param {RunOptions} options
 * @returns {Promise<FlakyTest[]>}
 */
export async function runAgain(ends, options) {
  const red = ends.filter(({ outcome }) => outcome.counts.failed > 0)
  const count = red.reduce((sum, { outcome }) => sum + outcome.counts.failed, 0)
  const reason = whyNot(red, count)
  if (reason !== undefined) console.log(`\nNo test runs again: ${reason}.`)
  if (count === 0 || reason !== undefined) return []
  console.log(`\nRunning the ${count === 1 ? 'failed test' : `${count} failed tests`} again, alone …`)
  /** @type {FlakyTest[]} */
  const flaky = []
  for (const { step } of red) {
    for (const test of await stepAgain(step, options)) flaky.push({ step: step.name, ...test })
  }
  return flaky
}

/**
 * @param {{step: Step, outcome: Outcome}[]} red
 * @param {number} count
 */
function whyNot(red, count) {
  const broken = red.find(({ outcome }) => outcome.broken !== undefined)
  if (broken) return `the step ${broken.step.name} ${broken.outcome.broken}`
  return count > maxAgain ? `${count} failed, which is more than ${maxAgain}` : undefined
}

/**
 * Runs the failed tests of a step, and writes what passed into its results. Returns the tests that passed now.
 * @param {Step} step
 * @param {RunOptions} options
 * @returns {Promise<TestResult[]>}
 */
async function stepAgain(step, options) {
  const before = readResults(options.results, step.name)
  const failed = before.filter(({ state }) => state === 'failed')
  const run = step.again?.(options.results) ?? { args: step.only?.(failed) ?? step.args }
  const results = join(options.results, 'again')
  mkdirSync(results, { recursive: true })
  rmSync(resultFile(results, step.name, 'json'), { force: true })
  const code = await runProgram(step, options, { ...run, results })
  const after = readResults(results, step.name)
  if (code !== 0) printLog(resultFile(results, step.name, 'log'))
  if (reasonBeyondTests(after, code) !== undefined) return []
  // A test that a failed one had kept from running has run now, too.
  const passed = new Map(after.filter(({ state }) => state === 'passed').map((result) => [keyOf(result), result]))
  writeResults(
    options.results,
    step.name,
    before.map((result) => (result.state === 'passed' ? result : (passed.get(keyOf(result)) ?? result))),
  )
  return failed.filter((result) => passed.has(keyOf(result)))
}

/**
 * Prints a table of flaky tests.
 * @param {FlakyTest[]} flaky
 */
export function printFlaky(flaky) {
  if (flaky.length === 0) return
  console.log('\nFlaky tests, which failed and then passed alone. Mend their causes with the next change:')
  for (const { step, file, title, error = '' } of flaky) {
    console.log(`flaky     ${step.padEnd(9)} ${file} > ${title}`)
    for (const line of error.trim().split('\n').slice(0, 6)) console.log(`          ${line}`)
  }
}
