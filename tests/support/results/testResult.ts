import { writeFileSync } from 'node:fs'

/** The result of a test or story, as read by `npm test` and `npm run spec`. */
export interface TestResult {
  project: string
  /** The path relative to the repository's root. */
  file: string
  title: string
  state: 'passed' | 'failed' | 'skipped'
  /** The tags of a story or a journey. */
  tags: string[]
  /** The duration in milliseconds. */
  ms?: number
  /** The message of the first error, if it failed. */
  error?: string
  /** True for a failure outside of a test: a file that doesn't load, or an error that nothing caught. */
  isOutsideTests?: true
}

/** The duration of a test file in milliseconds. `npm test` lists the slowest. */
export interface FileTime {
  file: string
  ms: number
}

/** Returns the result of a failure outside of a test. */
export function failureOutsideTests(failure: Pick<TestResult, 'project' | 'file' | 'title' | 'error'>): TestResult {
  return { ...failure, state: 'failed', tags: [], isOutsideTests: true }
}

/** Writes the results to the file in FESTOON_RESULTS, if it is set. */
export function writeResults(results: readonly TestResult[]): void {
  write(process.env.FESTOON_RESULTS, results)
}

/** Writes the durations to the file in FESTOON_TIMES, if it is set. */
export function writeTimes(times: readonly FileTime[]): void {
  write(process.env.FESTOON_TIMES, times)
}

function write(file: string | undefined, list: readonly object[]): void {
  if (file) writeFileSync(file, JSON.stringify(list, null, 1))
}
