import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPast } from '../../../contract/rules/dates/past.ts'
import { fillDemo, type Demo } from '../../../server/demo/fillDemo.ts'
import { demoSignInPath, registerDemoSignIn } from '../../../server/demo/registerDemoSignIn.ts'
import { call } from '../../support/rpcClient.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe('the demo', () => {
  let server: TestServer
  let demo: Demo | undefined
  beforeAll(async () => {
    server = await testServer('any', {
      extend: (app, services) => registerDemoSignIn(app, services, () => demo?.hostId),
    })
    demo = await fillDemo(server.services)
  })
  afterAll(() => server.end())

  const signIn = (key: string) =>
    server.app.inject({
      method: 'POST',
      url: '/demo/sign-in',
      payload: new URLSearchParams({ key }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const key = () => new URL(demoSignInPath(server.services), 'http://x').searchParams.get('key') ?? ''

  it('signs in anyone with the key, with a button', async () => {
    const page = await server.app.inject({ method: 'GET', url: demoSignInPath(server.services) })
    expect([page.statusCode, page.cookies]).toEqual([200, []])
    expect(page.body).toContain('Sign in as Maya')
    expect((await signIn('guessed')).statusCode).toBe(404)
    const answer = await signIn(key())
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/events'])
    expect(answer.cookies.map(({ name }) => name)).toEqual(['authToken', 'userId'])
  })

  it('has seven different parties, one of them with 300 guests, and one without a date that asks when guests can', async () => {
    const cookies = Object.fromEntries((await signIn(key())).cookies.map(({ name, value }) => [name, value]))
    const session = await call(server, 'refetchAccessToken', { deviceId: 'web-demo', timestamp: 1 }, { cookies })
    const { events } = await call(server, 'fetchEvents', {}, session)
    const now = server.clock.now()
    expect(events).toHaveLength(7)
    expect(new Set(events.map(({ colors }) => colors.primary)).size).toBe(7)
    const undatedIds = events.filter(({ startTime }) => startTime === 0).map(({ id: eventId }) => eventId)
    expect(undatedIds).toHaveLength(1)
    const { poll } = await call(server, 'getTimes', { eventId: undatedIds[0] ?? '' }, session)
    expect([poll.times.length, poll.answered]).toEqual([5, 11])
    expect(poll.times.every(({ startTime }) => startTime > now)).toBe(true)
    expect(events.filter((event) => event.cancelledTimestamp !== null)).toHaveLength(1)
    expect(events.filter((event) => isPast(event, now))).toHaveLength(2)
    const lists = []
    for (const { id } of events) lists.push((await call(server, 'fetchInvitees', { eventId: id }, session)).invitees)
    const sizes = lists.map((list) => list.length - 1)
    expect(Math.max(...sizes)).toBe(300)
    const guests = lists.flat()
    expect(guests.filter(({ rsvpMessage }) => rsvpMessage !== '').length).toBeGreaterThan(50)
    expect(guests.some(({ waitlistStatus }) => waitlistStatus === 'PENDING_APPROVAL')).toBe(true)
    const link = new URL(demo?.guestLink ?? '')
    const input = {
      eventId: link.pathname.split('/')[2] ?? '',
      inviteeUuid: link.searchParams.get('iu') ?? '',
      token: link.searchParams.get('token') ?? '',
    }
    expect((await call(server, 'getEventPreview', input)).event.invitee?.rsvpStatus).toBe('INVITED')
  })
})
