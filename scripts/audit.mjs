// Asks the registry for known vulnerabilities of the production packages, in the versions of the lock file. Exits 1 for a severe one.
// If no registry answers, the step is skipped, and prints why.
import { spawnSync } from 'node:child_process'
import { root } from './root.mjs'
import { skipMark, skippedStatus } from './steps/steps.mjs'

const options = ['--package-lock-only', '--omit=dev', '--audit-level=high', '--fetch-retries=1', '--json']
const audit = spawnSync('npm', ['audit', ...options], {
  cwd: root,
  encoding: 'utf8',
  timeout: 60_000,
  shell: process.platform === 'win32',
})
const report = reportIn(audit.stdout)
if (!('vulnerabilities' in report)) {
  console.log(`${skipMark}${reasonFor(report)}`)
  process.exit(skippedStatus)
}
const found = Object.entries(/** @type {Record<string, {severity: string}>} */ (report.vulnerabilities))
for (const [name, { severity }] of found) console.log(`${severity.padEnd(9)} ${name}`)
process.exit(audit.status ?? 1)

/** Returns what `npm audit` printed; an empty object if that isn't JSON. @param {string} text @returns {object} */
function reportIn(text) {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

/** Returns why there are no advisories. @param {{message?: unknown, error?: unknown}} report */
function reasonFor({ message, error }) {
  const { summary = '' } = Object(error)
  const [said = ''] = String(message ?? summary).split('\n')
  const why = said || audit.error?.message || 'npm audit printed no report'
  return `no registry answers with advisories (${why})`
}
