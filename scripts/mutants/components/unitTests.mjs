import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { node24 } from '../../install.mjs'
import { run } from '../../run.mjs'

/**
 * Runs unit tests of the app in the copied repository, or all without a list, and returns the outcome.
 * @param {string} copy
 * @param {{name: string, files?: readonly string[], env: Record<string, string>}} options
 */
export async function runUnitTests(copy, { name, files, env }) {
  const log = join(copy, `unit-${name}.log`)
  const settings = ['--config', join(copy, 'scripts/mutants/components/vitest.config.ts'), '--reporter=dot']
  const program = join(copy, 'node_modules/vitest/vitest.mjs')
  const code = await run(node24(), [program, 'run', ...(files ?? []), ...settings, ...(files ? ['--bail=1'] : [])], {
    cwd: copy,
    log,
    limitSeconds: files ? 240 : 1_800,
    env: { NO_COLOR: '1', ...env },
  })
  if (code === 0) return 'passed'
  return /^ FAIL {2}/m.test(readFileSync(log, 'utf8')) ? 'failed' : 'ended'
}

/**
 * Runs all unit tests of the app without a mutant. Returns the files that reach each mutant. Throws if a test fails.
 * @param {string} copy
 * @param {string} coverage the folder in which the tests note what they reach
 */
export async function findUnitReach(copy, coverage) {
  if ((await runUnitTests(copy, { name: 'all', env: { FESTOON_MUTANT_COVERAGE: coverage } })) !== 'passed')
    throw new Error(readFileSync(join(copy, 'unit-all.log'), 'utf8').slice(-4_000))
  /** @type {Record<string, string[]>} */
  const reach = {}
  const notes = join(coverage, 'unit')
  if (!existsSync(notes)) return reach
  for (const line of new Set(readFileSync(notes, 'utf8').trim().split('\n'))) {
    const [file, id] = /** @type {[string, string]} */ (JSON.parse(line))
    reach[id] = [...(reach[id] ?? []), relative(copy, file)]
  }
  return reach
}
