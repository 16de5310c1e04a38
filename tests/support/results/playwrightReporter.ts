import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import PolicyReporter from '../../../e2e/support/policyReporter.ts'
import type { TestResult } from './testResult.ts'
import { writeResults } from './testResult.ts'

/** So many journeys of a run may need their second try (docs/decisions/026-second-tries.md). */
const secondTries = 2

/** Lists every end-to-end test of a run, and which needed a second try. With more of those than may, they failed. */
export default class PlaywrightReporter implements Reporter {
  #suite: Suite | undefined
  readonly #policy = new PolicyReporter()

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite
  }

  onTestEnd(test: TestCase): void {
    this.#policy.onTestEnd(test)
  }

  onEnd(): void {
    this.#policy.onEnd()
    const tests = this.#suite?.allTests() ?? []
    const unsteady = tests.filter((test) => test.outcome() === 'flaky')
    const stateOf = (test: TestCase): TestResult['state'] => {
      const outcome = test.outcome()
      if (outcome === 'flaky') return unsteady.length > secondTries ? 'failed' : 'passed'
      return outcome === 'expected' ? 'passed' : outcome === 'skipped' ? 'skipped' : 'failed'
    }
    writeResults(
      tests.map((test) => ({
        project: test.parent.project()?.name ?? '',
        file: relative(process.cwd(), test.location.file),
        title: test.titlePath().slice(3).join(' > '),
        state: stateOf(test),
        tags: test.tags,
        ...(unsteady.includes(test) ? { isUnsteady: true } : {}),
      })),
    )
  }

  printsToStdio(): boolean {
    return false
  }
}
