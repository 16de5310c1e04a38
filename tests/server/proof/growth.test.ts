import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../../../server/data/openPostgres.ts'
import type { Db } from '../../../server/data/schema.ts'
import { answer, keyOf, party, person, type Person } from '../../support/builders.ts'
import { fillGuests } from '../../support/crowd.ts'
import { prove, quantile } from '../../support/figure.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

/** `PROOF_GUESTS=1000,10000,100000 PROOF_EVENTS=1000000` for a proof. */
const sizes = (process.env.PROOF_GUESTS ?? '100,1000').split(',').map(Number)
const otherEvents = Number(process.env.PROOF_EVENTS ?? 1_000)
const isProof = otherEvents > 10_000
const rounds = isProof ? 41 : 9
/** What may take longer by, at a size of a hundred times as much: 5 / 3 is the logarithm's, and a little for caches. */
const most = isProof ? 2.5 : 10
// A million rows are PostgreSQL's; the embedded one is for smaller things.
const kinds = databaseKinds.filter((kind) => !isProof || kind === 'postgres')

/** Events of other hosts, which have nothing to do with what is measured. */
const fillEvents = (db: Db, count: number, like: string) =>
  sql`insert into events (id, organizer_id, hosted_by, title, description, photo_url, start_time, end_time, time_zone, past_from,
      location, colors, questions, open_invite, public_guest_list, reminders_enabled, host_notification,
      communication_preference, has_waitlist, created_at)
    select gen_random_uuid(), o.id, 'Host', 'Party ' || n, description, photo_url, start_time, end_time, time_zone, past_from,
      location, colors, questions, open_invite, public_guest_list, reminders_enabled, host_notification,
      communication_preference, has_waitlist, n
    from events, generate_series(1, ${count}::integer) n
    join (select id, row_number() over () at from users where name = 'Other') o on o.at = 1 + n % 1000
    where events.id = ${like}`.execute(db)

describe.each(kinds)('as guests and events grow, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    // To fill it takes longer than a statement of the server's may.
    server = await testServer(kind, { openPostgres: (url) => openPostgres(url, 600_000) })
    host = await person(server, 'Hana Host')
    const { db } = server.services
    await sql`insert into users (id, name, coins, created_at) select gen_random_uuid(), 'Other', 0, 1
      from generate_series(1, 1000)`.execute(db)
  }, 60_000)
  afterAll(() => server.end())

  /** An event with that many guests, of whom half go. */
  const grown = async (guests: number) => {
    const event = await party(server, host, { publicGuestList: true })
    const ids = await fillGuests(server.services.db, event.id, guests)
    await sql`update invitees set rsvp_status = 'YES', answered_at = 1 where event_id = ${event.id} and role = 'attendee'
      and invitee_id = any(${ids.filter((_id, at) => at % 2 === 0)}::uuid[])`.execute(server.services.db)
    return { event, ids }
  }

  it('no operation takes longer than what it answers is more', { timeout: 1_800_000 }, async () => {
    const { db } = server.services
    const parties = []
    for (const size of sizes) parties.push(await grown(size))
    // A list holds 10,000: where it is fuller, the refusal of a new guest is what is measured.
    const work = ({ event, ids }: Awaited<ReturnType<typeof grown>>) => {
      const eventId = event.id
      const guest = () => ({ inviteeId: ids[Math.floor(Math.random() * ids.length)] ?? '' })
      const key = () => {
        const one = guest()
        return { inviteeUuid: one.inviteeId, token: keyOf(server, event, one) }
      }
      const first = guest()
      const own = { inviteeUuid: first.inviteeId, token: keyOf(server, event, first) }
      return {
        "guest: the event's page": () => call(server, 'getEventPreview', { eventId, ...key() }),
        'guest: an answer': () => answer(server, event, guest(), 'YES', Math.floor(Math.random() * 8)),
        'guest: a new one by the open link': () => {
          const invitee = {
            inviteeId: randomUUID(),
            name: 'Lia',
            email: `${randomUUID()}@example.com`,
            rsvpStatus: 'NO' as const,
          }
          return attempt(server, 'updateAttendanceByLink', { eventId, invitee }, { deviceId: 'a-phone' })
        },
        'guest: photos': () => call(server, 'getPreviewAlbumDetails', { eventId, ...own }),
        'guest: messages': () => call(server, 'getUserEventMessageHistory', { eventId, ...own }),
        'host: the event': () => call(server, 'getEvent', { eventId }, host),
        'host: a page of the guest list': () => call(server, 'fetchInvitees', { eventId }, host),
        'host: adds a guest': () => {
          const invitees = [{ inviteeId: randomUUID(), name: 'New', email: `${randomUUID()}@example.com` }]
          return attempt(server, 'addInvitees', { eventId, invitees }, host)
        },
        'host: the list of events': () => call(server, 'fetchEvents', {}, host),
      }
    }
    type Name = keyof ReturnType<typeof work>
    // The quick ones of many: whatever else the machine does only ever makes it slower.
    const measure = async (all: ReturnType<typeof work>[]) => {
      const names = Object.keys(all[0] ?? {}) as Name[]
      const times = new Map<string, number>()
      for (const name of names) {
        const taken = all.map((): number[] => [])
        // One of each in turn, so that whatever else the machine does meets them all alike.
        for (let round = 0; round < rounds; round += 1)
          for (const [at, operations] of all.entries()) {
            const from = performance.now()
            await operations[name]()
            taken[at]?.push(performance.now() - from)
          }
        for (const [at, list] of taken.entries()) times.set(`${name} ${at}`, quantile(list, 0.1))
      }
      return { names, time: (name: string, at: number) => times.get(`${name} ${at}`) ?? Number.NaN }
    }
    await sql`analyze`.execute(db)
    const small = await measure(parties.map(work))
    for (const name of small.names)
      for (const [at, size] of sizes.entries())
        process.stdout.write(`${kind} ${name} at ${size}: ${small.time(name, at).toFixed(2)} ms\n`)
    const last = sizes.length - 1
    const byGuests = small.names.map((name) => ({
      what: `${kind}: ${name}, ${sizes[last]} guests beside ${sizes[0]}`,
      value: small.time(name, last) / small.time(name, 0),
      unit: 'x',
      most,
    }))
    await fillEvents(db, otherEvents, parties[0]?.event.id ?? '')
    await sql`analyze`.execute(db)
    const [one] = parties
    const large = await measure(one ? [work(one)] : [])
    const byEvents = large.names.map((name) => ({
      what: `${kind}: ${name}, among ${otherEvents} more events`,
      value: large.time(name, 0) / small.time(name, 0),
      unit: 'x',
      most,
    }))
    expect(byEvents).toHaveLength(byGuests.length)
    prove(...byGuests, ...byEvents)
  })
})
