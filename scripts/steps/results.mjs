import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {import('../../tests/support/results/testResult.ts').TestResult} TestResult */
/** @typedef {{passed: number, failed: number, skipped: number}} Counts */

/**
 * Returns the path of a step's list of results, the times of its files, or its output.
 * @param {string} folder of the results
 * @param {string} step
 * @param {'json' | 'times' | 'log'} kind
 */
export const resultFile = (folder, step, kind) => join(folder, `${step}.${kind}`)

/**
 * Returns the results that a step wrote, or none if it wrote no list.
 * @param {string} folder
 * @param {string} step
 * @returns {TestResult[]}
 */
export function readResults(folder, step) {
  const file = resultFile(folder, step, 'json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

/**
 * @param {string} folder
 * @param {string} step
 * @param {TestResult[]} results
 */
export function writeResults(folder, step, results) {
  writeFileSync(resultFile(folder, step, 'json'), JSON.stringify(results, null, 1))
}

/** Counts results by state. @param {TestResult[]} results @returns {Counts} */
export function countsOf(results) {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const { state } of results) counts[state] += 1
  return counts
}

/** Identifies a test among the results of a step. @param {TestResult} result */
export const keyOf = ({ project, file, title }) => JSON.stringify([project, file, title])
