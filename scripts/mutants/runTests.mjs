// Runs the tests of the file whose mutant is active: first those that import it, then all others that depend on it. Without an
// active mutant, runs the tests of all files. Exits 1 if a test fails.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { inRoot } from '../root.mjs'

/** @type {import('./pureParts.mjs').PurePart[]} */
const parts = JSON.parse(readFileSync(inRoot('parts.json'), 'utf8'))
// The variable with which StrykerJS selects a mutant.
const active = process.env.__STRYKER_ACTIVE_MUTANT__

/** Runs Vitest in this process's place. @param {string[]} args */
function vitest(args) {
  const program = inRoot('node_modules/vitest/vitest.mjs')
  const settings = ['--config', inRoot('scripts/mutants/vitest.config.ts'), '--bail=1', '--reporter=dot']
  const { status } = spawnSync(process.execPath, [program, ...args, ...settings], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

/** Runs the tests that import some of the files, then all others that depend on them, except the server's. */
function test(/** @type {typeof parts} */ some) {
  const tests = new Set(some.flatMap((part) => part.tests))
  if (tests.size > 0) vitest(['run', ...tests])
  vitest(['related', ...some.map(({ file }) => file), '--run', '--exclude=tests/server/**'])
}

const isMutated = (/** @type {{file: string}} */ { file }) =>
  readFileSync(inRoot(file), 'utf8').includes(`stryMutAct_9fa48("${active}")`)
test(active === undefined ? parts : parts.filter(isMutated))
