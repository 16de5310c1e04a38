import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult as Attempt } from '@playwright/test/reporter'
import PolicyReporter from '../../../e2e/support/policyReporter.ts'
import type { TestResult } from './testResult.ts'
import { failureOutsideTests, writeResults, writeTimes } from './testResult.ts'

function stateOf(test: TestCase): TestResult['state'] {
  const outcome = test.outcome()
  return outcome === 'expected' ? 'passed' : outcome === 'skipped' ? 'skipped' : 'failed'
}

function errorOf(test: TestCase): Pick<TestResult, 'error'> {
  const error = test.results.find((attempt) => attempt.error)?.error
  return error ? { error: stripVTControlCharacters(error.message ?? error.value ?? '') } : {}
}

/** A reporter that writes the result of every journey and the duration of each file. */
export default class PlaywrightReporter implements Reporter {
  #suite: Suite | undefined
  readonly #policy = new PolicyReporter()
  readonly #times = new Map<string, number>()
  readonly #uncaught: TestResult[] = []

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite
  }

  onTestEnd(test: TestCase, { duration }: Attempt): void {
    this.#policy.onTestEnd(test)
    const file = relative(process.cwd(), test.location.file)
    this.#times.set(file, (this.#times.get(file) ?? 0) + duration)
  }

  onError({ message = '', location }: TestError): void {
    const file = location ? relative(process.cwd(), location.file) : ''
    this.#uncaught.push(
      failureOutsideTests({
        project: '',
        file,
        title: 'no error outside of tests',
        error: stripVTControlCharacters(message),
      }),
    )
  }

  onEnd(): void {
    this.#policy.onEnd()
    const tests = this.#suite?.allTests() ?? []
    writeResults([
      ...tests.map((test) => ({
        project: test.parent.project()?.name ?? '',
        file: relative(process.cwd(), test.location.file),
        title: test.titlePath().slice(3).join(' > '),
        state: stateOf(test),
        tags: test.tags,
        ms: test.results.reduce((sum, { duration }) => sum + duration, 0),
        ...errorOf(test),
      })),
      ...this.#uncaught,
    ])
    writeTimes([...this.#times].map(([file, ms]) => ({ file, ms })))
  }

  printsToStdio(): boolean {
    return false
  }
}
