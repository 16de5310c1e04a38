import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { invite, keyOf, party, person, rowOf, type EventDraft, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

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

  const undatedParty = (fields: Partial<EventDraft> = {}) =>
    party(server, host, { startTime: 0, dateUndecided: true, title: 'Picnic', ...fields })
  const guestsOf = async (event: EventView, ...names: string[]) => {
    const guests = await invite(server, host, event, names)
    const inviteIds = guests.map(({ inviteeId }) => inviteeId)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds }, host)
    for (const id of inviteIds)
      await eventually(async () => (await rowOf(server, host, event, id)).inviteStatus === 'SUCCESS')
    return guests
  }
  const cookiesOf = (by?: Person) => (by ? { authToken: by.refreshToken } : {})
  const send = (event: EventView, fields: Record<string, string | string[]>, query = '', by?: Person) => {
    const form = new URLSearchParams()
    for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one)
    return server.app.inject({
      method: 'POST',
      url: `/event/${event.id}/when${query}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: server.services.config.origin },
      cookies: cookiesOf(by),
      payload: form.toString(),
    })
  }
  const linkOf = (event: EventView, guest: { inviteeId: string }) =>
    `?iu=${guest.inviteeId}&token=${keyOf(server, event, guest)}`
  const dayAfter = (days: number): string =>
    new Date(server.clock.now() + days * 24 * 3_600_000).toISOString().slice(0, 10)
  const propose = (event: EventView, days: string[], ...clocks: string[]) =>
    send(
      event,
      { do: 'propose', day: days, ...Object.fromEntries(clocks.map((at, i) => [`from${i + 1}`, at])) },
      '',
      host,
    )
  const startsOf = async (event: EventView) =>
    (await call(server, 'getTimes', { eventId: event.id })).poll.times.map(({ startTime }) => startTime)

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
})
