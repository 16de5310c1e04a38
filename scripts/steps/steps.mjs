import { join } from 'node:path'
import { inRoot } from '../root.mjs'
import { missingEnginePackages } from './enginePrograms.mjs'

/** @typedef {import('../../tests/support/results/testResult.ts').TestResult} TestResult */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} says description of what it checks
 * @property {string} program path of a tool's script in node_modules, or of one of ours
 * @property {string[]} args
 * @property {0 | 1 | 2 | 3} share of the machine, which has three: a step with 3 runs alone, and one with 0 uses the processor
 *   time that the others leave
 * @property {number} budget in seconds; a step that takes longer prints a line, and passes
 * @property {NodeJS.ProcessEnv} [env] environment variables that its program gets
 * @property {boolean} [counts] true if it writes its own list of results, otherwise the step counts as one
 * @property {(tests: TestResult[]) => string[]} [only] arguments that run only these tests, one at a time
 * @property {(results: string) => {args: string[], env?: NodeJS.ProcessEnv}} [again] how its runner runs the failed tests again, if
 *   not by `only`; `results` is the folder of the results
 * @property {'some' | 'all'} [built] how much of it needs the build: `some` can also run without it
 * @property {'first' | 'beside' | 'embedded'} [database] `first` uses PostgreSQL, or PGlite if there is none; `beside` uses
 *   PGlite, but only runs if there is a PostgreSQL, because otherwise `first` uses PGlite; `embedded` always uses PGlite
 * @property {() => string[]} [missing] lists the Debian packages that it needs and this machine lacks; then it is skipped, or
 *   fails if CI is set
 * @property {number} [limitSeconds] when a step that hangs is stopped
 * @property {boolean} [long] true if it only runs with `--all` or by name
 */

/** The number of shares of the machine that are divided among the running steps. */
export const shares = 3

/**
 * Lets the type checkers, which are written in Go, collect garbage less often, as long as they need less than 3 GB. This takes a
 * sixth less processor time.
 */
const goSettings = { GOGC: '400', GOMEMLIMIT: '3GiB' }

/** Vitest's reporters: the default output, and the lists in FESTOON_RESULTS and FESTOON_TIMES. */
export const vitestReporters = ['--reporter=default', '--reporter=./tests/support/results/vitestReporter.ts']

/** Returns a pattern of strings that contain one of these titles. @param {string[]} titles */
const titlePattern = (titles) =>
  `(?:${titles.map((title) => title.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})`

/** @param {TestResult[]} tests */
const filesOf = (tests) => new Set(tests.map(({ file }) => file))

/**
 * Returns the part of a step that runs Vitest with these options.
 * @param {string[]} options
 */
export function vitest(options) {
  const args = ['run', ...options, ...vitestReporters]
  return {
    program: 'node_modules/vitest/vitest.mjs',
    args,
    counts: true,
    only: (/** @type {TestResult[]} */ tests) => [
      ...args,
      '--maxWorkers=1',
      `--testNamePattern=^${titlePattern(tests.map(({ title }) => title))}$`,
      ...filesOf(tests),
    ],
  }
}

/**
 * Returns the part of a step that runs Playwright with these options.
 * @param {string[]} options
 */
export function playwright(options) {
  const args = ['test', ...options, '--reporter=list,./tests/support/results/playwrightReporter.ts']
  return {
    program: 'node_modules/@playwright/test/cli.js',
    args,
    counts: true,
    only: (/** @type {TestResult[]} */ tests) => [
      ...args,
      '--workers=1',
      `--grep=${titlePattern(tests.map(({ title }) => title.replaceAll(' > ', ' ')))}`,
      ...filesOf(tests),
    ],
    again: (/** @type {string} */ results) => ({
      // Keeps the screenshots and other files of the first run.
      args: [...args, '--workers=1', '--last-failed', `--output=${join(results, 'again', 'e2e')}`],
      env: { PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: join(results, 'e2e', '.last-run.json') },
    }),
  }
}

/** Creates a step that runs a project of vitest.config.ts. @param {string} name */
const project = (name) => vitest(['--project', name])

/** All steps, by priority: of those whose share is free, the first one starts next. @type {Step[]} */
export const steps = [
  {
    name: 'stories',
    says: 'components in a browser: behavior, axe, screenshots',
    ...project('stories'),
    share: 3,
    budget: 240,
  },
  {
    name: 'journeys',
    says: 'journeys through the built app, each on the most relevant screen',
    ...playwright([]),
    share: 2,
    budget: 700,
    built: 'all',
  },
  {
    name: 'server',
    says: 'the server on PostgreSQL, or on PGlite without one',
    ...project('server'),
    share: 2,
    budget: 500,
    built: 'some',
    database: 'first',
  },
  {
    name: 'catalog',
    says: 'the built catalog of components, emails, and the comparison of screenshots',
    ...project('catalog'),
    share: 1,
    budget: 150,
  },
  {
    name: 'embedded',
    says: 'the server on PGlite, where it differs from PostgreSQL',
    ...project('embedded'),
    share: 1,
    budget: 300,
    built: 'some',
    database: 'beside',
  },
  {
    name: 'engines',
    says: 'the main journeys in Firefox and WebKit',
    ...project('engines'),
    // Two windows, which wait more than they compute.
    share: 1,
    budget: 200,
    built: 'all',
    missing: missingEnginePackages,
  },
  {
    name: 'kit',
    says: 'the kit, packed, installed and used by another project',
    ...project('kit'),
    share: 1,
    budget: 300,
  },
  {
    name: 'unit',
    says: 'pure logic and the laws',
    ...project('unit'),
    share: 1,
    budget: 180,
    database: 'first',
  },
  {
    name: 'types',
    says: 'TypeScript',
    program: 'node_modules/typescript/bin/tsc',
    // One checker per project, because each would check the types that they share.
    args: ['-b', '--checkers', '1'],
    env: goSettings,
    share: 0,
    budget: 120,
  },
  {
    name: 'lint',
    says: 'oxlint with types, spelling, unused code',
    program: 'scripts/lint.mjs',
    args: [],
    env: goSettings,
    share: 0,
    budget: 120,
  },
  { name: 'format', says: 'oxfmt', program: 'node_modules/oxfmt/bin/oxfmt', args: ['--check'], share: 0, budget: 30 },
  {
    name: 'audit',
    says: 'known vulnerabilities of production packages',
    program: 'scripts/audit.mjs',
    args: [],
    share: 0,
    budget: 30,
  },
  {
    name: 'budget',
    says: "bytes of the guest's page",
    program: 'scripts/budget.mjs',
    args: [],
    share: 0,
    budget: 60,
    built: 'all',
  },
  {
    name: 'pglite',
    says: 'the whole server on PGlite',
    ...project('server'),
    share: 3,
    budget: 1200,
    built: 'some',
    database: 'embedded',
    long: true,
  },
  {
    name: 'proof',
    says: 'safety and speed under load',
    program: 'scripts/proof.mjs',
    args: [],
    share: 3,
    budget: 4800,
    built: 'all',
    long: true,
  },
]

/** Exit status of a step that was skipped (EX_TEMPFAIL). */
export const skippedStatus = 75

/** The words in front of the reason that a skipped step prints. */
export const skipMark = 'Skipped: '

/** File with the start and end times of a full run, ms, as JSON. They show which results belong together. */
export const fullRunFile = 'full-run'

/** The folder with the results of the last run. */
export const resultsFolder = inRoot('.results')
