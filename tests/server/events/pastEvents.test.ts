import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { invite, keyOf, party, person, type Person } from '../../support/builders.ts'
import { call, reasonOf } from '../../support/rpcClient.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const hour = 3_600_000

describe('an event is past, so that no one can RSVP,', () => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer('any')
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  /** Returns a function that sends a guest's RSVP and returns the reason for its failure. */
  async function rsvpAt(event: EventView): Promise<() => Promise<string | undefined>> {
    const [guest] = await invite(server, host, event, ['Gina'])
    if (!guest) throw new Error('not invited')
    const invitee = { inviteeId: guest.inviteeId, rsvpStatus: 'YES' as const }
    const input = { eventId: event.id, token: keyOf(server, event, guest), invitee }
    return () => reasonOf(server, 'updateAttendanceThroughEmail', input)
  }
  const at = (instant: number): void => server.clock.advance(instant - server.clock.now())

  it('as soon as it is canceled [LIFE-13]', async () => {
    const event = await party(server, host)
    const rsvp = await rsvpAt(event)
    expect(await rsvp()).toBeUndefined()
    await call(server, 'cancelEvent', { eventId: event.id }, host)
    expect(await rsvp()).toBe('eventCancelled')
  })

  it('without an end, at midnight after its start in its time zone; with an end, however late, at its end [LIFE-12, LIFE-14]', async () => {
    const day = Math.floor(server.clock.now() / (24 * hour) + 3) * 24 * hour
    // In Tokyo, the day ends at 15:00 UTC, and in Los Angeles, 16 or 17 hours later.
    const startTime = day + 10 * hour
    const tokyo = await party(server, host, { startTime, timeZone: 'Asia/Tokyo' })
    const angeles = await party(server, host, { startTime, timeZone: 'America/Los_Angeles' })
    const endTime = startTime + 9 * 24 * hour
    const long = await party(server, host, { startTime, endTime, timeZone: 'Asia/Tokyo' })
    const rsvps = [await rsvpAt(tokyo), await rsvpAt(angeles), await rsvpAt(long)]
    const outcomes = () => Promise.all(rsvps.map((rsvp) => rsvp()))
    at(day + 15 * hour - 1)
    expect(await outcomes()).toEqual([undefined, undefined, undefined])
    at(day + 15 * hour)
    expect(await outcomes()).toEqual(['eventPast', undefined, undefined])
    at(day + 34 * hour)
    expect(await outcomes()).toEqual(['eventPast', 'eventPast', undefined])
    at(endTime - 1)
    expect((await outcomes())[2]).toBeUndefined()
    at(endTime)
    expect((await outcomes())[2]).toBe('eventPast')
  })
})
