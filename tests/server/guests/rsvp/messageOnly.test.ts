import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { digestCopy } from '../../../../server/messaging/mail/digestCopy.ts'
import { readNewRsvps } from '../../../../server/messaging/notifications/hostDigests.ts'
import { answer, invitedPerson, keyOf, party, person, rowOf, type Person } from '../../../support/builders.ts'
import { attempt, call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const minute = 60_000
const message = { rsvpStatus: 'SEEN' as const, messageOnly: true, rsvpMessage: 'Any chance?' }

describe.each(databaseKinds)('a message to the host without an RSVP, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const setRow = (event: EventView, { inviteeId }: Invitee, values: object) =>
    server.services.db
      .updateTable('invitees')
      .set(values)
      .where('event_id', '=', event.id)
      .where('invitee_id', '=', inviteeId)
      .execute()

  /** The people whose place in the party a message must not change, and the values that make them so. */
  const roles = [
    ['a denied guest', { waitlist_status: 'DENIED' }],
    ['a guest who awaits approval', { waitlist_status: 'PENDING_APPROVAL', awaits: 'approval' }],
    ['a co-host', { cohost_status: 'ACCEPTED' }],
  ] as const
  const ways = ['the personal link', 'an account'] as const
  const times = ['before', 'after'] as const
  const rows = roles.flatMap(([role, values]) =>
    ways.flatMap((way) => times.map((time) => [role, way, time, values] as const)),
  )

  it.each(rows)('of %s by %s, %s the deadline, changes only the message', async (_role, way, time, values) => {
    const event = await party(server, host, { rsvpBy: server.clock.now() + minute, hasWaitlist: true })
    const { guest, account: gus } = await invitedPerson(server, host, event, 'Gus')
    await answer(server, event, guest, 'YES', 1)
    if (way === 'an account')
      await call(
        server,
        'updateAttendance',
        {
          eventId: event.id,
          token: keyOf(server, event, guest),
          invitee: { inviteeId: guest.inviteeId, rsvpStatus: 'YES', additionalGuestCount: 1 },
        },
        gus,
      )
    await setRow(event, guest, values)
    if (time === 'after') server.clock.advance(minute)
    const before = await rowOf(server, host, event, guest.inviteeId)
    const goingBefore = (await call(server, 'getEvent', { eventId: event.id }, host)).event.goingCount
    const from = server.clock.now()
    server.clock.advance(1)
    const input = { eventId: event.id, invitee: { inviteeId: guest.inviteeId, ...message } }
    const { failure } =
      way === 'an account'
        ? await attempt(server, 'updateAttendance', input, gus)
        : await attempt(server, 'updateAttendanceThroughEmail', { ...input, token: keyOf(server, event, guest) })
    expect(failure).toBeUndefined()
    const after = await rowOf(server, host, event, guest.inviteeId)
    expect(after).toEqual({ ...before, rsvpMessage: 'Any chance?', rsvpAt: after.rsvpAt })
    expect((await call(server, 'getEvent', { eventId: event.id }, host)).event.goingCount).toBe(goingBefore)
    // The host reads it in the next digest.
    const reader = await server.services.db
      .selectFrom('invitees')
      .selectAll()
      .where('event_id', '=', event.id)
      .where('role', '=', 'organizer')
      .executeTakeFirstOrThrow()
    const { rows: rsvps, more } = await readNewRsvps(server.services.db, reader, { from, until: server.clock.now() })
    const { lines } = digestCopy('Picnic', { rsvps, more, going: 1 })
    expect(lines.filter((line) => line.includes('“Any chance?”'))).toHaveLength(1)
  })
})
