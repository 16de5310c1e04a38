import { relative } from 'node:path'
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'
import { storyTags } from './storyTags.ts'
import type { TestResult } from './testResult.ts'
import { failureOutsideTests, writeResults, writeTimes } from './testResult.ts'

function stateOf(test: TestCase): TestResult['state'] {
  const { state } = test.result()
  return state === 'pending' ? 'skipped' : state
}

function errorOf(errors: readonly { message?: string }[] | undefined): Pick<TestResult, 'error'> {
  const [first] = errors ?? []
  return first ? { error: first.message ?? '' } : {}
}

function resultsOf(module: TestModule): TestResult[] {
  const file = relative(process.cwd(), module.moduleId)
  const tagsOf = file.endsWith('.stories.tsx') ? storyTags(module.moduleId) : () => []
  const results = [...module.children.allTests()].map((test) => ({
    project: module.project.name,
    file,
    title: test.fullName,
    state: stateOf(test),
    tags: tagsOf(test.name),
    ms: test.diagnostic()?.duration ?? 0,
    ...errorOf(test.result().errors),
  }))
  if (module.ok() || results.some(({ state }) => state === 'failed')) return results
  const error = errorOf(module.errors())
  return [...results, failureOutsideTests({ project: module.project.name, file, title: 'the file loads', ...error })]
}

/** A reporter that writes the result of every test and story, with the stories' tags, and the duration of each file. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const uncaught = errors.map(({ message }) =>
      failureOutsideTests({ project: '', file: '', title: 'no error outside of tests', error: message }),
    )
    writeResults([...modules.flatMap(resultsOf), ...uncaught])
    writeTimes(
      modules.map((module) => ({
        file: relative(process.cwd(), module.moduleId),
        ms: module.diagnostic().duration,
      })),
    )
  }
}
