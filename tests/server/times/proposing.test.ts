import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { eventDraft, keyOf, person, rowOf, type Person } from '../../support/builders.ts'
import { call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'
import { timesPages } from './timesPages.ts'

describe.each(databaseKinds)('times that a host is about to propose on %s', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())
  beforeEach(async () => {
    host = await person(server, 'Hana Host')
  })

  const { undatedParty, guestsOf, linkOf, look, send, dayAfter, propose, startsOf } = timesPages(() => ({
    server,
    host,
  }))

  it('are what an invitation by email asks for, instead of an RSVP', async () => {
    const event = await undatedParty()
    const mailTo = async (name: string) => {
      const [guest] = await guestsOf(event, name)
      const { email } = await rowOf(server, host, event, guest?.inviteeId ?? '')
      const [mail] = await readOutbox(server.services.db, email)
      return { text: mail?.body ?? '', link: guest && linkOf(event, guest) }
    }
    const before = await mailTo('Ana')
    expect(before.text).toContain('Can you make it?')
    await propose(event, [dayAfter(3)], '19:00')
    const after = await mailTo('Mo')
    expect(after.text).toContain('When works for you?')
    expect(after.text).toContain(`/event/${event.id}/when${after.link}`)
    expect(after.text).not.toContain('Can you make it?')
    expect(after.text).toContain('View invitation')
  })

  it('stay chosen while the host looks at other months', async () => {
    const event = await undatedParty()
    const [day, nextDay, later] = [dayAfter(3), dayAfter(4), dayAfter(100)]
    const month = `?month=${later.slice(0, 7)}`
    const fields = { day: [day, nextDay], from1: '18:30', until1: '22:00' }
    const browsedPage = await send(event, { do: 'browse', ...fields }, month, host)
    expect(browsedPage.statusCode).toBe(200)
    expect(browsedPage.body).toContain(`value="${later}"`)
    const carriedDays = [...browsedPage.body.matchAll(/<input type="hidden" name="day" value="([^"]+)"/g)]
    expect(carriedDays.map(([, one]) => one)).toEqual([day, nextDay])
    expect(browsedPage.body).toContain('2 more days chosen in other months')
    expect(browsedPage.body).toMatch(/name="from1"[^>]*value="18:30"/)
    expect(browsedPage.body).not.toContain('role="alert"')
    expect(await startsOf(event)).toEqual([])
    const all = { do: 'propose', ...fields, day: [day, nextDay, later] }
    expect((await send(event, all, month, host)).statusCode).toBe(200)
    expect(await startsOf(event)).toHaveLength(3)
  })

  it('are entered in the time of the party’s place, which the page names', async () => {
    const event = await undatedParty({ timeZone: 'America/New_York' })
    expect((await look(event, '', host)).body).toContain('All times are in New York time, the party&#x27;s time zone.')
  })

  it('keep their hours and their answers when the party moves to another time zone', async () => {
    const event = await undatedParty({ timeZone: 'America/Los_Angeles' })
    // Three hours apart, so that one moves to where the other was.
    await send(event, { do: 'propose', day: '2099-01-10', from1: '18:00', from2: '21:00', until2: '01:00' }, '', host)
    const [six = 0, nine = 0] = await startsOf(event)
    expect([six, nine]).toEqual([Date.UTC(2099, 0, 11, 2), Date.UTC(2099, 0, 11, 5)])
    const [guest = expect.fail('no guest')] = await guestsOf(event, 'Gus Guest')
    await send(event, { do: 'answer', [`t${six}`]: 'yes', [`t${nine}`]: 'no' }, linkOf(event, guest))
    const draft = eventDraft(server, {
      startTime: 0,
      dateUndecided: true,
      title: 'Picnic',
      timeZone: 'America/New_York',
    })
    const location = { displayName: '211 Mercer Street, New York City, NY, United States' }
    await call(server, 'editEventDetails', { eventId: event.id, event: { ...draft, location } }, host)
    const { poll } = await call(server, 'getTimes', {
      eventId: event.id,
      inviteeUuid: guest.inviteeId,
      token: keyOf(server, event, guest),
    })
    expect(poll.times.map(({ startTime, endTime }) => [startTime, endTime])).toEqual([
      [Date.UTC(2099, 0, 10, 23), null],
      [Date.UTC(2099, 0, 11, 2), Date.UTC(2099, 0, 11, 6)],
    ])
    expect(poll.own.map(({ startTime, answer }) => [startTime, answer])).toEqual([
      [Date.UTC(2099, 0, 10, 23), 'yes'],
      [Date.UTC(2099, 0, 11, 2), 'no'],
    ])
  })
})
