import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
/** @module-tag database */
import { operations } from '@festoon/contract/wire/operations'
import { addressKey } from '../../../server/crypto/addressKey.ts'
import { optOutToken, unsubscribeToken } from '../../../server/crypto/tokens.ts'
import { eventDraft, invite, keyOf, party, person, rowOf, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { call, envelope, reasonOf } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testSecret } from '../../support/testSecret.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const [second, third] = ['the second secret that is long enough', 'the third secret that is long enough']
const dayMs = 86_400_000

describe.each(databaseKinds)('a changed application secret on %s', (kind) => {
  let server: TestServer
  afterEach(() => server.end())

  /** Starts the server again with another secret. `previous` is APP_SECRET_PREVIOUS. */
  const restart = async (secret: string, previous: string | undefined): Promise<TestServer> => {
    await server.stop()
    const env = previous === undefined ? {} : { APP_SECRET_PREVIOUS: previous }
    return testServer(kind, { replaces: server, secret, env })
  }
  const lastDay = (days: number): string => new Date(server.clock.now() + days * dayMs).toISOString().slice(0, 10)

  /** Creates a party with a guest, and returns the links that the guest and their email address got. */
  const linksOf = async (host: Person) => {
    const event = await party(server, host)
    const [guest] = await invite(server, host, event, ['Gina'])
    if (!guest) throw new Error('not invited')
    const { keys } = server.services
    const email = `${randomUUID()}@example.com`
    const a = addressKey(keys.addressKey, 'email', email)
    const unsubscribe = new URLSearchParams({
      a,
      e: event.id,
      t: unsubscribeToken(keys.optOut, { addressKey: a, eventId: event.id }),
    })
    const order = { channel: 'email' as const, address: email, scope: 'host' as const, eventId: event.id }
    const { inviteeId } = guest
    const key = { inviteeUuid: inviteeId, token: keyOf(server, event, guest) }
    return { event, key, order: { ...order, token: optOutToken(keys.optOut, order) }, unsubscribe: String(unsubscribe) }
  }
  type Links = Awaited<ReturnType<typeof linksOf>>

  /** Returns the failure of opening each link. */
  const failuresOf = async ({ event, key, order, unsubscribe }: Links) => [
    await reasonOf(server, 'getEventPreview', { eventId: event.id, ...key }),
    (await server.app.inject(`/unsubscribe?${unsubscribe}`)).statusCode,
    (await server.app.inject(`/report?${unsubscribe}`)).statusCode,
    await reasonOf(server, 'optOut', order),
  ]
  const works = [undefined, 200, 200, undefined]
  const refusals = ['inviteeTokenInvalid', 404, 404, 'linkInvalid']

  it('keeps earlier links working until the last day, and makes new links with the new secret', async () => {
    server = await testServer(kind)
    const host = await person(server, 'Hana Host')
    const links = await linksOf(host)
    server = await restart(second, `${testSecret}@${lastDay(30)}`)
    expect(await failuresOf(links)).toEqual(works)
    const newLinks = await linksOf(host)
    expect(links.key.token).not.toBe(keyOf(server, links.event, { inviteeId: links.key.inviteeUuid }))
    server.clock.advance(32 * dayMs)
    expect(await failuresOf(links)).toEqual(refusals)
    server = await restart(second, undefined)
    expect(await failuresOf(newLinks)).toEqual(works)
  })

  it('keeps earlier links working through several changes', async () => {
    server = await testServer(kind)
    const links = await linksOf(await person(server, 'Hana Host'))
    server = await restart(second, `${testSecret}@${lastDay(30)}`)
    server = await restart(third, `${second}@${lastDay(60)},${testSecret}@${lastDay(30)}`)
    expect(await failuresOf(links)).toEqual(works)
    server.clock.advance(32 * dayMs)
    expect(await failuresOf(links)).toEqual(refusals)
  })

  it('keeps opt-outs, and runs a repeated call only once', async () => {
    server = await testServer(kind)
    const host = await person(server, 'Hana Host')
    const { order, event } = await linksOf(host)
    await call(server, 'optOut', order)
    const invitees = [{ inviteeId: randomUUID(), name: 'Otto', email: order.address }]
    await call(server, 'addInvitees', { eventId: event.id, invitees }, host)
    const payload = envelope('createEvent', { event: eventDraft(server) }, host)
    const create = async () =>
      (await server.app.inject({ method: 'POST', url: `/json/${operations.createEvent.service}`, payload })).json()
    const createResult = await create()
    expect(createResult).toHaveProperty('result.event.id')
    server = await restart(second, `${testSecret}@${lastDay(-1)}`)
    expect(await create()).toEqual(createResult)
    expect((await call(server, 'fetchEvents', {}, host)).events).toHaveLength(2)
    const inviteIds = [invitees[0]?.inviteeId ?? '']
    await call(server, 'sendInvites', { eventId: event.id, inviteIds }, host)
    const sentRow = () => rowOf(server, host, event, inviteIds[0] ?? '')
    await eventually(async () => ((await sentRow()).inviteStatus === 'FAILED' ? true : undefined))
  })

  it('refuses to start with a secret that never belonged to the database, unless its secret is lost', async () => {
    server = await testServer(kind)
    await expect(restart(second, undefined)).rejects.toThrow(/APP_SECRET_PREVIOUS/)
    server = await restart(second, 'lost')
    server = await restart(second, undefined)
  })
})
