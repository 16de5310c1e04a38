// Checks a change within three minutes, before a commit: types, lint, format, the unit tests and laws, and the tests that the change
// touches. `npm run check -- <commit>` names what to compare with; without it that is where the branch left `main`.
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { install } from './install.mjs'
import { inRoot, root } from './root.mjs'
import { runSteps } from './steps/runSteps.mjs'
import { steps } from './steps/steps.mjs'
import { touchedTests } from './steps/touched.mjs'

install()
mkdirSync(inRoot('.results'), { recursive: true })
const { server, stories, leftOut } = touchedTests(process.argv[2] ?? whereBranchLeft())
/** @type {Record<string, string[]>} */
const files = { types: [], lint: [], format: [], unit: [], server, stories }
const chosen = steps
  .filter(({ name }) => name in files && (!['server', 'stories'].includes(name) || files[name]?.length))
  .map((step) => ({ ...step, args: [...step.args, ...(files[step.name] ?? [])] }))
const total = await runSteps(chosen, { isBuilt: false })
if (leftOut > 0) console.log(`\n${leftOut} more test files name what changed: npm test runs them.`)
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed > 0 ? 1 : 0)

/** The commit at which this branch left `main`, or the last commit where there is no such branch. */
function whereBranchLeft() {
  try {
    return execFileSync('git', ['merge-base', 'HEAD', 'main'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return 'HEAD'
  }
}
