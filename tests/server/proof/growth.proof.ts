import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../../../server/database/openPostgres.ts'
import { timesOf, type MeasuredParty, type PartyOperation } from '../../support/access/partyOperations.ts'
import { party, person } from '../../support/builders.ts'
import { fillEvents, fillGuests, fillMembers, fillMessages } from '../../support/load/crowd.ts'
import { measure, quantile } from '../../support/load/figure.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const sizes = [1_000, 10_000, 100_000]
const manyEvents = 1_000_000
const fewEvents = manyEvents / 1_000
const rounds = 41
/** The maximum slowdown at 100 or 1,000 times the size: 2 for logarithmic growth, plus some for caches. */
const max = 2.5
/** The maximum number of guests on a list. A test of that size starts with fewer, to leave room for those it adds. */
const listHolds = 10_000
const addedCount = 3 * rounds
const adding: ReadonlySet<PartyOperation> = new Set(['guest: RSVP by the open link', 'host: add a guest'])
// A million rows need PostgreSQL; the embedded database is for smaller data.
const kinds = databaseKinds.filter((kind) => kind === 'postgres')

describe.each(kinds)('as guests and events grow, on %s,', (kind) => {
  let few: TestServer
  let many: TestServer
  beforeAll(async () => {
    // Filling the database exceeds the server's statement timeout.
    const patient = { openPostgres: (url: string) => openPostgres(url, 600_000) }
    few = await testServer(kind, patient)
    many = await testServer(kind, patient)
  }, 60_000)
  afterAll(async () => {
    await few.end()
    await many.end()
  })

  /** Creates an event with the given number of guests, half of them going, and with messages to all of them. */
  const partyOfSize = async (server: TestServer, guests: number): Promise<MeasuredParty> => {
    const { db } = server.services
    const host = await person(server, 'Hana Host')
    const event = await party(server, host, { publicGuestList: true })
    const ids = await fillGuests(db, event.id, guests === listHolds ? guests - addedCount : guests)
    await sql`update invitees set rsvp_status = 'YES', rsvp_at = 1 where event_id = ${event.id} and role = 'attendee'
      and invitee_id = any(${ids.filter((_id, at) => at % 2 === 0)}::uuid[])`.execute(db)
    await fillMessages(db, event.id, 5)
    return { server, host, event, ids, isFull: guests > listHolds }
  }
  const addCrowd = async (server: TestServer, { event }: MeasuredParty, events: number) => {
    const { db } = server.services
    const others = await fillMembers(db, Math.min(events, 1_000))
    await fillEvents(
      db,
      event.id,
      events,
      others.map(({ userId }) => userId),
    )
    await sql`vacuum analyze`.execute(db)
  }

  it("no operation's time grows faster than its result", { timeout: 3_000_000 }, async () => {
    const parties: MeasuredParty[] = []
    for (const size of sizes) parties.push(await partyOfSize(few, size))
    const [smallest = 0] = sizes
    const among = await partyOfSize(many, smallest)
    for (const one of parties.slice(0, 1)) await addCrowd(few, one, fewEvents)
    await addCrowd(many, among, manyEvents)

    const times = await timesOf([...parties, among], rounds, (taken) => quantile(taken, 0.1))
    const columns = [...sizes.map((size) => `${size} guests`), `${smallest} guests among ${manyEvents} events`]
    for (const [name, durations] of times)
      for (const [at, column] of columns.entries())
        process.stdout.write(`${kind} ${name}, ${column}: ${durations[at]?.toFixed(2)} ms\n`)
    const figure = (name: PartyOperation, at: number, beside: string) => {
      const durations = times.get(name) ?? []
      const value = (durations[at] ?? Number.NaN) / (durations[0] ?? Number.NaN)
      return { what: `${kind}: ${name}, ${columns[at]} against ${beside}`, value, unit: 'x' as const, max }
    }
    const names = [...times.keys()]
    const withRoom = sizes.findLastIndex((size) => size <= listHolds)
    const byGuests = names.map((name) => figure(name, adding.has(name) ? withRoom : sizes.length - 1, `${smallest}`))
    const byEvents = names.map((name) => figure(name, sizes.length, `${fewEvents}`))
    expect(names.length).toBeGreaterThan(5)
    measure(...byGuests, ...byEvents)
  })
})
