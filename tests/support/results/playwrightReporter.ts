import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestResult as Attempt } from '@playwright/test/reporter'
import PolicyReporter from '../../../e2e/support/policyReporter.ts'
import type { TestResult } from './testResult.ts'
import { writeResults, writeTimes } from './testResult.ts'

function stateOf(test: TestCase): TestResult['state'] {
  const outcome = test.outcome()
  return outcome === 'expected' ? 'passed' : outcome === 'skipped' ? 'skipped' : 'failed'
}

/** A reporter that writes the result of every journey and the duration of each file. */
export default class PlaywrightReporter implements Reporter {
  #suite: Suite | undefined
  readonly #policy = new PolicyReporter()
  readonly #times = new Map<string, number>()

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite
  }

  onTestEnd(test: TestCase, { duration }: Attempt): void {
    this.#policy.onTestEnd(test)
    const file = relative(process.cwd(), test.location.file)
    this.#times.set(file, (this.#times.get(file) ?? 0) + duration)
  }

  onEnd(): void {
    this.#policy.onEnd()
    const tests = this.#suite?.allTests() ?? []
    writeResults(
      tests.map((test) => ({
        project: test.parent.project()?.name ?? '',
        file: relative(process.cwd(), test.location.file),
        title: test.titlePath().slice(3).join(' > '),
        state: stateOf(test),
        tags: test.tags,
      })),
    )
    writeTimes([...this.#times].map(([file, ms]) => ({ file, ms })))
  }

  printsToStdio(): boolean {
    return false
  }
}
