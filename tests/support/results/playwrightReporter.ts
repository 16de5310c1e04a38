import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import type { TestResult } from './testResult.ts'
import { writeResults } from './testResult.ts'

function stateOf(test: TestCase): TestResult['state'] {
  const outcome = test.outcome()
  if (outcome === 'skipped') return 'skipped'
  return outcome === 'expected' ? 'passed' : 'failed'
}

/** Lists every end-to-end test of a run. A test that passes only when repeated counts as failed. */
export default class PlaywrightReporter implements Reporter {
  #suite: Suite | undefined

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite
  }

  onEnd(): void {
    writeResults(
      (this.#suite?.allTests() ?? []).map((test) => ({
        project: test.parent.project()?.name ?? '',
        file: relative(process.cwd(), test.location.file),
        title: test.titlePath().slice(3).join(' > '),
        state: stateOf(test),
        tags: test.tags,
      })),
    )
  }

  printsToStdio(): boolean {
    return false
  }
}
