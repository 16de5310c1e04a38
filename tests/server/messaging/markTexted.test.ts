import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshPhone, personByPhone } from '../../support/accounts.ts'
import { invite, party, person, rowOf, type Person } from '../../support/builders.ts'
import { openedLink } from '../../support/openedLink.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('a guest on the text list of a host, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const addByName = async (eventId: string) => {
    const inviteeId = randomUUID()
    await call(server, 'queueInvites', { eventId, invitees: [{ inviteeId, name: 'Joe' }] }, host)
    return inviteeId
  }
  const mark = (eventId: string, inviteeId: string, isTexted: boolean, by = host) =>
    attempt(server, 'markTexted', { eventId, inviteeId, isTexted }, by)

  it('counts as invited from then on, until the host says otherwise', async () => {
    const event = await party(server, host)
    const inviteeId = await addByName(event.id)
    const statusOf = async () => (await rowOf(server, host, event, inviteeId)).inviteStatus
    expect(await statusOf()).toBe('PENDING')
    expect((await mark(event.id, inviteeId, true)).result?.invitee.inviteStatus).toBe('SUCCESS')
    expect(await statusOf()).toBe('SUCCESS')
    // A repeated call, such as one whose answer was lost, changes nothing.
    expect((await mark(event.id, inviteeId, true)).result?.invitee.inviteStatus).toBe('SUCCESS')
    expect((await mark(event.id, inviteeId, false)).result?.invitee.inviteStatus).toBe('PENDING')
    expect(await statusOf()).toBe('PENDING')
  })

  it('opens the invitation with the link that the host texted, and can be texted again', async () => {
    const event = await party(server, host)
    const inviteeId = await addByName(event.id)
    await mark(event.id, inviteeId, true)
    const { url } = await call(server, 'getInviteeLink', { eventId: event.id, inviteeId }, host)
    const token = (await openedLink(server, url)).searchParams.get('token') ?? ''
    await call(server, 'getEventPreview', { eventId: event.id, inviteeUuid: inviteeId, token })
    expect((await mark(event.id, inviteeId, true)).failure).toBeUndefined()
  })

  it('is invited by email if the host adds an address, because the texted link no longer works', async () => {
    const event = await party(server, host)
    const inviteeId = await addByName(event.id)
    await mark(event.id, inviteeId, true)
    const email = `${randomUUID()}@example.com`
    await call(server, 'editInvitee', { eventId: event.id, invitee: { inviteeId, name: 'Joe', email } }, host)
    expect((await rowOf(server, host, event, inviteeId)).inviteStatus).toBe('PENDING')
    const { triggered } = await call(server, 'sendInvites', { eventId: event.id, inviteIds: [inviteeId] }, host)
    expect(triggered).toBe(1)
  })

  it('has to be invited by email then, also with an account, which hosts don’t learn of', async () => {
    const event = await party(server, host)
    const phones = [freshPhone(), freshPhone()]
    const guests = phones.map((phone) => ({ inviteeId: randomUUID(), name: 'Joe', phone }))
    await call(server, 'addInvitees', { eventId: event.id, invitees: guests }, host)
    await personByPhone(server, 'Joe', phones[0])
    const shownStatuses = []
    for (const { inviteeId } of guests) {
      const email = `${randomUUID()}@example.com`
      await mark(event.id, inviteeId, true)
      await call(server, 'editInvitee', { eventId: event.id, invitee: { inviteeId, name: 'Joe', email } }, host)
      shownStatuses.push((await rowOf(server, host, event, inviteeId)).inviteStatus)
    }
    expect(shownStatuses).toEqual(['PENDING', 'PENDING'])
    const message = { messageId: randomUUID(), message: 'Bring a sweater.', sendToStatuses: ['All' as const] }
    const { recipients } = await call(server, 'sendEventComment', { eventId: event.id, ...message }, host)
    expect(recipients).toBe(0)
  })

  it('has neither an email address nor a canceled party', async () => {
    const event = await party(server, host)
    const [reachable] = await invite(server, host, event, ['Ina'])
    expect((await mark(event.id, reachable?.inviteeId ?? '', true)).failure?.reason).toBe('inviteeNotFound')
    expect((await mark(event.id, randomUUID(), true)).failure?.reason).toBe('inviteeNotFound')
    const inviteeId = await addByName(event.id)
    const stranger = await person(server, 'Sam Stranger')
    expect((await mark(event.id, inviteeId, true, stranger)).failure?.reason).toBe('forbidden')
    await call(server, 'cancelEvent', { eventId: event.id }, host)
    expect((await mark(event.id, inviteeId, true)).failure?.reason).toBe('eventCancelled')
  })
})
