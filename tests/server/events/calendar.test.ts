import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { markCanceled } from '../../../server/events/endEvent.ts'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { answer, eventDraft, invite, keyOf, party, person, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { readCalendar } from '../../support/mail/calendarIn.ts'
import { call } from '../../support/rpcClient.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe('calendar', () => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer('any')
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const get = (event: EventView, path: string, query = '', authToken?: string) =>
    server.app.inject({
      method: 'GET',
      url: `/event/${event.id}/${path}${query}`,
      cookies: authToken === undefined ? {} : { authToken },
    })
  /** Returns the unfolded lines of a file. */
  const lines = (file: string) => file.replace(/\r\n[ \t]/g, '').split('\r\n')

  it("creates a file with the time in the event's zone and a stable id [EVPAGE-07]", async () => {
    // New York's clocks go back between the start and the end.
    const startTime = Date.UTC(2027, 9, 31, 23)
    const event = await party(server, host, {
      startTime,
      endTime: Date.UTC(2027, 10, 7, 23),
      timeZone: 'America/New_York',
    })
    const response = await get(event, 'calendar.ics')
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const file = lines(response.body)
    for (const line of [
      'METHOD:PUBLISH',
      `UID:${event.id}@localhost`,
      'SEQUENCE:0',
      'DTSTART;TZID=America/New_York:20271031T190000',
      'DTEND;TZID=America/New_York:20271107T180000',
      'TZID:America/New_York',
      'DTSTART:20271107T020000',
      'SUMMARY:Maya turns six',
      'STATUS:CONFIRMED',
    ])
      expect(file).toContain(line)
    const change = file.indexOf('DTSTART:20271107T020000')
    expect(file.slice(change - 1, change + 3)).toEqual([
      'BEGIN:STANDARD',
      'DTSTART:20271107T020000',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
    ])
    expect(file.find((line) => line.startsWith('DTSTAMP:'))).toBe('DTSTAMP:20261120T120000Z')
    expect(lines((await get(event, 'calendar.ics')).body)).toContain(`UID:${event.id}@localhost`)
  })

  it('gives an event without an end three hours [LIFE-17, CONST-37]', async () => {
    const event = await party(server, host, { startTime: Date.UTC(2027, 0, 1, 18), timeZone: 'UTC' })
    expect(lines((await get(event, 'calendar.ics')).body)).toContain('DTEND:20270101T210000Z')
  })

  it('includes the address only for those who may see it [AUTHZ-18]', async () => {
    const event = await party(server, host)
    const [guest] = await invite(server, host, event, ['Gina'])
    if (!guest) throw new Error('not invited')
    const key = `?iu=${guest.inviteeId}&token=${keyOf(server, event, guest)}`
    const paths = ['calendar.ics', 'calendar/google', 'calendar/outlook', 'calendar/office365', 'calendar/yahoo']
    const hasAddress = async (query: string, authToken?: string) => {
      const results = []
      for (const path of paths) {
        const { body, headers } = await get(event, path, query, authToken)
        results.push(/Secret(?:%20| )Lane/.test(`${body}${headers.location ?? ''}`))
      }
      return results
    }
    const [all, none] = [paths.map(() => true), paths.map(() => false)]
    expect(await hasAddress('')).toEqual(none)
    expect(await hasAddress(key)).toEqual(none)
    expect(await hasAddress(key.replace('token=', 'token=x'))).toEqual(none)
    await answer(server, event, guest, 'YES')
    expect(await hasAddress(key)).toEqual(all)
    expect(await hasAddress('', host.refreshToken)).toEqual(all)
  })

  it("keeps the host's text from starting a new line", async () => {
    const title = 'Party\\; ATTENDEE, x'
    const description = 'One\nBEGIN:VALARM\nTRIGGER:-PT1M\nEND:VALARM\nATTENDEE:mailto:victim@example.com; \\n'
    const event = await party(server, host, { title, description })
    const file = (await get(event, 'calendar.ics')).body
    expect(lines(file).filter((line) => /^(?:BEGIN:VALARM|TRIGGER|ATTENDEE)/.test(line))).toEqual([])
    expect(lines(file)).toContain('SUMMARY:Party\\\\\\; ATTENDEE\\, x')
    expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  })

  it('removes a canceled event from calendars [EVPAGE-07]', async () => {
    const event = await party(server, host)
    await markCanceled(server.services.db, event.id, server.clock.now())
    const file = lines((await get(event, 'calendar.ics')).body)
    expect(file).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1', `UID:${event.id}@localhost`]),
    )
  })

  it('counts the changes of an event, and is linked from the notice of its cancellation [EVPAGE-07]', async () => {
    const event = await party(server, host)
    const [guest] = await invite(server, host, event, ['Gil'])
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [guest?.inviteeId ?? ''] }, host)
    const later = eventDraft(server, { startTime: event.startTime + 3_600_000 })
    await call(server, 'editEventDetails', { eventId: event.id, event: later, disableNotification: true }, host)
    const uid = `UID:${event.id}@localhost`
    expect(lines((await get(event, 'calendar.ics')).body)).toEqual(expect.arrayContaining(['SEQUENCE:1', uid]))
    await call(server, 'cancelEvent', { eventId: event.id }, host)
    const mail = await eventually(async () =>
      (await readOutbox(server.services.db, guest?.email ?? '')).find(({ subject }) => subject.endsWith('is canceled')),
    )
    const [link = ''] = /https?:\S+\/calendar\.ics\S+/.exec(mail.body) ?? []
    const { pathname, search } = new URL(link)
    const file = lines((await server.app.inject({ method: 'GET', url: pathname + search })).body)
    expect(file).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:2', uid]))
  })

  it('names the organizer in every file, without the host’s own address', async () => {
    const event = await party(server, host)
    const organizer = async () => readCalendar((await get(event, 'calendar.ics')).body).organizer
    expect(await organizer()).toMatchObject({ name: 'Hana Host', address: 'hello@festoon.example' })
    await markCanceled(server.services.db, event.id, server.clock.now())
    expect(await organizer()).toMatchObject({ name: 'Hana Host', address: 'hello@festoon.example' })
  })

  it.each(['google', 'outlook', 'office365', 'yahoo'])(
    'leads from %s to the page of a canceled party',
    async (name) => {
      const event = await party(server, host)
      const [guest = expect.fail('no guest')] = await invite(server, host, event, ['Gil'])
      const key = `?iu=${guest.inviteeId}&token=${keyOf(server, event, guest)}`
      const target = async (query: string) => String((await get(event, `calendar/${name}`, query)).headers.location)
      expect(new URL(await target(key)).host).toMatch(/^(?:calendar|outlook)\./)
      await call(server, 'cancelEvent', { eventId: event.id }, host)
      const page = `${server.services.config.origin}/event/${event.id}`
      expect(await target('')).toBe(page)
      expect(await target(key)).toBe(`${page}${key}`)
      // A key is passed on only in its own parameters.
      expect(await target('?next=https://evil.example')).toBe(page)
    },
  )

  it('redirects to the forms of web calendars [EVPAGE-07]', async () => {
    const event = await party(server, host, { startTime: Date.UTC(2027, 5, 1, 18), title: 'A & B' })
    const to = async (name: string) => new URL(String((await get(event, `calendar/${name}`)).headers.location))
    const form = async (name: string, ...fields: string[]) => {
      const { host: site, searchParams } = await to(name)
      return [site, ...fields.map((field) => searchParams.get(field))]
    }
    expect(await form('google', 'text', 'dates')).toEqual([
      'calendar.google.com',
      'A & B',
      '20270601T180000Z/20270601T210000Z',
    ])
    const times = ['2027-06-01T18:00:00.000Z', '2027-06-01T21:00:00.000Z']
    for (const [name, site] of [
      ['outlook', 'outlook.live.com'],
      ['office365', 'outlook.office.com'],
    ] as const)
      expect(await form(name, 'subject', 'startdt', 'enddt')).toEqual([site, 'A & B', ...times])
    expect(await form('yahoo', 'title', 'st', 'et')).toEqual([
      'calendar.yahoo.com',
      'A & B',
      '20270601T180000Z',
      '20270601T210000Z',
    ])
    expect((await get(event, 'calendar/other')).statusCode).toBe(404)
  })
})
