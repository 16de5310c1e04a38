import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { limits } from '@festoon/contract/limits'
import type { EventView } from '@festoon/contract/nouns/event'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import { housekeeping } from '../../../../server/web/housekeeping.ts'
import { proveByMail, signInAgain, verifyPii } from '../../../support/accounts.ts'
import { party, person, rowOf, type Person } from '../../../support/builders.ts'
import { eventually } from '../../../support/eventually.ts'
import { attempt, call, reasonOf } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)('the right to co-host on %s', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  let event: EventView
  beforeEach(async () => {
    host = await person(server, 'Hana Host')
    event = await party(server, host, { startTime: server.clock.now() + 90 * 86_400_000 })
  })

  const pastProof = () => server.clock.advance(limits.proofSeconds * 1_000)
  const ask = async (email: string) => {
    const cohost = { inviteeId: randomUUID(), name: 'Cora', email }
    return (await call(server, 'addCohost', { eventId: event.id, cohost }, host)).invitee
  }
  const reply = (who: Person, fields: { linkUuid?: string } = {}) =>
    attempt(server, 'updateCohostStatus', { eventId: event.id, status: 'ACCEPTED', ...fields }, who)
  const isHost = async (who: Person) =>
    (await reasonOf(server, 'fetchInvitees', { eventId: event.id }, who)) === undefined
  const linkOf = async (who = host) => (await call(server, 'getCohostLink', { eventId: event.id }, who)).linkUuid

  describe('by request', () => {
    it('needs a code to the contact that was asked, at that moment', async () => {
      const cora = await person(server, 'Cora')
      const other = `${randomUUID()}@example.com`
      await verifyPii(server, cora, { emailAddress: other })
      await ask(cora.email)
      const refusal = { reason: 'proofRequired', contact: { emailAddress: cora.email } }
      expect((await reply(cora)).failure, 'proved the added contact').toMatchObject(refusal)
      await proveByMail(server, cora, cora.email)
      pastProof()
      expect((await reply(cora)).failure, 'too long ago').toMatchObject(refusal)
      await proveByMail(server, cora, other)
      expect((await reply(cora)).failure, 'another contact').toMatchObject(refusal)
      expect(await isHost(cora)).toBe(false)
      await proveByMail(server, cora, cora.email)
      expect((await reply(cora)).result?.invitee.cohostStatus).toBe('ACCEPTED')
      expect(await isHost(cora)).toBe(true)
    })

    it('counts a proof only in the session that gave it', async () => {
      const cora = await person(server, 'Cora')
      const thief = await signInAgain(server, cora)
      await ask(cora.email)
      pastProof()
      await proveByMail(server, cora, cora.email)
      expect((await reply(thief)).failure?.reason).toBe('proofRequired')
      expect((await reply(cora)).result?.invitee.cohostStatus).toBe('ACCEPTED')
    })

    it('ends after a month, and can then be asked for again', async () => {
      const cora = await person(server, 'Cora')
      const { inviteeId } = await ask(cora.email)
      server.clock.advance(limits.cohostRequestDays * 86_400_000)
      host = await signInAgain(server, host)
      const later = await signInAgain(server, cora)
      expect((await reply(later)).failure?.reason).toBe('forbidden')
      await housekeeping(server.services, server.database.database)
      expect((await rowOf(server, host, event, inviteeId)).cohostStatus).toBeUndefined()
      await call(server, 'addCohost', { eventId: event.id, cohost: { inviteeId } }, host)
      expect((await reply(later)).result?.invitee.cohostStatus).toBe('ACCEPTED')
    })

    it('works once', async () => {
      const cora = await person(server, 'Cora')
      const { inviteeId } = await ask(cora.email)
      await reply(cora)
      const dismissal = { eventId: event.id, status: 'DECLINED' as const, cohost: { inviteeId } }
      await call(server, 'updateCohostStatus', dismissal, host)
      expect((await reply(cora)).failure?.reason).toBe('forbidden')
    })
  })

  it('is offered only by an organizer who has just proved that they are present', async () => {
    const linkUuid = await linkOf()
    pastProof()
    const cohost = { inviteeId: randomUUID(), name: 'Tom', email: `${randomUUID()}@example.com` }
    expect(await reasonOf(server, 'addCohost', { eventId: event.id, cohost }, host)).toBe('proofRequired')
    expect(await reasonOf(server, 'getCohostLink', { eventId: event.id }, host)).toBe('proofRequired')
    const hostView = await call(server, 'getEvent', { eventId: event.id }, host)
    expect(JSON.stringify(hostView)).not.toContain(linkUuid)
    const authorization = `Basic ${btoa(`${host.userId}:${host.accessToken}`)}`
    const csv = () => server.app.inject({ url: `/event/${event.id}/guestlist.csv`, headers: { authorization } })
    expect((await csv()).json()).toMatchObject({ error: { data: { reason: 'proofRequired' } } })
    await proveByMail(server, host, host.email)
    expect(await linkOf()).toBe(linkUuid)
  })

  describe('is taken back by the organizer', () => {
    /** Waits for the notice of a new co-host and returns the path in it. */
    const removalPath = async (to: string) => {
      const mail = await eventually(async () =>
        (await readOutbox(server.services.db, to)).find(({ subject }) => subject.startsWith('New co-host')),
      )
      const { pathname, search } = new URL(/https?:\/\/\S+\/event\/cohost\/remove\?[^\s)]+/.exec(mail.body)?.[0] ?? '')
      return { subject: mail.subject, path: `${pathname}${search}` }
    }

    it('with the link in the notice that they get of every new co-host, without signing in', async () => {
      const thief = await person(server, 'Theo Thief')
      await reply(thief, { linkUuid: await linkOf() })
      const { subject, path } = await removalPath(host.email)
      expect(subject).toBe(`New co-host: Theo Thief · ${event.title}`)
      const confirmPage = await server.app.inject({ url: path })
      expect([confirmPage.statusCode, confirmPage.body]).toEqual([200, expect.stringContaining('Remove co-host')])
      expect(await isHost(thief), 'opening the link changes nothing').toBe(true)
      const removalPage = await server.app.inject({ method: 'POST', url: path })
      expect(removalPage.body).toContain('Theo Thief is no longer a co-host.')
      expect(await isHost(thief)).toBe(false)
      expect((await server.app.inject({ url: path })).body).not.toContain('<button')
    })

    it('by no one else: neither with a changed link nor after a month', async () => {
      await reply(await person(server, 'Cora'), { linkUuid: await linkOf() })
      const { path } = await removalPath(host.email)
      const status = async (url: string) => (await server.app.inject({ method: 'POST', url })).statusCode
      for (const changed of [path.replace(/g=[^&]+/, `g=${randomUUID()}`), path.replace(/u=[^&]+/, 'u=zzzzzzzzz')])
        expect(await status(changed), changed).toBe(404)
      expect(await status(path.split('?')[0] ?? '')).toBe(404)
      server.clock.advance(30 * 86_400_000)
      expect(await status(path)).toBe(404)
    })
  })
})
