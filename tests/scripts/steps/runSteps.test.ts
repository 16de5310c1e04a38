import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryFolder } from '../../../scripts/steps/memoryFolder.mjs'
import type { TestResult } from '../../support/results/testResult.ts'

const program = join(import.meta.dirname, '../fixtures/runFixture.mjs')

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'festoon-steps-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** The environment of a run, without that of the run this test is part of. */
const environment = (ways: string): NodeJS.ProcessEnv => ({
  NODE_ENV: 'test',
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  FIXTURE_FOLDER: folder,
  FIXTURE_WAYS: ways,
})

/** Runs a fixture as a step of `npm test`, and returns the lines that it prints. */
function runFixture(name: string, ways = '', ...options: string[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [program, name, ...options], { env: environment(ways) }, (error, stdout) => {
      if (error) reject(error)
      else resolve(stdout.trimEnd().split('\n'))
    })
  })
}

function read(name: string): TestResult[] {
  const list: TestResult[] = JSON.parse(readFileSync(join(folder, name), 'utf8'))
  return list
}

const memory = memoryFolder()
const hasMemoryFolder = memory !== undefined
memory?.remove()

const runs = (): string[] => readFileSync(join(folder, 'runs'), 'utf8').trim().split('\n')

it('a step that skips itself says why', async () => {
  const lines = await runFixture('skips')
  expect(lines).toContainEqual(expect.stringMatching(/^fixture +skipped +[\d.]+ s {2}a fixture: there is no network$/))
  expect(lines.at(-1)).toBe('0 passed, 0 failed, 1 skipped')
})

describe('failed tests', () => {
  it('pass as flaky if they pass alone, and stay failed if they fail twice', async () => {
    const lines = await runFixture('failures', 'once,twice')
    expect(lines.at(-1)).toBe('16 passed, 1 failed, 0 skipped')
    const once = 'a fixture > fails once (costs $5 [or more]?)'
    expect(read('flaky.json')).toMatchObject([
      { step: 'fixture', title: once, error: expect.stringContaining('is the first of two runs') },
    ])
    expect(lines.filter((line) => line.startsWith('flaky'))).toEqual([expect.stringContaining(once)])
    const states = new Map(read('fixture.json').map(({ title, state }) => [title, state]))
    expect([states.get(once), states.get('a fixture > fails twice')]).toEqual(['passed', 'failed'])
    expect(
      read('again/fixture.json').filter(({ state }) => state !== 'skipped'),
      'runs only these again',
    ).toHaveLength(2)
  })

  it('run again in Playwright, too', async () => {
    const lines = await runFixture('journey')
    expect(lines.at(-1)).toBe('2 passed, 0 failed, 0 skipped')
    expect(read('flaky.json')).toMatchObject([{ title: 'fails once' }])
    expect(read('again/fixture.json')).toHaveLength(1)
  })

  it('run once if asked to be strict', async () => {
    const lines = await runFixture('failures', 'once', '--strict')
    expect(lines.at(-1)).toBe('16 passed, 1 failed, 0 skipped')
    expect(existsSync(join(folder, 'again'))).toBe(false)
  })

  it('do not run again if there are more than 12', async () => {
    const lines = await runFixture('failures', 'many')
    expect(lines.at(-1)).toBe('4 passed, 13 failed, 0 skipped')
    expect(lines).toContain('No test runs again: 13 failed, which is more than 12.')
  })

  it.each([
    ['crash', 'ended with status 137'],
    ['hang', 'took too long and was stopped'],
    ['no-failed-test', 'ended with status 1 without a failed test'],
  ])('do not run again after a runner’s %s', async (way, reason) => {
    const lines = await runFixture(way)
    expect(lines.at(-1)).toMatch(/^[01] passed, 1 failed, 0 skipped$/)
    expect(lines).toContain(`No test runs again: the step fixture ${reason}.`)
    expect(runs()).toHaveLength(1)
  })

  it('do not run again beside an error that nothing caught', async () => {
    const lines = await runFixture('failures', 'once,uncaught')
    expect(lines.at(-1)).toMatch(/^\d+ passed, 2 failed/)
    expect(lines.join('\n')).toContain('failed outside of tests: nothing caught this')
  })
})

describe('a repeated test', () => {
  const once = 'a fixture > fails once (costs $5 [or more]?)'

  it('runs alone as often as asked', async () => {
    const lines = await runFixture('failures', 'once', `--repeat=${once}`)
    expect(lines.filter((line) => /^\d  fixture/.test(line))).toEqual(['1  fixture   FAILED', '2  fixture   ok'])
    expect(lines.at(-1)).toBe('1 failed')
    expect(read('fixture.json').filter(({ state }) => state !== 'skipped')).toMatchObject([{ title: once }])
  })

  it('fails if no test has its title', async () => {
    const lines = await runFixture('failures', '', '--repeat=a fixture > is gone')
    expect(lines.at(-1)).toBe('2 failed')
  })
})

describe('a run that is killed', () => {
  const isRunning = (pid: number): boolean => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }

  /** Kills a run with a step that hangs, and returns the process id of the step. */
  async function killRun(signal: NodeJS.Signals): Promise<number> {
    const run = spawn(process.execPath, [program, 'crawl'], { env: environment(''), stdio: 'ignore' })
    await vi.waitFor(() => expect(existsSync(join(folder, 'runs'))).toBe(true), { timeout: 60_000 })
    const exit = new Promise((resolve) => run.on('exit', resolve))
    run.kill(signal)
    await exit
    return Number(runs()[0])
  }

  it('ends what it started', async () => {
    const step = await killRun('SIGTERM')
    await vi.waitFor(() => expect(isRunning(step)).toBe(false), { timeout: 60_000 })
  })

  it.runIf(hasMemoryFolder)('leaves nothing that the next run does not end', async () => {
    const step = await killRun('SIGKILL')
    expect(isRunning(step)).toBe(true)
    rmSync(join(folder, 'runs'))
    await runFixture('no-failed-test')
    await vi.waitFor(() => expect(isRunning(step)).toBe(false), { timeout: 60_000 })
  })
})
