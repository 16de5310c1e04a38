import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shortToken } from '../../../server/crypto/tokens.ts'
import { shortHandedLink, shortPersonalLink } from '../../../server/guests/rsvp/personalLink.ts'
import { invite, keyOf, party, person, type Person } from '../../support/builders.ts'
import { openedLink } from '../../support/openedLink.ts'
import { reasonOf } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)("a guest's short personal link on %s", (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind, { strictLimits: true })
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const open = (path: string, remoteAddress = '203.0.113.9') =>
    server.app.inject({ url: path, remoteAddress, headers: { accept: 'text/html' } })
  async function guestOf() {
    const event = await party(server, host)
    const [guest] = await invite(server, host, event, ['Gus'])
    const inviteeId = guest?.inviteeId ?? ''
    const { link_code: linkCode } = await server.services.db
      .selectFrom('invitees')
      .select('link_code')
      .where('invitee_id', '=', inviteeId)
      .executeTakeFirstOrThrow()
    return { event, inviteeId, key: { token: keyOf(server, event, { inviteeId }), linkCode } }
  }

  it('opens the invitation as the long link does, in less than half its length', async () => {
    const { event, inviteeId, key } = await guestOf()
    const token = shortToken(key.token)
    const sentLink = await openedLink(server, shortPersonalLink('https://a.example', key, 'yes'))
    expect([sentLink.pathname, Object.fromEntries(sentLink.searchParams)]).toEqual([
      `/event/${event.id}`,
      { iu: inviteeId, token, fe: '1', r: 'yes' },
    ])
    const handedLink = await openedLink(server, shortHandedLink('https://a.example', key))
    expect(Object.fromEntries(handedLink.searchParams)).toEqual({ iu: inviteeId, token })
    expect(handedLink.href.length).toBeGreaterThan(2 * shortHandedLink(handedLink.origin, key).length)
    const input = { eventId: event.id, token, invitee: { inviteeId, rsvpStatus: 'YES' as const } }
    expect(await reasonOf(server, 'updateAttendanceThroughEmail', input)).toBeUndefined()
  })

  it('gives no access with another token, part of one, or the token of another guest', async () => {
    const [gus, eve] = [await guestOf(), await guestOf()]
    const invitee = { inviteeId: gus.inviteeId, rsvpStatus: 'NO' as const }
    const token = shortToken(gus.key.token)
    for (const wrong of ['', token.slice(0, -1), `${token}x`, 'x'.repeat(22), shortToken(eve.key.token)]) {
      const input = { eventId: gus.event.id, token: wrong, invitee }
      expect(await reasonOf(server, 'updateAttendanceThroughEmail', input), wrong).toMatch(/invalid/i)
    }
  })

  it.each(['', 'x', 'x'.repeat(29), 'x'.repeat(31), `${'x'.repeat(22)}........`, '%E0%A4%A', 'x'.repeat(30)])(
    'leads nowhere with the code "%s"',
    async (code) => {
      for (const path of ['i', 'g']) expect((await open(`/${path}/${code}`)).statusCode).toBe(404)
    },
  )

  it('is not kept by caches, and can only be tried a few hundred times a minute from one network', async () => {
    const { key } = await guestOf()
    const { pathname } = new URL(shortHandedLink('https://a.example', key))
    expect((await open(pathname)).headers['cache-control']).toBe('no-store')
    const statuses = new Set<number>()
    for (let n = 0; n < 300; n += 1)
      statuses.add((await open(`/i/${String(n).padStart(30, 'z')}`, '198.51.100.7')).statusCode)
    expect([...statuses]).toEqual([404])
    expect((await open(pathname, '198.51.100.7')).statusCode).toBe(429)
  })
})
