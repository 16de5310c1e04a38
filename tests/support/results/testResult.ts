import { writeFileSync } from 'node:fs'

/** One finished test or story, as `npm test` counts it and `npm run spec` reads it. */
export interface TestResult {
  project: string
  /** Path from the repository's root. */
  file: string
  title: string
  state: 'passed' | 'failed' | 'skipped'
  /** Tags of a story. */
  tags: string[]
  /** It needed a second try. */
  isUnsteady?: true
}

/** Writes the list to the file that FESTOON_RESULTS names; without it nobody asked for one. */
export function writeResults(results: readonly TestResult[]): void {
  const file = process.env.FESTOON_RESULTS
  if (file) writeFileSync(file, JSON.stringify(results, null, 1))
}
