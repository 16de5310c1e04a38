import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { answer, eventDraft, invite, keyOf, party, person, type Person } from '../../support/builders.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)("a guest's calendar of one party, on %s,", (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const get = (url: string) => server.app.inject({ url })
  const eventsIn = async (path: string) => {
    const { body } = await get(path)
    return ICAL.Component.fromString(body)
      .getAllSubcomponents('vevent')
      .map((event) => ({
        title: event.getFirstPropertyValue('summary'),
        location: event.getFirstPropertyValue('location'),
        status: event.getFirstPropertyValue('status'),
      }))
  }
  /** Returns the path of the calendar that a visitor is shown, as a link for apps and for Google Calendar, and as text. */
  const subscribe = async ({ id }: EventView, query = '') => {
    const { statusCode, body } = await get(`/event/${id}/calendar/subscribe${query}`)
    const [, href = ''] = /href="(webcal:[^"]+)"/.exec(body) ?? []
    expect([statusCode, body.includes(`value="${href}"`)]).toEqual([200, true])
    expect(body).toContain(`href="https://calendar.google.com/calendar/r?cid=${encodeURIComponent(href)}"`)
    return new URL(href).pathname
  }
  const partyWithGuest = async (fields = {}) => {
    const event = await party(server, host, { title: 'Tea', addressFor: 'confirmed', ...fields })
    const [guest = expect.fail('no guest')] = await invite(server, host, event, ['Gus'])
    const token = keyOf(server, event, guest)
    return { event, guest, token, path: await subscribe(event, `?iu=${guest.inviteeId}&token=${token}`) }
  }

  it('has the party and follows its changes, with the address once the guest is going [AUTHZ-18]', async () => {
    const { event, guest, path } = await partyWithGuest()
    expect(await eventsIn(path)).toMatchObject([{ title: 'Tea', location: null, status: 'TENTATIVE' }])
    expect(ICAL.Component.fromString((await get(path)).body).getFirstPropertyValue('x-wr-calname')).toBe('Tea')
    await answer(server, event, guest, 'YES')
    expect(await eventsIn(path)).toMatchObject([
      { location: expect.stringContaining('12 Secret Lane'), status: 'CONFIRMED' },
    ])
    const changedDraft = eventDraft(server, {
      title: 'Tea and cake',
      startTime: event.startTime,
      addressFor: 'confirmed',
    })
    await call(server, 'editEventDetails', { eventId: event.id, event: changedDraft }, host)
    expect(await eventsIn(path)).toMatchObject([{ title: 'Tea and cake' }])
    await answer(server, event, guest, 'NO')
    expect(await eventsIn(path)).toEqual([])
    await answer(server, event, guest, 'YES')
    await call(server, 'cancelEvent', { eventId: event.id }, host)
    expect(await eventsIn(path)).toMatchObject([{ status: 'CANCELLED' }])
  })

  it('is empty while the date is to be decided', async () => {
    const { path } = await partyWithGuest({ startTime: 0, dateUndecided: true })
    expect((await get(path)).statusCode).toBe(200)
    expect((await get(path)).body).not.toContain('VEVENT')
  })

  it('has an address that only reads, and that ends with the guest', async () => {
    const { event, guest, token, path } = await partyWithGuest()
    const ownToken = path.split('/').at(-2) ?? ''
    const invitee = { inviteeId: guest.inviteeId, rsvpStatus: 'YES' as const }
    const rsvp = await attempt(server, 'updateAttendanceThroughEmail', { eventId: event.id, token: ownToken, invitee })
    expect(rsvp.failure?.reason).toBe('inviteeTokenInvalid')
    for (const wrong of [token, 'x'.repeat(32), 'x'])
      expect((await get(path.replace(ownToken, wrong))).statusCode).toBe(404)
    const another = await partyWithGuest()
    expect((await get(path.replace(event.id, another.event.id))).statusCode).toBe(404)
    await call(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [guest.inviteeId] }, host)
    expect((await get(path)).statusCode).toBe(404)
  })

  it('is the public file of the party for someone without a key', async () => {
    const { event } = await partyWithGuest()
    const path = await subscribe(event, '?iu=x&token=x')
    expect(path).toBe(`/event/${event.id}/calendar.ics`)
    expect(await eventsIn(path)).toMatchObject([{ title: 'Tea', location: null }])
  })
})
