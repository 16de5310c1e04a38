// Checks a change before a commit, in under three minutes: types, lint, format, unit tests and laws, and the tests that the change
// affects. `npm run check -- <commit>` compares with that commit instead of the point where the branch left `main`.
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { install } from './install.mjs'
import { inRoot, root } from './root.mjs'
import { runSteps } from './steps/runSteps.mjs'
import { steps } from './steps/steps.mjs'
import { touchedTests } from './steps/touched.mjs'

install()
mkdirSync(inRoot('.results'), { recursive: true })
const { server, stories, leftOut } = touchedTests(process.argv[2] ?? branchPoint())
/** @type {Record<string, string[]>} */
const files = { types: [], lint: [], format: [], unit: [], server, stories }
const chosen = steps
  .filter(({ name }) => name in files && (!['server', 'stories'].includes(name) || files[name]?.length))
  .map((step) => ({ ...step, args: [...step.args, ...(files[step.name] ?? [])] }))
const total = await runSteps(chosen, { isBuilt: false, isStrict: true })
if (leftOut > 0) console.log(`\n${leftOut} more test files are affected. To run them, use npm test.`)
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed > 0 ? 1 : 0)

/** Returns the commit where this branch left `main`, or HEAD if there is no such branch. */
function branchPoint() {
  try {
    return execFileSync('git', ['merge-base', 'HEAD', 'main'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return 'HEAD'
  }
}
