// Runs everything, or the named steps: `npm test -- unit stories`. Ends with `N passed, N failed, N skipped`.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { build } from './build.mjs'
import { freshDatabase } from './database.mjs'
import { install, node24 } from './install.mjs'
import { inRoot } from './root.mjs'
import { run, stopAll } from './run.mjs'
import { fullRunFile, resultFile, skippedStatus, steps } from './steps.mjs'

/** @typedef {{passed: number, failed: number, skipped: number}} Counts */

const names = process.argv.slice(2)
const unknown = names.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}
const chosen = names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name))

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    stopAll('SIGKILL')
    process.exit(130)
  })
}

install()
mkdirSync(inRoot('.results'), { recursive: true })
const isFull = names.length === 0
const startedAt = Date.now()
if (isFull) {
  // Nothing of earlier runs may pass for a result of this one.
  for (const name of readdirSync(inRoot('.results'))) rmSync(inRoot('.results', name), { recursive: true })
  noteFullRun({ started: startedAt })
}
/** @type {Counts} */
const total = { passed: 0, failed: 0, skipped: 0 }
const built = chosen.every((step) => !step.built) || (await build())

const waiting = [...chosen]
/** Takes steps one by one; two such lanes share the machine's cores. */
const lane = async () => {
  for (let step = take(); step; step = take()) add(await runStep(step))
}
const take = () => {
  const index = waiting.findIndex((step) => !step.alone)
  return index < 0 ? undefined : waiting.splice(index, 1)[0]
}
await Promise.all([lane(), lane()])
for (const step of waiting) add(await runStep(step))

if (isFull) noteFullRun({ started: startedAt, ended: Date.now() })
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed > 0 ? 1 : 0)

/** @param {{started: number, ended?: number}} times */
function noteFullRun(times) {
  writeFileSync(inRoot('.results', fullRunFile), JSON.stringify(times))
}

/** @param {Counts} counts */
function add(counts) {
  total.passed += counts.passed
  total.failed += counts.failed
  total.skipped += counts.skipped
}

/**
 * Runs a step, prints its line and, when it failed, its output.
 * @param {import('./steps.mjs').Step} step
 * @returns {Promise<Counts>}
 */
async function runStep(step) {
  const log = resultFile(step.name, 'log')
  rmSync(resultFile(step.name, 'json'), { force: true })
  writeFileSync(log, '')
  if (!built && step.built === 'all') return report(step, 0, { passed: 0, failed: 1, skipped: 0 }, 'not built')
  console.log(`${step.name.padEnd(9)} …`)
  const started = Date.now()
  const given = step.postgres ? process.env.TEST_DATABASE_URL : undefined
  const database = step.postgres && !given ? await freshDatabase() : null
  const url = given ?? database?.url
  if (step.postgres && !url) {
    return report(
      step,
      started,
      { passed: 0, failed: 0, skipped: 1 },
      'no PostgreSQL answers; TEST_DATABASE_URL names one',
    )
  }
  const code = await run(node24(), [inRoot(step.program), ...step.args], {
    log,
    env: {
      TEST_DATABASE_URL: url,
      TEST_DATABASES: step.postgres ? 'postgres' : 'pglite',
      FESTOON_RESULTS: resultFile(step.name, 'json'),
      NO_COLOR: '1',
    },
  })
  await database?.drop()
  return report(step, started, countsOf(step, code))
}

/**
 * @param {import('./steps.mjs').Step} step
 * @param {number} code
 * @returns {Counts}
 */
function countsOf(step, code) {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  const file = resultFile(step.name, 'json')
  const alone = code === 0 ? 'passed' : code === skippedStatus ? 'skipped' : 'failed'
  if (!step.counts) counts[alone] = 1
  else if (existsSync(file)) {
    for (const { state, isUnsteady, title } of JSON.parse(readFileSync(file, 'utf8'))) {
      counts[/** @type {keyof Counts} */ (state)] += 1
      if (isUnsteady) console.log(`${step.name.padEnd(9)} needed a second try: ${title}`)
    }
  }
  // A runner that ended badly, or found no test, failed even when every test it counted passed.
  if (step.counts && counts.failed === 0 && (code !== 0 || counts.passed + counts.skipped === 0)) counts.failed = 1
  if (!step.counts) {
    writeFileSync(file, JSON.stringify([{ project: step.name, file: '', title: step.says, state: alone, tags: [] }]))
  }
  return counts
}

/**
 * @param {import('./steps.mjs').Step} step
 * @param {number} started
 * @param {Counts} counts
 * @param {string} [why]
 */
function report(step, started, counts, why) {
  const seconds = started === 0 ? '' : `${((Date.now() - started) / 1_000).toFixed(1)} s`
  const mark = counts.failed > 0 ? 'FAILED' : counts.passed > 0 ? 'ok' : 'skipped'
  const figures =
    step.counts && !why ? `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped` : (why ?? '')
  console.log(
    `${step.name.padEnd(9)} ${mark.padEnd(8)} ${seconds.padStart(8)}  ${step.says}${figures && `: ${figures}`}`,
  )
  if (counts.failed > 0 && !why) {
    const lines = readFileSync(resultFile(step.name, 'log'), 'utf8').trimEnd().split('\n')
    console.log(
      lines
        .slice(-200)
        .map((line) => `    ${line}`)
        .join('\n'),
    )
  }
  return counts
}
