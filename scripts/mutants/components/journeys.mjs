import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { node24 } from '../../install.mjs'
import { run, timeoutStatus } from '../../run.mjs'

/**
 * @typedef {{file: string, line: number, project: string, title: string, ms: number, reached: string[]}} Journey a passed journey,
 *   with the mutants it reaches
 * @typedef {{status: string, workerIndex: number, startTime: string, duration: number, error?: {message?: string}}} Result
 * @typedef {{title: string, file: string, line: number, tests: {projectName: string, annotations: {type: string,
 *   description?: string}[], results: Result[]}[]}} Spec
 * @typedef {{suites?: Suite[], specs: Spec[]}} Suite
 */

/** Starts the program that keeps the journeys' database. Returns its environment variables, and a function that removes it. */
export async function keepDatabase(/** @type {string} */ copy) {
  const child = spawn(node24(), [join(copy, 'scripts/mutants/components/prepareJourneys.mjs')], {
    cwd: copy,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface(child.stdout), 'line')
  return {
    env: /** @type {Record<string, string>} */ (JSON.parse(line)),
    remove: async () => {
      child.stdin.end()
      await once(child, 'exit')
    },
  }
}

/**
 * Runs journeys, or all without a list. Returns Playwright's exit code, and each result with its journey.
 * @param {string} copy
 * @param {{name: string, env: Record<string, string>, journeys?: readonly Journey[], limitSeconds: number}} options
 */
export async function runJourneys(copy, { name, env, journeys, limitSeconds }) {
  const results = join(copy, '.results', `journeys-${name}.json`)
  const chosen =
    journeys === undefined
      ? ['--workers=2']
      : [
          '--workers=1',
          '-x',
          ...new Set(journeys.map(({ project }) => `--project=${project}`)),
          ...new Set(journeys.map(({ file }) => file)),
          // By their titles, because lines move.
          `--grep=${journeys.map(({ title }) => title.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|')}`,
        ]
  const log = join(copy, `journeys-${name}.log`)
  const program = join(copy, 'node_modules/@playwright/test/cli.js')
  rmSync(results, { force: true })
  const code = await run(node24(), [program, 'test', '--config', config, ...chosen], {
    cwd: copy,
    log,
    limitSeconds,
    env: { ...env, NO_COLOR: '1', FESTOON_MUTANT_RESULTS: results },
  })
  /** @type {{suites: Suite[]}} */
  const report = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : { suites: [] }
  const tests = report.suites.flatMap(specsOf).flatMap(testsOf)
  // Otherwise, a program that didn't start would count as one that noticed a mutant.
  if (tests.length === 0 && code !== timeoutStatus)
    throw new Error(`No journey ran:\n${readFileSync(log, 'utf8').slice(-4_000)}`)
  return { code, tests }
}

const config = 'scripts/mutants/components/journeys.config.ts'

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = ({ suites = [], specs }) => [...specs, ...suites.flatMap(specsOf)]

const testsOf = (/** @type {Spec} */ { title, file, line, tests }) =>
  tests.map(({ projectName, annotations, results }) => ({
    title,
    file: `e2e/${file}`,
    line,
    project: projectName,
    reached: annotations.flatMap(({ type, description = '' }) => (type === 'mutant' ? description : [])),
    result: results.at(-1),
  }))

/**
 * Runs all journeys once without a mutant, which takes half an hour. Returns those that passed, and the failed ones.
 * @param {string} copy
 * @param {string} coverage the folder for what the servers reach
 * @param {Record<string, string>} env
 */
export async function findReach(copy, coverage, env) {
  const { tests } = await runJourneys(copy, {
    name: 'all',
    env: { ...env, FESTOON_MUTANT_COVERAGE: coverage },
    limitSeconds: 5_400,
  })
  const served = readdirSync(coverage)
    .filter((name) => name.startsWith('server-'))
    .map((name) => ({
      worker: Number(name.slice('server-'.length)),
      lines: readFileSync(join(coverage, name), 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split(' ')),
    }))
  const journeys = tests.flatMap(({ result, reached, ...journey }) => {
    if (result?.status !== 'passed') return []
    const start = Date.parse(result.startTime)
    const rendered = served
      .filter(({ worker }) => worker === result.workerIndex)
      .flatMap(({ lines }) => lines)
      .flatMap(([time, id = '']) => (Number(time) >= start && Number(time) <= start + result.duration ? id : []))
    return { ...journey, ms: result.duration, reached: [...new Set([...reached, ...rendered])] }
  })
  const failed = tests.filter(({ result }) => result !== undefined && !/passed|skipped/.test(result.status))
  return { journeys, failed }
}
