import { existsSync, readFileSync } from 'node:fs'
import { resultFile } from './steps.mjs'

/**
 * Returns the ten slowest test files, one line each.
 * @param {import('./steps.mjs').Step[]} steps
 * @returns {string[]}
 */
export function slowestFiles(steps) {
  return steps
    .flatMap(({ name }) => timesOf(name).map(({ file, ms }) => ({ name, file, ms })))
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 10)
    .map(({ name, file, ms }) => `${`${(ms / 1_000).toFixed(1)} s`.padStart(9)}  ${name.padEnd(9)} ${file}`)
}

/** @param {string} step @returns {import('../../tests/support/results/testResult.ts').FileTime[]} */
function timesOf(step) {
  const file = resultFile(step, 'times')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}
