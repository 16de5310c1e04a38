import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventsOfQuery } from '../../../server/events/eventSummaries.ts'
import { person, type Person } from '../../support/builders.ts'
import { measureTime } from '../../support/load/figure.ts'
import { call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { coverUrl, testServer, type TestServer } from '../../support/testServer.ts'

const parties = 1_000
const guests = 12

describe.each(databaseKinds)('a thousand events on %s', (kind) => {
  let server: TestServer
  let user: Person
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    user = await person(server, 'Una User')
    host = await person(server, 'Hana Host')
    const { db } = server.services
    const now = server.clock.now()
    // Every second event is hers. Of twelve guests, eight are going, two of them with a plus-one; one is waitlisted, one
    // denied, one unsent, and one was removed.
    await sql`
      insert into events (id, organizer_id, hosted_by, title, description, photo_url, start_time, end_time, time_zone,
        past_from, location, colors, questions, open_invite, public_guest_list, reminders_enabled, host_notification,
        communication_preference, has_waitlist, created_at)
      select gen_random_uuid(), case when n % 2 = 0 then ${user.userId}::uuid else ${host.userId}::uuid end, 'Host',
        'Party ' || n, '', ${coverUrl}, ${now}::bigint + n * 3600000::bigint, 0, 'UTC',
        ${now}::bigint + n * 3600000::bigint, '{"displayName":"Here"}', '{"primary":"#fae5ff","text":"#000000"}', '[]',
        true, n % 3 <> 0, true, 'asTheyArrive', 3, false, ${now}::bigint
      from generate_series(1, ${parties}::integer) n
    `.execute(db)
    await sql`
      insert into invitees (event_id, invitee_id, user_id, name, role, source, rsvp_status, invite_status, created_at)
      select id, gen_random_uuid(), organizer_id, 'Host', 'organizer', 'event', 'YES', 'SUCCESS', 1 from events
    `.execute(db)
    await sql`
      insert into invitees (event_id, invitee_id, name, email, email_normalized, role, source, rsvp_status, invite_status,
        waitlist_status, additional_guest_count, created_at)
      select id, gen_random_uuid(), 'Guest ' || n, n || '@example.com', n || '@example.com', 'attendee', 'host',
        case when n = 12 then 'HIDDEN' when n = 11 then 'INVITED' else 'YES' end,
        case when n = 11 then 'PENDING' else 'SUCCESS' end,
        case when n = 9 then 'PENDING_APPROVAL' when n = 10 then 'DENIED' end, case when n <= 2 then 1 else 0 end, 1
      from events, generate_series(1, ${guests}::integer) n
    `.execute(db)
    await sql`
      insert into invitees (event_id, invitee_id, user_id, name, role, source, rsvp_status, invite_status, created_at)
      select id, gen_random_uuid(), ${user.userId}, 'Una', 'attendee', 'host', 'NO', 'SUCCESS', 1 from events
      where organizer_id <> ${user.userId}
    `.execute(db)
    await sql`analyze`.execute(db)
  })
  afterAll(() => server.end())

  it('are listed completely, newest start first, each with the right counts [RPC-33, EVLIST-27, EVLIST-28]', async () => {
    const { events } = await call(server, 'fetchEvents', {}, user)
    expect(events).toHaveLength(parties)
    expect(new Set(events.map(({ id }) => id)).size).toBe(parties)
    expect(events.map(({ title }) => title)).toEqual(
      Array.from({ length: parties }, (_, at) => `Party ${parties - at}`),
    )
    for (const event of events) {
      const number = Number(event.title.slice(6))
      const isHost = number % 2 === 0
      const isListed = isHost || number % 3 !== 0
      expect([event.title, event.isHost, event.goingCount, event.unsentCount, event.rsvpStatus]).toEqual([
        `Party ${number}`,
        isHost,
        isListed ? 11 : 0,
        isHost ? 1 : 0,
        isHost ? 'YES' : 'NO',
      ])
    }
  })

  it("are found by indexes, without reading other users' events", async () => {
    const { db } = server.services
    const stranger = await person(server, 'Stan')
    const plan = async (userId: string) => {
      const { sql: text, parameters } = eventsOfQuery(db, userId).compile()
      const { rows } = await db.executeQuery<Record<string, string>>(
        CompiledQuery.raw(`explain ${text}`, [...parameters]),
      )
      return rows.map((row) => Object.values(row)[0] ?? '').join('\n')
    }
    expect(await plan(user.userId), 'a user with many events').not.toMatch(/Seq Scan on invitees/)
    const few = await plan(stranger.userId)
    expect(few).not.toMatch(/Seq Scan/)
    expect(few).toMatch(/invitees_user/)
    expect((await call(server, 'fetchEvents', {}, stranger)).events).toEqual([])
  })

  it('are returned in less than a megabyte', async () => {
    const { events } = await measureTime({ what: `${kind}: listing a thousand parties`, max: 1_000 }, () =>
      call(server, 'fetchEvents', {}, user),
    )
    expect(JSON.stringify(events).length).toBeLessThan(1_000_000)
  })
})
