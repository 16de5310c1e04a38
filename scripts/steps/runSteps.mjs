import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { freshDatabase } from './database.mjs'
import { node24 } from '../install.mjs'
import { inRoot } from '../root.mjs'
import { run, stopAll } from '../run.mjs'
import { memoryFolder } from './memoryFolder.mjs'
import { showRunning } from './showRunning.mjs'
import { slowestFiles } from './slowestFiles.mjs'
import { resultFile, shares, skippedStatus } from './steps.mjs'

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {{passed: number, failed: number, skipped: number}} Counts */

/**
 * Runs steps in parallel as far as their shares allow. Prints when each starts and ends, which ones are running, and the slowest
 * files at the end.
 * @param {Step[]} chosen
 * @param {{isBuilt: boolean, isLong?: boolean}} options
 * @returns {Promise<Counts>}
 */
export async function runSteps(chosen, { isBuilt, isLong = false }) {
  const database = await postgresFor(chosen)
  const memory = memoryFolder()
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => {
      stopAll('SIGKILL')
      memory?.remove()
      process.exit(130)
    })
  }
  /** @type {Counts} */
  const total = { passed: 0, failed: 0, skipped: 0 }
  const waiting = [...chosen]
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map()
  const display = showRunning()
  const free = () => shares - [...running.keys()].reduce((sum, { share }) => sum + share, 0)
  const start = () => {
    for (;;) {
      const at = waiting.findIndex(({ share }) => share <= free())
      const [step] = at < 0 ? [] : waiting.splice(at, 1)
      if (!step) return
      display.add(step.name)
      const done = runStep(step, { isBuilt, isLong, url: database.url, tempFolder: memory?.path }).then((outcome) => {
        running.delete(step)
        display.remove(step.name)
        report(step, outcome)
        for (const state of /** @type {const} */ (['passed', 'failed', 'skipped']))
          total[state] += outcome.counts[state]
      })
      running.set(step, done)
    }
  }
  for (start(); running.size > 0; start()) await Promise.race(running.values())
  display.end()
  memory?.remove()
  await database.drop()
  const slowest = slowestFiles(chosen)
  if (slowest.length > 0) console.log(`\nSlowest files:\n${slowest.join('\n')}`)
  return total
}

/** @param {Step[]} chosen @returns {Promise<{url: string | undefined, drop: () => Promise<void>}>} */
async function postgresFor(chosen) {
  const kept = { url: process.env.TEST_DATABASE_URL, drop: () => Promise.resolve() }
  const isAsked = chosen.some(({ database }) => database === 'first' || database === 'beside')
  if (!isAsked || kept.url) return kept
  const made = await freshDatabase()
  if (!made) console.log('No PostgreSQL found, so the server is tested on PGlite. To use one, set TEST_DATABASE_URL.')
  return made ?? kept
}

/** @typedef {{counts: Counts, seconds: number, why?: string}} Outcome */

/**
 * @param {Step} step
 * @param {{isBuilt: boolean, isLong: boolean, url: string | undefined, tempFolder: string | undefined}} options
 * @returns {Promise<Outcome>}
 */
async function runStep(step, { isBuilt, isLong, url, tempFolder }) {
  const file = resultFile(step.name, 'json')
  for (const old of [file, resultFile(step.name, 'times')]) rmSync(old, { force: true })
  if (!isBuilt && step.built === 'all')
    return { seconds: 0, counts: { passed: 0, failed: 1, skipped: 0 }, why: 'not built' }
  if (step.database === 'beside' && !url) {
    writeFileSync(file, '[]')
    return { seconds: 0, counts: { passed: 0, failed: 0, skipped: 0 }, why: 'part of the step server' }
  }
  const missing = step.missing?.() ?? []
  if (missing.length > 0) {
    writeFileSync(file, '[]')
    const counts = process.env.CI ? { passed: 0, failed: 1, skipped: 0 } : { passed: 0, failed: 0, skipped: 1 }
    return { seconds: 0, counts, why: `needs the Debian packages ${missing.join(', ')}` }
  }
  const started = Date.now()
  const code = await run(node24(), [inRoot(step.program), ...step.args], {
    log: resultFile(step.name, 'log'),
    limitSeconds: step.long || step.share === 0 ? 7_200 : 1_200,
    isBackground: step.share === 0,
    env: {
      ...(tempFolder === undefined ? {} : { TMPDIR: tempFolder }),
      ...(url === undefined ? {} : { TEST_DATABASE_URL: url }),
      ...(step.database ? { TEST_DATABASES: step.database === 'first' && url ? 'postgres' : 'pglite' } : {}),
      ...(isLong ? { FESTOON_ALL: '1' } : {}),
      ...(isBuilt && step.built ? { FESTOON_SERVER: inRoot('dist/server/main.js') } : {}),
      FESTOON_RESULTS: file,
      FESTOON_TIMES: resultFile(step.name, 'times'),
      NO_COLOR: '1',
    },
  })
  return { seconds: (Date.now() - started) / 1_000, counts: countsOf(step, code) }
}

/**
 * @param {Step} step
 * @param {number} code
 * @returns {Counts}
 */
function countsOf(step, code) {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  const file = resultFile(step.name, 'json')
  const alone = code === 0 ? 'passed' : code === skippedStatus ? 'skipped' : 'failed'
  if (!step.counts) counts[alone] = 1
  else if (existsSync(file)) {
    for (const { state } of JSON.parse(readFileSync(file, 'utf8'))) counts[/** @type {keyof Counts} */ (state)] += 1
  }
  // A runner that exits with an error, or finds no tests, has failed even if all counted tests passed.
  if (step.counts && counts.failed === 0 && (code !== 0 || counts.passed + counts.skipped === 0)) counts.failed = 1
  if (!step.counts) {
    writeFileSync(file, JSON.stringify([{ project: step.name, file: '', title: step.says, state: alone, tags: [] }]))
  }
  return counts
}

/**
 * Prints the outcome of a step and, if it failed, its output.
 * @param {Step} step
 * @param {Outcome} outcome
 */
function report(step, { counts, seconds, why }) {
  const mark = counts.failed > 0 ? 'FAILED' : counts.passed > 0 ? 'ok' : 'skipped'
  const figures = step.counts ? `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped` : ''
  const end = why ?? figures
  console.log(
    `${step.name.padEnd(9)} ${mark.padEnd(8)} ${`${seconds.toFixed(1)} s`.padStart(8)}  ${step.says}${end && `: ${end}`}`,
  )
  if (counts.failed === 0 || why) return
  const lines = readFileSync(resultFile(step.name, 'log'), 'utf8').trimEnd().split('\n')
  for (const line of lines.slice(-200)) console.log(`    ${line}`)
}
