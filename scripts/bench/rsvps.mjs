import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { deriveKeys } from '../../server/crypto/keys.ts'
import { inviteeToken } from '../../server/crypto/tokens.ts'
import { rsvpsPerSecond, connections, seconds } from '../../tests/support/load/rsvpsPerSecond.mjs'
import { build } from '../build.mjs'
import { inRoot } from '../root.mjs'
import { freshDatabase } from '../steps/database.mjs'
import { startBuiltServer } from './builtServer.mjs'
import { makeParty } from './party.mjs'

const guests = 2_000

/**
 * Compares the number of RSVPs per second that the server saves with that of PostgreSQL alone, where pgbench calls `save_rsvp`
 * with the same input on the same number of connections. Returns no figures if PostgreSQL or pgbench is missing.
 * @returns {Promise<import('../bench.mjs').Figure[]>}
 */
export async function benchRsvps() {
  const pgbench = globSync('/usr/lib/postgresql/*/bin/pgbench').at(-1) ?? ''
  const database = existsSync(pgbench) ? await freshDatabase() : null
  if (!database) {
    console.log('RSVPs against the bare database: skipped, because there is no PostgreSQL or pgbench')
    return []
  }
  if (!(await build())) throw new Error("The app wasn't built")
  const folder = await mkdtemp(join(tmpdir(), 'festoon-bench-'))
  // One secret for both servers, because a database refuses another one.
  const secret = randomBytes(32).toString('hex')
  try {
    /** @param {'on' | 'off'} setting `on` if each commit waits for the disk */
    const measure = async (setting) => {
      const url = new URL(database.url)
      url.searchParams.set('options', `-c synchronous_commit=${setting}`)
      const { bare, ours } = await beside(pgbench, url.href.replaceAll('+', '%20'), folder, secret)
      return { value: bare / ours, said: `${Math.round(ours)}/s of ${Math.round(bare)}/s, ${(ours / bare).toFixed(2)}` }
    }
    const [durable, quick] = [await measure('on'), await measure('off')]
    // In production, commits wait for the disk. Without waiting, only the work is compared.
    const of = `${durable.said}; ${quick.said} without waiting for commits`
    return [{ what: 'RSVPs against pgbench', value: durable.value, max: 2, unit: 'x', of }]
  } finally {
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Measures the RSVPs per second of the database alone (`bare`) and of the server (`ours`).
 * @param {string} pgbench @param {string} url @param {string} folder @param {string} secret
 */
async function beside(pgbench, url, folder, secret) {
  const server = await startBuiltServer({ DATABASE_URL: url, APP_SECRET: secret, LOG_LEVEL: 'warn' })
  try {
    const { link } = await makeParty(server.origin)
    const eventId = new URL(link).pathname.split('/').at(-1) ?? ''
    const ids = await fill(url, eventId)
    const key = deriveKeys(secret).inviteeToken
    const tokens = ids.map((inviteeId) => inviteeToken(key, { eventId, inviteeId, tokenVersion: 1 }))
    const script = join(folder, 'rsvp.sql')
    await writeFile(script, transaction(eventId))
    const first = await perSecond(pgbench, url, script)
    const ours = await rsvpsPerSecond(server.origin, eventId, ids, tokens)
    const again = await perSecond(pgbench, url, script)
    return { bare: Math.max(first, again), ours }
  } finally {
    await server.stop()
  }
}

/**
 * Adds guests to an event, and their ids to a table that pgbench reads. Returns the ids.
 * @param {string} url @param {string} eventId
 */
async function fill(url, eventId) {
  const { Client } = createRequire(inRoot('server', 'package.json'))('pg')
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const ids = Array.from({ length: guests }, () => randomUUID())
    await client.query('drop table if exists bench_guests')
    await client.query('create table bench_guests (n integer primary key, id uuid not null)')
    await client.query(
      'insert into bench_guests select n, id from unnest($1::uuid[]) with ordinality as rows (id, n)',
      [ids],
    )
    await client.query(
      `insert into invitees (event_id, invitee_id, name, role, source, rsvp_status, invite_status, created_at)
       select $1, id, 'Guest ' || n, 'attendee', 'host', 'INVITED', 'SUCCESS', 0 from bench_guests`,
      [eventId],
    )
    await client.query('analyze')
    return ids
  } finally {
    await client.end()
  }
}

/** Returns the SQL of one RSVP: reads the guest's row by its key and saves the RSVP. @param {string} eventId */
const transaction = (eventId) => `\\set n random(1, ${guests})
\\set additional random(0, 8)
select save_rsvp('${eventId}', (select id from bench_guests where n = :n), jsonb_build_object('status', 'YES',
  'additional', cast(:additional as integer), 'message', 'See you there', 'responses', '[]'::jsonb, 'mayCreate', false, 'proven', true,
  'request', jsonb_build_object('id', 'blocking-' || gen_random_uuid(), 'hash', md5(:additional::text))),
  (extract(epoch from clock_timestamp()) * 1000)::bigint);
`

/** @param {string} pgbench @param {string} url @param {string} script */
async function perSecond(pgbench, url, script) {
  const settings = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(connections),
    '-j',
    '1',
    '-T',
    String(seconds),
    '-f',
    script,
    url,
  ]
  const { stdout } = await promisify(execFile)(pgbench, settings)
  const [, rate = ''] = /tps = ([\d.]+)/.exec(stdout) ?? []
  if (rate === '') throw new Error(`pgbench printed no rate:\n${stdout}`)
  return Number(rate)
}
