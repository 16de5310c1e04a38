import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { node24 } from '../install.mjs'
import { run } from '../run.mjs'

/** @typedef {{outcome: 'passed' | 'failed' | 'ended', detail?: string}} Tested `detail`: a note about the tests that ran */

/** The longest time for the tests of one mutant. */
const limitSeconds = 240

/**
 * Returns the tester of mutants in pure code, which runs the unit tests that depend on the changed file. An outcome is `ended` if
 * Vitest didn't name a failed test, because it took too long or ended on its own.
 * @param {string} copy the folder of the copied repository, with the mutants
 * @param {readonly import('./pureParts.mjs').PurePart[]} parts
 */
export function pureTester(copy, parts) {
  const outcomeOf = async (/** @type {string} */ id) => {
    const log = join(copy, `${id}.log`)
    const code = await run(node24(), [join(copy, 'scripts/mutants/runTests.mjs')], {
      cwd: copy,
      log,
      limitSeconds: id === 'all' ? 1_200 : limitSeconds,
      env: { NO_COLOR: '1', ...(id === 'all' ? {} : { __STRYKER_ACTIVE_MUTANT__: id }) },
    })
    return code === 0 ? 'passed' : /^ FAIL {2}/m.test(readFileSync(log, 'utf8')) ? 'failed' : 'ended'
  }
  return {
    /** Runs all tests without a mutant. Throws if one fails. */
    prepare: async () => {
      writeFileSync(join(copy, 'parts.json'), JSON.stringify(parts))
      console.log(`Running the tests of ${parts.length} files without a mutant …`)
      if ((await outcomeOf('all')) === 'passed') return
      throw new Error(readFileSync(join(copy, 'all.log'), 'utf8').slice(-4_000))
    },
    /** @returns {Promise<Tested>} */
    test: async (/** @type {{id: string}} */ { id }) => ({ outcome: await outcomeOf(id) }),
    dispose: () => undefined,
  }
}
