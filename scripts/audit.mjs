// Asks the registry for known faults of the packages that production installs. Ends with 1 for a grave one; where the registry
// cannot be asked, that is said and nothing is held against the change.
import { spawnSync } from 'node:child_process'
import { root } from './root.mjs'
import { skippedStatus } from './steps/steps.mjs'

const asked = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: 60_000,
  shell: process.platform === 'win32',
})
/** @type {unknown} */
let answer
try {
  answer = JSON.parse(asked.stdout)
} catch {
  answer = null
}
if (typeof answer !== 'object' || answer === null || !('vulnerabilities' in answer)) {
  console.log('The registry could not be asked for known faults of packages.')
  process.exit(skippedStatus)
}
const found = Object.entries(/** @type {Record<string, {severity: string}>} */ (answer.vulnerabilities))
for (const [name, { severity }] of found) console.log(`${severity.padEnd(9)} ${name}`)
process.exit(asked.status ?? 1)
