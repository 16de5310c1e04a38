import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { person, type Person } from '../../support/builders.ts'
import { call } from '../../support/rpcClient.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'
import { fieldOf } from './fieldOf.ts'
import { timesPages } from './timesPages.ts'

describe('the page of proposed times', () => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer('any')
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const { undatedParty, look, send: sendBy } = timesPages(() => ({ server, host }))
  const send = (event: EventView, fields: Record<string, string>, cookies: Record<string, string> = {}) =>
    sendBy(event, fields, '', undefined, { cookies })

  /** Returns a party with one proposed time, and its start. */
  const asking = async (): Promise<{ event: EventView; start: number }> => {
    const event = await undatedParty()
    const start = server.clock.now() + 72 * 3_600_000
    await call(server, 'proposeTimes', { eventId: event.id, add: [{ startTime: start, endTime: null }] }, host)
    return { event, start }
  }

  it('adds someone with the open link to the guest list once, without an RSVP', async () => {
    const { event, start } = await asking()
    const { body } = await look(event)
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(body)?.[1] ?? ''
    const fields = { do: 'answer', [`t${start}`]: 'yes', inviteeId: hidden('inviteeId'), proof: hidden('proof') }
    const nameless = await send(event, { ...fields, name: ' ', email: 'nia@example.com' })
    expect(fieldOf(nameless.body)).toEqual(['name', 'Please enter your name.'])
    const mistypedResponse = await send(event, { ...fields, name: 'Nia', email: 'nia' })
    expect([mistypedResponse.statusCode, fieldOf(mistypedResponse.body)?.[0]]).toEqual([422, 'email'])
    const twice = [1, 2].map(() => send(event, { ...fields, name: 'Nia', email: 'nia@example.com' }))
    for (const { statusCode } of await Promise.all(twice)) expect(statusCode).toBe(303)
    const { invitees } = await call(server, 'fetchInvitees', { eventId: event.id }, host)
    const nia = invitees.filter(({ name }) => name === 'Nia')
    expect(nia.map(({ rsvpStatus, email }) => [rsvpStatus, email])).toEqual([['SEEN', 'nia@example.com']])
    expect((await look(event, '', host)).body).toContain('1 yes')
  })

  it('recognizes someone with the open link who comes back with the cookie, and no one else', async () => {
    const { event, start } = await asking()
    const fields = { do: 'answer', name: 'Nia', email: 'Nia@example.com' }
    const first = await send(event, { ...fields, [`t${start}`]: 'yes' })
    expect(first.statusCode).toBe(303)
    const cookies = Object.fromEntries(first.cookies.map(({ name, value }) => [name, value]))
    const back = async (query = '') =>
      (await server.app.inject({ url: `/event/${event.id}/when${query}`, cookies })).body
    const bare = await back()
    const [, onward = ''] = /href="([^"]*)">Continue with your invitation/.exec(bare) ?? []
    expect(bare).toContain('Nia</bdi>')
    const ownPage = await back(onward.slice(onward.indexOf('?')))
    expect(ownPage).toContain(`name="t${start}" checked="" value="yes"`)
    expect(ownPage).not.toContain('name="email"')
    expect((await look(event)).body).not.toContain('Nia</bdi>')
    // The same address again changes the answer, but only from this browser.
    const again = (kept: Record<string, string>, said: string, email = 'nia@example.com') =>
      send(event, { ...fields, email, [`t${start}`]: said }, kept)
    expect((await again({}, 'no')).statusCode).toBe(422)
    expect((await again({ guestKey: `${cookies.guestKey?.slice(0, 37)}forged` }, 'no')).statusCode).toBe(422)
    expect((await again(cookies, 'no')).statusCode).toBe(303)
    expect((await look(event, '', host)).body).toContain('0 yes · 0 if need be · 1 no')
    expect((await again(cookies, 'yes', 'kim@example.com')).statusCode).toBe(303)
    expect((await look(event, '', host)).body).toContain('1 yes · 0 if need be · 1 no')
  })
})
