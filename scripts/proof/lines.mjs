import { vitestReporters } from '../steps/steps.mjs'

/**
 * @typedef {object} Line
 * @property {string} name
 * @property {string} says description of what it proves
 * @property {string} program path of a tool's script in node_modules, or of one of ours
 * @property {string[]} args
 * @property {Record<string, string>} [env] variables that make it run longer than in `npm test`, unless they are already set
 * @property {number} [limitSeconds] time after which it is stopped; by default, an hour
 */

const projects = ['unit', 'server', 'proof'].flatMap((name) => ['--project', name])

/** Creates a line that runs files. @param {string[]} files in `tests`, with the ending `.test` or `.proof` */
const run = (...files) => ({
  program: 'node_modules/vitest/vitest.mjs',
  args: ['run', ...projects, ...vitestReporters, ...files.map((file) => `tests/${file}.ts`)],
})

/** Creates a line that runs tests. @param {string[]} files in `tests` */
const test = (...files) => run(...files.map((file) => `${file}.test`))

/**
 * Every part of `npm run proof`, in order. The parts write their figures with `tests/support/load/figure.ts`.
 * @type {Line[]}
 */
export const lines = [
  {
    name: 'kill',
    says: 'killed repeatedly while guests RSVP: nothing lost or duplicated, back at once',
    ...test('server/proof/kill'),
    env: { PROOF_KILLS: '100', PROOF_RSVPS: '10000' },
  },
  {
    name: 'delivery',
    says: 'killed repeatedly while invitations are sent',
    ...test('server/messaging/delivery/killed'),
    env: { DELIVERY_KILLS: '20', DELIVERY_SENDS: '1000' },
  },
  {
    name: 'restart',
    says: 'restarted repeatedly at half load: every retry succeeds, and no email is sent twice',
    ...test('server/proof/restart'),
    env: { PROOF_RESTARTS: '20' },
  },
  {
    name: 'idempotency',
    says: 'every write sent up to ten times at once: one effect, one result',
    ...test('server/rpc/idempotency'),
    env: { IDEMPOTENCY_CASES: '1000' },
  },
  {
    name: 'fuzz',
    says: 'random bodies for every operation: no 5xx, nothing disclosed, stable memory',
    ...test('server/rpc/fuzzBodies'),
    env: { FUZZ_BODIES: '100000' },
  },
  { name: 'access', says: 'access of every role to every operation', ...test('server/rpc/access') },
  {
    name: 'stepUp',
    says: 'a stolen access token and cookie against every operation: nothing to keep, and over at once',
    ...test('server/accounts/stolenSession'),
  },
  {
    name: 'grants',
    says: 'random sequences of everything that passes on a right: no one gets one that no holder gave to them',
    ...test('server/events/grants/anySequence'),
    // PostgreSQL runs several at once. Runs with different seeds add up: `GRANT_SEQUENCES=20000 GRANT_SEED=2 npm run proof -- grants`.
    env: { GRANT_SEQUENCES: '97000', GRANT_SEQUENCES_EMBEDDED: '3000' },
    limitSeconds: 5 * 3_600,
  },
  { name: 'lifecycle', says: 'every write in every state of an event', ...test('server/rpc/lifecycleMatrix') },
  {
    name: 'codes',
    says: 'parallel guesses, and requests that try to bypass the limits',
    ...test('server/accounts/bypassForms'),
  },
  {
    name: 'spam',
    says: 'a new account that edits, invites and writes in a loop: few emails',
    ...test('server/proof/spam'),
    env: { PROOF_SPAM: '1' },
  },
  {
    name: 'sms',
    says: 'codes requested for many numbers from many networks: few SMS',
    ...test('server/proof/sms'),
    env: { PROOF_SMS: '5000' },
  },
  {
    name: 'secrets',
    says: 'secrets in links, headers and cookies: at least 128 bits, and never logged',
    ...test('server/crypto/secrets', 'server/crypto/secretsInLogs'),
    env: { SECRET_SAMPLES: '10000' },
  },
  {
    name: 'enumeration',
    says: "accounts, invitations and subscriptions can't be told apart from unknown addresses, not even by timing",
    ...test('server/rpc/enumeration'),
    env: { ENUMERATION_CALLS: '1000' },
  },
  {
    name: 'uploads',
    says: 'hostile files at every upload: none served as a script, nothing kept but pixels; memory and fairness under attack',
    ...run(
      'server/media/hostileUploads.test',
      'server/media/uploadLimits.test',
      'server/proof/uploads.proof',
      'server/guests/guestCsvDelay.test',
      'server/media/privatePictures.test',
    ),
    env: { UPLOADS_EVERYWHERE: '1' },
  },
  {
    name: 'exports',
    says: 'hostile text in guest lists, calendar files, headers and emails: no formulas, no injected lines',
    ...test('server/web/hostileTexts'),
  },
  {
    name: 'redirects',
    says: 'hostile addresses in redirects and fetches: no other sites, no internal calls',
    ...test('server/web/foreignAddresses', 'server/web/internalFetches', 'app/entry/foreignAddresses'),
    env: { FETCHES_EVERYWHERE: '1' },
  },
  { name: 'backup', says: 'backups restore all data', ...test('server/backup/backup') },
  {
    name: 'privacy',
    says: 'stored personal data and its deletion',
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
    says: 'four processes on one PostgreSQL behind a proxy',
    ...test('server/proof/processes'),
    env: { PROOF_LISTENERS: '5000' },
  },
  {
    name: 'distribution',
    says: "every statement on a guest's path stays within one event",
    ...test('server/proof/distribution'),
  },
  {
    name: 'growth',
    says: 'time per operation as events and guests grow',
    ...run('server/proof/growth.proof'),
  },
  {
    name: 'rsvps',
    says: 'RSVPs on PostgreSQL, compared with the same transaction in pgbench',
    program: 'scripts/proof/rsvps.mjs',
    args: [],
  },
  {
    name: 'inputs',
    says: 'time of hostile, long and large inputs',
    ...test(
      'contract/rules/guests/pastedEmails',
      'server/accounts/deviceName',
      'server/events/eventList',
      'server/events/places',
      'server/guests/guestCsv',
      'server/messaging/replies/replies',
      'server/messaging/sendingLimits',
      'server/rpc/logs',
      'server/rpc/longTexts',
      'server/web/policyReports',
    ),
  },
  { name: 'art', says: 'processor time of drawing an image', ...run('art/art.proof') },
  {
    name: 'load',
    says: 'RSVPs on PGlite, compared with direct calls of the same function; time of the slowest operation; cost of guests',
    ...run('server/proof/load.proof'),
  },
]
