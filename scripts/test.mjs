// Runs the tests that every change needs, or the given steps: `npm test -- unit stories`. `--all` adds the long ones: every
// journey on both screens, every theme, the whole server on PGlite, and `npm run proof`. Failed tests run once more, alone, unless
// `--strict` or `--all` is given. Prints `N passed, N failed, N skipped`.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { inRoot } from './root.mjs'
import { runSteps } from './steps/runSteps.mjs'
import { fullRunFile, steps } from './steps/steps.mjs'

const isLong = process.argv.includes('--all')
const isStrict = isLong || process.argv.includes('--strict')
const names = process.argv.slice(2).filter((argument) => !['--all', '--strict'].includes(argument))
const unknown = names.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`Unknown step: ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}
const chosen = steps.filter(({ name, long }) => (names.length === 0 ? isLong || !long : names.includes(name)))

install()
mkdirSync(inRoot('.results'), { recursive: true })
const isFull = names.length === 0
const started = Date.now()
if (isFull) {
  // Removes the results of earlier runs.
  for (const name of readdirSync(inRoot('.results'))) rmSync(inRoot('.results', name), { recursive: true })
  noteFullRun({ started })
}
const isBuilt = chosen.every((step) => !step.built) || (await build())
const total = await runSteps(chosen, { isBuilt, isLong, isStrict })
if (isFull) noteFullRun({ started, ended: Date.now() })
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed > 0 ? 1 : 0)

/** @param {{started: number, ended?: number}} times */
function noteFullRun(times) {
  writeFileSync(inRoot('.results', fullRunFile), JSON.stringify(times))
}
