import { describe, expect, it } from 'vitest'
import { root, sourceFiles, sourceText } from '../sources/sourceFiles.ts'
import { clocksIn } from './clocksIn.ts'

describe('tests', () => {
  it('pass on a slow machine: time and memory are measured by proofs and benchmarks', () => {
    const files = sourceFiles(root, ['tests', 'e2e', 'ui', 'app', '.storybook']).filter(
      (path) => /^(?:tests|e2e|\.storybook)\//.test(path) || path.endsWith('.stories.tsx'),
    )
    expect(files.length).toBeGreaterThan(700)
    const others = files.filter((path) => !path.startsWith('tests/laws/clocks/'))
    expect(others.flatMap((path) => clocksIn(path, sourceText(root, path)))).toEqual([])
  })
})

describe('the check of clocks', () => {
  it.each([
    'const began = performance.now()',
    'process.hrtime.bigint()',
    'const { user } = process.cpuUsage(before)',
    'process.threadCpuUsage()',
    'process.resourceUsage()',
    'const { now } = performance',
    'process.memoryUsage().heapUsed',
    'const took = Date.now() - began',
    'expect(\n  Date.now() - began,\n).toBeLessThan(500)',
    'expect(Date.now()).toBeLessThan(began + 500)',
    'memoryUsage.rss()',
    'expect(Date.now() - began).toBeLessThan(500)',
    'expect(Math.abs(sentAt - Date.now())).toBeLessThan(60_000)',
  ])('finds %s in a test', (text) => {
    expect(clocksIn('tests/server/rpc/one.test.ts', text)).not.toEqual([])
  })

  it.each([
    'expect(Date.now() - began).toBeLessThan(5)',
    'expect(performance.now() - began).toBeLessThan(5)',
    "prove({ what: 'time', value: performance.now() - began, max: 5 })",
  ])('finds %s even in a proof', (text) => {
    expect(clocksIn('tests/server/proof/one.test.ts', text)).not.toEqual([])
  })

  it.each([
    ['tests/server/proof/one.proof.ts', 'const began = performance.now()'],
    ['tests/bench/one.ts', 'process.memoryUsage().rss'],
    ['e2e/one.spec.ts', 'const endsAt = Date.now() - 1_000'],
    ['e2e/one.spec.ts', 'expect(savedAt).toBeGreaterThanOrEqual(startedAt)'],
  ])('accepts in %s: %s', (path, text) => {
    expect(clocksIn(path, text)).toEqual([])
  })
})
