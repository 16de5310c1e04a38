// Asks the registry for known vulnerabilities of the production packages. Exits 1 for a severe one. If the registry can't be
// reached, the step is skipped.
import { spawnSync } from 'node:child_process'
import { root } from './root.mjs'
import { skippedStatus } from './steps/steps.mjs'

const audit = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: 60_000,
  shell: process.platform === 'win32',
})
/** @type {unknown} */
let report
try {
  report = JSON.parse(audit.stdout)
} catch {
  report = null
}
if (typeof report !== 'object' || report === null || !('vulnerabilities' in report)) {
  console.log("Skipped: can't reach the registry for known vulnerabilities.")
  process.exit(skippedStatus)
}
const found = Object.entries(/** @type {Record<string, {severity: string}>} */ (report.vulnerabilities))
for (const [name, { severity }] of found) console.log(`${severity.padEnd(9)} ${name}`)
process.exit(audit.status ?? 1)
