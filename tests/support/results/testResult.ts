import { writeFileSync } from 'node:fs'

/** One finished test or story, as `npm test` counts it and `npm run spec` reads it. */
export interface TestResult {
  project: string
  /** Path from the repository's root. */
  file: string
  title: string
  state: 'passed' | 'failed' | 'skipped'
  /** Tags of a story or a journey. */
  tags: string[]
}

/** How long a test file took, in ms, as `npm test` lists the slowest. */
export interface FileTime {
  file: string
  ms: number
}

/** Writes the list to the file that FESTOON_RESULTS names, if it is set. */
export function writeResults(results: readonly TestResult[]): void {
  write(process.env.FESTOON_RESULTS, results)
}

/** Writes the list to the file that FESTOON_TIMES names, if it is set. */
export function writeTimes(times: readonly FileTime[]): void {
  write(process.env.FESTOON_TIMES, times)
}

function write(file: string | undefined, list: readonly object[]): void {
  if (file) writeFileSync(file, JSON.stringify(list, null, 1))
}
