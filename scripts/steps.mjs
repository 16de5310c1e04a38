import { missingEnginePackages } from './enginePrograms.mjs'
import { inRoot } from './root.mjs'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} says what it checks
 * @property {string} program path of the tool's script below node_modules, or of our own
 * @property {string[]} args
 * @property {1 | 2 | 3} share of the three shares of the machine: 3 runs alone
 * @property {boolean} [counts] it writes its own list of results; otherwise the step counts as one
 * @property {'some' | 'all'} [built] how much of it runs what was built: without a build, `some` still makes sense
 * @property {'first' | 'beside' | 'embedded'} [database] what it runs on: PostgreSQL, or PGlite where none answers; PGlite,
 *   where another step had PostgreSQL; PGlite
 * @property {() => string[]} [missing] Debian packages that it needs and this machine lacks: then it is skipped, and fails where
 *   CI is set
 * @property {boolean} [long] it runs under `--all` only
 */

/** The shares of the machine that steps divide among them. */
export const shares = 3

const vitest = 'node_modules/vitest/vitest.mjs'
/** What Vitest prints, and the lists that FESTOON_RESULTS and FESTOON_TIMES name. */
export const vitestReporters = ['--reporter=default', '--reporter=./tests/support/results/vitestReporter.ts']

/** A project of vitest.config.ts as a step. @param {string} name */
const project = (name) => ({
  program: vitest,
  args: ['run', '--project', name, ...vitestReporters],
  counts: true,
})

/** In the order in which they start: the longest first. @type {Step[]} */
export const steps = [
  {
    name: 'journeys',
    says: 'journeys through the built app, each on the screen that matters to it',
    program: 'node_modules/@playwright/test/cli.js',
    args: ['test', '--reporter=list,./tests/support/results/playwrightReporter.ts'],
    counts: true,
    share: 3,
    built: 'all',
  },
  {
    name: 'stories',
    says: 'components in a browser: behaviour, axe, screenshots',
    ...project('stories'),
    share: 3,
  },
  {
    name: 'server',
    says: 'the server on PostgreSQL, or on PGlite where none answers',
    ...project('server'),
    share: 2,
    built: 'some',
    database: 'first',
  },
  {
    name: 'engines',
    says: 'the main journeys in Firefox and WebKit',
    ...project('engines'),
    share: 2,
    built: 'all',
    missing: missingEnginePackages,
  },
  {
    name: 'catalogue',
    says: 'the built catalogue, and whether the comparison of pictures sees what it must',
    ...project('catalogue'),
    share: 1,
  },
  {
    name: 'embedded',
    says: 'the server on PGlite, as far as it differs there',
    ...project('embedded'),
    share: 1,
    built: 'some',
    database: 'beside',
  },
  { name: 'kit', says: 'the kit, packed, installed and used by a project elsewhere', ...project('kit'), share: 1 },
  { name: 'unit', says: 'pure logic and the laws', ...project('unit'), share: 1 },
  { name: 'types', says: 'TypeScript', program: 'node_modules/typescript/bin/tsc', args: ['-b'], share: 1 },
  {
    name: 'lint',
    says: 'oxlint with types, spelling, unused code',
    program: 'scripts/lint.mjs',
    args: [],
    share: 1,
  },
  { name: 'format', says: 'oxfmt', program: 'node_modules/oxfmt/bin/oxfmt', args: ['--check'], share: 1 },
  {
    name: 'audit',
    says: 'known faults of the packages that production installs',
    program: 'scripts/audit.mjs',
    args: [],
    share: 1,
  },
  {
    name: 'budget',
    says: "bytes of the guest's page",
    program: 'scripts/budget.mjs',
    args: [],
    share: 1,
    built: 'all',
  },
  {
    name: 'pglite',
    says: 'the whole server on PGlite',
    ...project('server'),
    share: 3,
    built: 'some',
    database: 'embedded',
    long: true,
  },
  {
    name: 'proof',
    says: 'safe and fast under load, in full',
    program: 'scripts/proof.mjs',
    args: [],
    share: 3,
    built: 'all',
    long: true,
  },
]

/** The status with which a step that counts as one ends when it could not be run (EX_TEMPFAIL). */
export const skippedStatus = 75

/** Where a full run notes when it started and ended, in ms, as JSON: which results belong together. */
export const fullRunFile = 'full-run'

/**
 * Where a step keeps its list of results, the time of each of its files, or its output.
 * @param {string} name
 * @param {'json' | 'times' | 'log'} kind
 */
export const resultFile = (name, kind) => inRoot('.results', `${name}.${kind}`)
