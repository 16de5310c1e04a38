import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from './sources/sourceFiles.ts'

interface Result {
  title: string
  state: 'passed' | 'failed' | 'skipped'
  tags: string[]
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'festoon-spec-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Runs `npm run spec` on the results in the folder. */
function run(...options: string[]) {
  const script = join(root, 'scripts/spec.mjs')
  return spawnSync(process.execPath, [script, `--results=${folder}`, ...options], { encoding: 'utf8' })
}

/** Returns the lines that `npm run spec` prints after a run with these results. */
function spec(results: readonly Result[], ...options: string[]): string[] {
  writeFileSync(join(folder, 'unit.json'), JSON.stringify(results))
  return run(...options).stdout.split('\n')
}

const passedResult = (title: string, tags: string[] = []): Result => ({ title, state: 'passed', tags })
// Built at run time, so that this file names no requirement.
const [first, second, third] = ['07', '08', '09'].map((number) => `SIGN-${number}`)

describe('npm run spec', () => {
  it('counts requirements at the end of a title and in the tags of a story', () => {
    const lines = spec([
      passedResult(`codes > moves back [${first}, ${second}]`),
      passedResult('Empty', ['autodocs', `${third}`]),
    ])
    expect(lines).toContain('SIGN 3/23')
    expect(lines.at(-2)).toMatch(/^total 3\/\d+$/)
  })

  it('ignores requirements named only by a skipped test or in the middle of a title', () => {
    const lines = spec([
      { ...passedResult(`waits [${first}]`), state: 'skipped' },
      passedResult(`about [${second}] and more`),
    ])
    expect(lines).toContain('SIGN 0/23')
  })

  it('ignores requirements that a failing test names', () => {
    const lines = spec(
      [passedResult(`one [${first}]`), { ...passedResult(`two [${first}]`), state: 'failed' }],
      '--missing',
    )
    expect(lines).toContain('SIGN 0/23')
    expect(lines.join('\n')).toContain(`    ${first} (its test fails)  Backspace`)
  })

  it('lists the steps whose results are not from the last full run', () => {
    const writeResults = (step: string, seconds: number): void => {
      writeFileSync(join(folder, `${step}.json`), '[]')
      utimesSync(join(folder, `${step}.json`), seconds, seconds)
    }
    const times = { unit: 30, server: 5, stories: 15, engines: 15, catalog: 15, kit: 15, journeys: 15 }
    for (const [step, seconds] of Object.entries(times)) writeResults(step, seconds)
    expect(run().stderr).toContain('There was no full run')
    writeFileSync(join(folder, 'full-run'), JSON.stringify({ started: 10_000 }))
    expect(run().stderr).toContain('The last full run was interrupted.')
    writeFileSync(join(folder, 'full-run'), JSON.stringify({ started: 10_000, ended: 20_000 }))
    expect(run().stderr.trimEnd().split('\n')).toEqual([
      'No results of: embedded',
      'Older than the last full run: server',
      'Newer than the last full run: unit',
    ])
    for (const step of ['unit', 'server', 'embedded']) writeResults(step, 15)
    expect(run().stderr).toBe('')
  })
})
