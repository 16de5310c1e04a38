import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { storyTags } from './storyTags.ts'
import type { TestResult } from './testResult.ts'
import { writeResults, writeTimes } from './testResult.ts'

function stateOf(test: TestCase): TestResult['state'] {
  const { state } = test.result()
  return state === 'pending' ? 'skipped' : state
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
  }))
  if (results.length === 0 && !module.ok()) {
    return [{ project: module.project.name, file, title: 'the file loads', state: 'failed', tags: [] }]
  }
  return results
}

/** A reporter that writes the result of every test and story, with the stories' tags, and the duration of each file. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    writeResults(modules.flatMap(resultsOf))
    writeTimes(
      modules.map((module) => ({
        file: relative(process.cwd(), module.moduleId),
        ms: module.diagnostic().duration,
      })),
    )
  }
}
