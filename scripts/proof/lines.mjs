import { vitestReporters } from '../steps/steps.mjs'

/**
 * @typedef {object} Line
 * @property {string} name
 * @property {string} says what it proves
 * @property {string} program path of the tool's script below node_modules, or of our own
 * @property {string[]} args
 * @property {Record<string, string>} [env] makes it as long as a proof is; in `npm test` the same is short
 */

const projects = ['unit', 'server'].flatMap((name) => ['--project', name])

/** Test files as a line. @param {string[]} files below `tests` */
const test = (...files) => ({
  program: 'node_modules/vitest/vitest.mjs',
  args: ['run', ...projects, ...vitestReporters, ...files.map((file) => `tests/${file}.test.ts`)],
})

/**
 * Every line of `npm run proof`, in its order. What a line has to show it writes with `tests/support/load/figure.ts`.
 * @type {Line[]}
 */
export const lines = [
  {
    name: 'kill',
    says: 'killed again and again while guests answer: nothing lost, nothing doubled, back at once',
    ...test('server/proof/kill'),
    env: { PROOF_KILLS: '100', PROOF_ANSWERS: '10000' },
  },
  {
    name: 'delivery',
    says: 'killed again and again while invitations go out',
    ...test('server/messaging/delivery/killed'),
    env: { DELIVERY_KILLS: '20', DELIVERY_SENDS: '1000' },
  },
  {
    name: 'restart',
    says: 'restarted again and again at half load: whoever tries again is answered, and no mail comes twice',
    ...test('server/proof/restart'),
    env: { PROOF_RESTARTS: '20' },
  },
  {
    name: 'idempotency',
    says: 'every write sent up to ten times at once: one effect, one answer; its request id says nothing else',
    ...test('server/rpc/idempotency'),
    env: { IDEMPOTENCY_CASES: '1000' },
  },
  {
    name: 'fuzz',
    says: 'bodies of every kind over every operation: no answer of 5xx, nothing told, memory flat',
    ...test('server/rpc/fuzzBodies'),
    env: { FUZZ_BODIES: '100000' },
  },
  { name: 'access', says: 'who may do what, everybody at everything', ...test('server/rpc/access') },
  { name: 'lifecycle', says: 'every write in every state of an event', ...test('server/rpc/lifecycleMatrix') },
  {
    name: 'codes',
    says: 'guesses at once, and forms that would pass by the limits',
    ...test('server/accounts/bypassForms'),
  },
  {
    name: 'secrets',
    says: 'what links, headers and cookies carry: at least 128 bits, and never in a log',
    ...test('server/crypto/secrets', 'server/crypto/secretsInLogs'),
    env: { SECRET_SAMPLES: '10000' },
  },
  {
    name: 'enumeration',
    says: 'who has an account, an invitation or a subscription, and who has not: answered alike, and as fast',
    ...test('server/rpc/enumeration'),
    env: { ENUMERATION_CALLS: '1000' },
  },
  {
    name: 'uploads',
    says: 'hostile files at every address that takes pictures: none served as a script, nothing kept but pixels',
    ...test('server/media/hostileUploads'),
    env: { UPLOADS_EVERYWHERE: '1' },
  },
  {
    name: 'exports',
    says: 'what people write, in guest lists, calendar files, headers and mails: no live formula, no line of its own',
    ...test('server/web/hostileTexts'),
  },
  {
    name: 'redirects',
    says: 'hostile addresses wherever something leads on or is fetched: no other site, no call inside',
    ...test('server/web/foreignAddresses', 'server/web/internalFetches', 'app/foreignAddresses'),
  },
  { name: 'backup', says: 'what is backed up is brought back', ...test('server/backup/backup') },
  {
    name: 'privacy',
    says: 'what is kept about guests and accounts, and how it goes',
    ...test(
      'server/guests/guestData',
      'server/guests/withheldContacts',
      'server/guests/lateContacts',
      'server/accounts/privacy',
      'server/accounts/deleteAccount',
    ),
  },
  {
    name: 'processes',
    says: 'four processes on one PostgreSQL behind a plain proxy',
    ...test('server/proof/processes'),
    env: { PROOF_LISTENERS: '5000' },
  },
  {
    name: 'distribution',
    says: "every statement of a guest's path keeps to one event",
    ...test('server/proof/distribution'),
  },
  {
    name: 'growth',
    says: 'time per operation as events and guests grow',
    ...test('server/proof/growth'),
    env: { PROOF_GUESTS: '1000,10000,100000', PROOF_EVENTS: '1000000' },
  },
  {
    name: 'answers',
    says: 'answers on PostgreSQL, beside pgbench with the same transaction',
    program: 'scripts/proof/answers.mjs',
    args: [],
  },
  {
    name: 'load',
    says: 'answers on PGlite, beside its own call of the same function; what the slowest operation spends its time on, and what guests cost',
    ...test('server/proof/load'),
    env: { PROOF_LOAD: '1' },
  },
]
