import { inRoot } from './root.mjs'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} says what it checks
 * @property {string} program path of the tool's script below node_modules, or of our own
 * @property {string[]} args
 * @property {boolean} [counts] it writes its own list of results; otherwise the step counts as one
 * @property {boolean} [alone] it measures or photographs, or keeps both cores busy by itself
 * @property {'some' | 'all'} [built] how much of it runs what was built: without a build, `some` still makes sense
 * @property {boolean} [postgres] it needs a PostgreSQL server
 */

const vitest = 'node_modules/vitest/vitest.mjs'
/** What Vitest prints, and the list of results that FESTOON_RESULTS names. */
export const vitestReporters = ['--reporter=default', '--reporter=./tests/support/results/vitestReporter.ts']

/** @type {Step[]} */
export const steps = [
  { name: 'types', says: 'TypeScript', program: 'node_modules/typescript/bin/tsc', args: ['-b'] },
  {
    name: 'lint',
    says: 'oxlint with types',
    program: 'node_modules/oxlint/bin/oxlint',
    args: ['--type-aware', '--deny-warnings'],
  },
  { name: 'format', says: 'oxfmt', program: 'node_modules/oxfmt/bin/oxfmt', args: ['--check'] },
  {
    name: 'audit',
    says: 'known faults of the packages that production installs',
    program: 'scripts/audit.mjs',
    args: [],
  },
  {
    name: 'unit',
    says: 'pure logic and the laws',
    program: vitest,
    args: ['run', '--project', 'unit', ...vitestReporters],
    counts: true,
  },
  {
    name: 'server',
    says: 'the server on PGlite',
    program: vitest,
    args: ['run', '--project', 'server', ...vitestReporters],
    counts: true,
    built: 'some',
  },
  {
    name: 'postgres',
    says: 'the server on PostgreSQL',
    program: vitest,
    args: ['run', '--project', 'server', ...vitestReporters],
    counts: true,
    built: 'some',
    postgres: true,
  },
  {
    name: 'services',
    says: 'what the server does alike on every database',
    program: vitest,
    args: ['run', '--project', 'services', ...vitestReporters],
    counts: true,
    built: 'some',
  },
  {
    name: 'stories',
    says: 'components in a browser: behaviour, axe, screenshots',
    program: vitest,
    args: ['run', '--project', 'stories', ...vitestReporters],
    counts: true,
    alone: true,
  },
  {
    name: 'catalogue',
    says: 'the built catalogue, and whether the comparison of pictures sees what it must',
    program: vitest,
    args: ['run', '--project', 'catalogue', ...vitestReporters],
    counts: true,
    alone: true,
  },
  {
    name: 'kit',
    says: 'the kit, packed, installed and used by a project elsewhere',
    program: vitest,
    args: ['run', '--project', 'kit', ...vitestReporters],
    counts: true,
    alone: true,
  },
  {
    name: 'phone',
    says: 'journeys through the built app on a small screen, those of guests on the narrowest too',
    program: 'node_modules/@playwright/test/cli.js',
    args: [
      'test',
      '--project=phone',
      '--project=narrow',
      '--reporter=list,./tests/support/results/playwrightReporter.ts',
    ],
    counts: true,
    alone: true,
    built: 'all',
  },
  {
    name: 'desktop',
    says: 'the same journeys on a wide screen',
    program: 'node_modules/@playwright/test/cli.js',
    args: ['test', '--project=desktop', '--reporter=list,./tests/support/results/playwrightReporter.ts'],
    counts: true,
    alone: true,
    built: 'all',
  },
  {
    name: 'budget',
    says: "bytes of the guest's page",
    program: 'scripts/budget.mjs',
    args: [],
    alone: true,
    built: 'all',
  },
]

/** The status with which a step that counts as one ends when it could not be run (EX_TEMPFAIL). */
export const skippedStatus = 75

/** Where a full run notes when it started and ended, in ms, as JSON: which results belong together. */
export const fullRunFile = 'full-run'

/**
 * Where a step keeps its list of results or its output.
 * @param {string} name
 * @param {'json' | 'log'} kind
 */
export const resultFile = (name, kind) => inRoot('.results', `${name}.${kind}`)
