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

/** Runs one story as `npm run stories` does, with a seeded visual fault. */
function look(seed: Seed | ''): { status: string; why: string } {
  const folder = mkdtempSync(join(tmpdir(), 'festoon-pictures-'))
  const file = join(folder, 'report.json')
  const { NODE_OPTIONS: _own, ...env } = process.env
  try {
    spawnSync(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project=stories',
        'ui/Button/Button.stories.tsx',
        '--testNamePattern=Primary',
        '--reporter=json',
        `--outputFile=${file}`,
      ],
      { cwd: root, env: { ...env, VITE_SEED: seed }, stdio: 'ignore', timeout: 100_000 },
    )
    const results = report.parse(JSON.parse(readFileSync(file, 'utf8'))).testResults
    const primary = results.flatMap((result) => result.assertionResults).find(({ title }) => title === 'Primary')
    return { status: primary?.status ?? 'not run', why: primary?.failureMessages?.join('\n') ?? '' }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

describe('the screenshot comparison', () => {
  it('passes for an unchanged story', () => {
    expect(look('')).toEqual({ status: 'passed', why: '' })
  }, 120_000)

  it.each(['colour', 'shift'] as const)(
    'catches the smallest change: %s',
    (seed) => {
      const { status, why } = look(seed)
      expect(status).toBe('failed')
      expect(why).toContain('toMatchScreenshot')
    },
    120_000,
  )
})
