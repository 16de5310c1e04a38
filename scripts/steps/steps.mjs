import { missingEnginePackages } from './enginePrograms.mjs'
import { inRoot } from '../root.mjs'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} says description of what it checks
 * @property {string} program path of a tool's script in node_modules, or of one of ours
 * @property {string[]} args
 * @property {0 | 1 | 2 | 3} share of the machine, which has three: a step with 3 runs alone, and one with 0 uses the processor
 *   time that the others leave
 * @property {boolean} [counts] true if it writes its own list of results, otherwise the step counts as one
 * @property {'some' | 'all'} [built] how much of it needs the build: `some` can also run without it
 * @property {'first' | 'beside' | 'embedded'} [database] `first` uses PostgreSQL, or PGlite if there is none; `beside` uses
 *   PGlite, but only runs if there is a PostgreSQL, because otherwise `first` uses PGlite; `embedded` always uses PGlite
 * @property {() => string[]} [missing] lists the Debian packages that it needs and this machine lacks; then it is skipped, or
 *   fails if CI is set
 * @property {boolean} [long] true if it only runs with `--all` or by name
 */

/** The number of shares of the machine that are divided among the running steps. */
export const shares = 3

const vitest = 'node_modules/vitest/vitest.mjs'
/** Vitest's reporters: the default output, and the lists in FESTOON_RESULTS and FESTOON_TIMES. */
export const vitestReporters = ['--reporter=default', '--reporter=./tests/support/results/vitestReporter.ts']

/** Creates a step that runs a project of vitest.config.ts. @param {string} name */
const project = (name) => ({
  program: vitest,
  args: ['run', '--project', name, ...vitestReporters],
  counts: true,
})

/** All steps, by priority: of those whose share is free, the first one starts next. @type {Step[]} */
export const steps = [
  {
    name: 'stories',
    says: 'components in a browser: behavior, axe, screenshots',
    ...project('stories'),
    share: 3,
  },
  {
    name: 'journeys',
    says: 'journeys through the built app, each on the most relevant screen',
    program: 'node_modules/@playwright/test/cli.js',
    args: ['test', '--reporter=list,./tests/support/results/playwrightReporter.ts'],
    counts: true,
    share: 2,
    built: 'all',
  },
  {
    name: 'server',
    says: 'the server on PostgreSQL, or on PGlite without one',
    ...project('server'),
    share: 2,
    built: 'some',
    database: 'first',
  },
  {
    name: 'catalog',
    says: 'the built catalog of components, emails, and the comparison of screenshots',
    ...project('catalog'),
    share: 1,
  },
  {
    name: 'embedded',
    says: 'the server on PGlite, where it differs from PostgreSQL',
    ...project('embedded'),
    share: 1,
    built: 'some',
    database: 'beside',
  },
  {
    name: 'engines',
    says: 'the main journeys in Firefox and WebKit',
    ...project('engines'),
    // Two windows, which wait more than they compute.
    share: 1,
    built: 'all',
    missing: missingEnginePackages,
  },
  { name: 'kit', says: 'the kit, packed, installed and used by another project', ...project('kit'), share: 1 },
  { name: 'unit', says: 'pure logic and the laws', ...project('unit'), share: 1, database: 'first' },
  { name: 'types', says: 'TypeScript', program: 'node_modules/typescript/bin/tsc', args: ['-b'], share: 0 },
  {
    name: 'lint',
    says: 'oxlint with types, spelling, unused code',
    program: 'scripts/lint.mjs',
    args: [],
    share: 0,
  },
  { name: 'format', says: 'oxfmt', program: 'node_modules/oxfmt/bin/oxfmt', args: ['--check'], share: 0 },
  {
    name: 'audit',
    says: 'known vulnerabilities of production packages',
    program: 'scripts/audit.mjs',
    args: [],
    share: 0,
  },
  {
    name: 'budget',
    says: "bytes of the guest's page",
    program: 'scripts/budget.mjs',
    args: [],
    share: 0,
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
    says: 'safety and speed under load',
    program: 'scripts/proof.mjs',
    args: [],
    share: 3,
    built: 'all',
    long: true,
  },
]

/** Exit status of a step that was skipped (EX_TEMPFAIL). */
export const skippedStatus = 75

/** File with the start and end times of a full run, ms, as JSON. They show which results belong together. */
export const fullRunFile = 'full-run'

/**
 * Returns the path of a step's list of results, the times of its files, or its output.
 * @param {string} name
 * @param {'json' | 'times' | 'log'} kind
 */
export const resultFile = (name, kind) => inRoot('.results', `${name}.${kind}`)
