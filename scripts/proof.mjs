// Proves that the server stays safe, fast and correct under load and attack: `npm run proof`, or only some parts: `npm run proof --
// kill restart`. Every part prints its figures with their limits. Exits 1 if any exceeds its limit.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { install, node24 } from './install.mjs'
import { lines } from './proof/lines.mjs'
import { inRoot } from './root.mjs'
import { run, stopAll } from './run.mjs'
import { freshDatabase } from './steps/database.mjs'

/** @typedef {import('../tests/support/load/figure.ts').Figure} Figure */

const names = process.argv.slice(2)
const unknown = names.filter((name) => !lines.some((line) => line.name === name))
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. Parts: ${lines.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}
const chosen = names.length === 0 ? lines : lines.filter(({ name }) => names.includes(name))

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    stopAll('SIGKILL')
    process.exit(130)
  })
}

install()
const given = process.env.TEST_DATABASE_URL
const database = given ? null : await freshDatabase()
if (!given && !database) {
  // Without a PostgreSQL, runs again with one that is started for it, with durable writes as in production.
  const env = { ...process.env, POSTGRES_FSYNC: 'on' }
  const args = [node24(), inRoot('scripts/proof.mjs'), ...names]
  process.exit(spawnSync(inRoot('.ci/withPostgres'), args, { stdio: 'inherit', env }).status ?? 1)
}

mkdirSync(inRoot('.results'), { recursive: true })
const width = Math.max(...lines.map(({ name }) => name.length))
/** @type {string[]} */
const table = []
let failed = 0
for (const line of chosen) {
  console.log(`${line.name.padEnd(width)}  ${line.says} …`)
  const [log, written, results] = ['log', 'figures', 'tests'].map((kind) =>
    inRoot('.results', `proof-${line.name}.${kind}`),
  )
  for (const file of [written, results]) rmSync(file, { force: true })
  const started = Date.now()
  const code = await run(node24(), [inRoot(line.program), ...line.args], {
    log,
    limitSeconds: line.limitSeconds ?? 3_600,
    env: {
      TEST_DATABASE_URL: given ?? database?.url,
      PROOF_FIGURES: written,
      FESTOON_RESULTS: results,
      NO_COLOR: '1',
      ...line.env,
      // Those that are already set apply: `GRANT_SEQUENCES=20000 npm run proof -- grants`.
      ...Object.fromEntries(
        Object.keys(line.env ?? {}).flatMap((key) => (process.env[key] ? [[key, process.env[key]]] : [])),
      ),
    },
  })
  if (code !== 0) {
    failed += 1
    console.log(readFileSync(log, 'utf8').trimEnd().split('\n').slice(-60).join('\n'))
  }
  const seconds = ((Date.now() - started) / 1_000).toFixed(0)
  const end = `${line.name.padEnd(width)}  ${code === 0 ? 'ok    ' : 'FAILED'}  ${seconds.padStart(5)} s  ${line.says}`
  const rows = [end, ...figuresIn(written).map(rowOf), ...testsIn(results)].map((row, at) =>
    at === 0 ? row : `${' '.repeat(width + 2)}${row}`,
  )
  console.log(rows.join('\n'))
  table.push(...rows)
}
await database?.drop()

console.log(`\n${table.join('\n')}`)
console.log(
  `\n${chosen.length - failed} of ${chosen.length} parts passed. System load at the end: ${loadavg()[0]?.toFixed(1)}`,
)
process.exit(failed > 0 ? 1 : 0)

/** @param {string} file @returns {(Figure & {text: string, isWithin: boolean})[]} */
function figuresIn(file) {
  if (!existsSync(file)) return []
  const written = readFileSync(file, 'utf8').trim().split('\n')
  return written.map((text) => JSON.parse(text))
}

/** Returns a row with the number of the part's tests that passed. @param {string} file @returns {string[]} */
function testsIn(file) {
  if (!existsSync(file)) return []
  const states = JSON.parse(readFileSync(file, 'utf8')).map((/** @type {{state: string}} */ { state }) => state)
  const count = (/** @type {string} */ state) => states.filter((/** @type {string} */ one) => one === state).length
  return [
    `${count('failed') > 0 ? 'FAILED' : 'ok    '}  tests passed: ${count('passed')} of ${states.length - count('skipped')}`,
  ]
}

/** @param {Figure & {text: string, isWithin: boolean}} figure */
function rowOf({ text, isWithin }) {
  return `${isWithin ? 'ok    ' : 'FAILED'}  ${text}`
}
