import { describe, expect, it } from 'vitest'
import { root, sourceFiles, sourceText } from '../sources/sourceFiles.ts'
import { longTestsIn } from './longTestsIn.ts'

const journeys = sourceFiles(root, ['e2e']).filter((path) => /\.(?:spec|test)\.ts$/.test(path))
const bodyOf = (lines: number): string => Array.from({ length: lines }, () => '  await step()').join('\n')

describe('a journey', () => {
  it('has at most 60 lines, with named functions for its steps', () => {
    expect(journeys.length).toBeGreaterThan(0)
    expect(journeys.flatMap((path) => longTestsIn(path, sourceText(root, path)))).toEqual([])
  })

  it.each([
    [60, []],
    [61, ['x.spec.ts:1: 61 lines']],
  ])('is found if it has more: %i lines', (lines, longTests) => {
    expect(longTestsIn('x.spec.ts', `test('a title', async () => {\n${bodyOf(lines)}\n})\n`)).toEqual(longTests)
  })
})
