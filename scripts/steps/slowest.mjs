import { existsSync, readFileSync } from 'node:fs'
import { readResults, resultFile } from './results.mjs'

/** @typedef {{step: string, name: string, ms: number}} Timed */

/**
 * Prints the ten slowest test files and the ten slowest tests.
 * @param {string} results the folder of the results
 * @param {import('./steps.mjs').Step[]} steps
 */
export function printSlowest(results, steps) {
  const names = steps.filter(({ counts }) => counts).map(({ name }) => name)
  print(
    'Slowest files',
    names.flatMap((step) => timesOf(results, step).map(({ file, ms }) => ({ step, name: file, ms }))),
  )
  print(
    'Slowest tests',
    names.flatMap((step) =>
      readResults(results, step).map(({ file, title, ms = 0 }) => ({ step, name: `${file} > ${title}`, ms })),
    ),
  )
}

/** @param {string} heading @param {Timed[]} list */
function print(heading, list) {
  if (list.length === 0) return
  console.log(`\n${heading}:`)
  for (const { step, name, ms } of list.toSorted((a, b) => b.ms - a.ms).slice(0, 10)) {
    console.log(`${`${(ms / 1_000).toFixed(1)} s`.padStart(9)}  ${step.padEnd(9)} ${name}`)
  }
}

/**
 * @param {string} results
 * @param {string} step
 * @returns {import('../../tests/support/results/testResult.ts').FileTime[]}
 */
function timesOf(results, step) {
  const file = resultFile(results, step, 'times')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}
