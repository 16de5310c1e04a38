import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { inviteeToken } from '../../../server/crypto/tokens.ts'
import type { Db } from '../../../server/database/schema.ts'
import { callSaveRsvp } from '../../../server/guests/rsvp/saveRsvp.ts'
import { partyOperations, timesOf } from '../../support/access/partyOperations.ts'
import { answer, party, person } from '../../support/builders.ts'
import { fillEvents, fillGuests, fillMembers, fillParty } from '../../support/load/crowd.ts'
import { measure, quantile, type Figure } from '../../support/load/figure.ts'
import { processDatabase } from '../../support/load/processDatabase.ts'
import { rsvpsPerSecond } from '../../support/load/rsvpsPerSecond.mjs'
import { serverProcess } from '../../support/load/serverProcess.ts'
import { timeShares } from '../../support/load/timeShares.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer } from '../../support/testServer.ts'

const guests = 1_000

const bytesOf = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`
    select sum(pg_total_relation_size(c.oid))::bigint as bytes from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r'`.execute(db)
  return rows[0]?.bytes ?? 0
}

const explainedBy = (owners: ReadonlyMap<string, number>): number =>
  [...owners].reduce((sum, [owner, share]) => (owner === 'other' ? sum : sum + share), 0)

/** Returns the profile with the median explained share of five, because other processes may disturb one. */
async function medianShares(work: () => Promise<void>): Promise<ReadonlyMap<string, number>> {
  const shares: ReadonlyMap<string, number>[] = []
  for (let time = 0; time < 5; time += 1) shares.push(await timeShares(work))
  return shares.toSorted((a, b) => explainedBy(a) - explainedBy(b))[2] ?? new Map()
}

it('RSVPs on PGlite, compared with direct calls of the same function', { timeout: 600_000 }, async () => {
  const database = await processDatabase('pglite')
  const bareSeconds = 8
  const { eventId, ids, bare } = await database.within(async (db) => {
    const [host = { userId: '', accessToken: '' }] = await fillMembers(db, 1)
    const id = await fillParty(db, host)
    const rows = await fillGuests(db, id, 2 * guests)
    const rights = { proven: true, mayCreate: false, tokenVersion: 1 }
    const one = (at: number) => {
      const rsvpInput = {
        inviteeId: rows[at % rows.length] ?? '',
        rsvpStatus: 'YES' as const,
        rsvpMessage: 'See you there',
      }
      const rsvp = { ...rsvpInput, additionalGuestCount: Math.floor(Math.random() * 9), answers: [] }
      return callSaveRsvp(db, id, rsvp, rights, undefined, 1)
    }
    for (let at = 0; at < 500; at += 1) expect((await one(at)).outcome).toBe('saved')
    const from = performance.now()
    let count = 0
    for (; performance.now() - from < bareSeconds * 1_000; count += 1) await one(count)
    return { eventId: id, ids: rows, bare: count / bareSeconds }
  })
  const tokens = ids.map((inviteeId) =>
    inviteeToken(database.keys.inviteeToken, { eventId, inviteeId, tokenVersion: 1 }),
  )
  const server = await serverProcess(database.env)
  try {
    await server.start()
    const ourRate = await rsvpsPerSecond(server.origin, eventId, ids, tokens)
    const of = `${Math.round(ourRate)}/s of ${Math.round(bare)}/s`
    measure({
      what: `PGlite: RSVPs against direct calls of the same function, ${of}`,
      value: ourRate / bare,
      unit: 'x',
      least: 0.3,
    })
  } finally {
    await server.kill()
    await database.drop()
  }
})

it.each(databaseKinds)(
  'the cost of a thousand guests, and the time of the slowest operation, on %s',
  { timeout: 600_000 },
  async (kind) => {
    const server = await testServer(kind)
    const { db } = server.services
    const host = await person(server, 'Hana Host')
    const event = await party(server, host)
    const before = await bytesOf(db)
    const rows = (await fillGuests(db, event.id, guests)).map((inviteeId) => ({ inviteeId }))
    const cpuFrom = process.cpuUsage()
    for (const row of rows) await answer(server, event, row, 'YES', 1)
    const { user, system } = process.cpuUsage(cpuFrom)
    const bytes = (await bytesOf(db)) - before

    // The host has as many parties as the party has guests, in total.
    await fillEvents(db, event.id, guests - 1, [host.userId])
    await sql`vacuum analyze`.execute(db)
    const measuredParty = { server, host, event, ids: rows.map(({ inviteeId }) => inviteeId), isFull: false }
    const times = await timesOf([measuredParty], 25, (taken) => quantile(taken, 0.5))
    const slowestFirst = [...times].toSorted(([, [a = 0]], [, [b = 0]]) => b - a)
    const operations = partyOperations(measuredParty)
    // The two slowest take about the same time, so either may come first.
    const shares: Figure[] = []
    for (const [name] of slowestFirst.slice(0, 2)) {
      const again = async (count: number) => {
        for (let time = 0; time < count; time += 1) await operations[name]()
      }
      await again(5)
      const owners = await medianShares(() => again(12))
      const what = `${kind}: ${name}, share of time`
      for (const [owner, share] of [...owners].toSorted(([, a], [, b]) => b - a))
        shares.push({ what: `${what}: ${owner}`, value: share * 100, unit: '%' })
      shares.push({ what: `${what}: explained`, value: explainedBy(owners) * 100, unit: '%', least: 95 })
    }
    await server.end()
    measure(
      { what: `${kind}: a thousand guests with RSVPs, size in the database`, value: bytes / 1024, unit: 'KiB' },
      { what: `${kind}: a thousand RSVPs, CPU time of the server`, value: (user + system) / 1_000, unit: 'ms' },
      ...slowestFirst.map(([name, [ms = Number.NaN]], at) => ({
        what: `${kind}: ${at === 0 ? 'slowest, ' : ''}${name}`,
        value: ms,
        unit: 'ms' as const,
      })),
      ...shares,
    )
  },
)
