import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { root } from '../laws/sources/sourceFiles.ts'
import type { Seed } from '../support/seeds.ts'

const report = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({ title: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
})

/** Runs three stories as `npm run stories` does, two of them with a seeded visual fault. Returns the results by story. */
function look(seeds: Readonly<Record<string, Seed>>): Map<string, { status: string; why: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'festoon-pictures-'))
  const file = join(folder, 'report.json')
  const { NODE_OPTIONS: _own, ...env } = process.env
  const pairs = Object.entries(seeds).map(([story, seed]) => `${story.toLowerCase()}:${seed}`)
  try {
    spawnSync(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project=stories',
        'ui/Button/Button.stories.tsx',
        '--testNamePattern=Primary|Sizes|Block',
        '--reporter=json',
        `--outputFile=${file}`,
      ],
      { cwd: root, env: { ...env, VITE_SEEDS: pairs.join() }, stdio: 'ignore', timeout: 300_000 },
    )
    const results = report.parse(JSON.parse(readFileSync(file, 'utf8'))).testResults
    return new Map(
      results
        .flatMap((result) => result.assertionResults)
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ title, status, failureMessages }) => [title, { status, why: failureMessages?.join('\n') ?? '' }]),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

describe('the screenshot comparison', () => {
  it('passes for an unchanged story, and catches the smallest change of color or position', () => {
    const results = look({ Primary: 'color', Block: 'shift' })
    expect([...results].map(([title, { status }]) => `${title}: ${status}`).toSorted()).toEqual([
      'Block: failed',
      'Primary: failed',
      'Sizes: passed',
    ])
    for (const title of ['Primary', 'Block']) expect(results.get(title)?.why).toContain('toMatchScreenshot')
  })
})
