import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { keyOf, person } from '../../support/builders.ts'
import { confirmAddress } from '../../support/people/confirmAddress.ts'
import { ask, strangersOn, typedWords, typedIn } from '../../support/people/strangers.ts'
import { call } from '../../support/rpcClient.ts'
import { sendConfirmations } from '../../support/sendConfirmations.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const headers = { 'content-type': 'application/x-www-form-urlencoded' }

describe.each(databaseKinds)('strangers who confirm their address, on %s,', (kind) => {
  let server: TestServer
  let on: ReturnType<typeof strangersOn>
  beforeAll(async () => {
    server = await testServer(kind, { strictLimits: true, env: { NEW_HOST_INVITATIONS: '10' } })
    on = strangersOn(server)
  })
  afterAll(() => server.end())

  it('get everything once they have confirmed by the link, at this party only', async () => {
    const host = await person(server, typedWords.host)
    const [event, other] = [await on.newParty(host), await on.newParty(host)]
    const stranger = await on.join(event)
    await on.join(other, stranger.email)
    await on.write(event, host)
    const url = await on.confirmPathTo(stranger)
    const confirmPage = await server.app.inject({ url })
    expect(confirmPage.statusCode).toBe(200)
    expect(confirmPage.body).toContain('Confirm and read')
    expect(typedIn(confirmPage.body)).toEqual([])
    expect(await on.write(event, host)).toEqual({ recipients: 0, unconfirmed: 1 })
    const foreign = { ...headers, origin: 'https://evil.example' }
    expect((await server.app.inject({ method: 'POST', url, payload: '', headers: foreign })).statusCode).toBe(403)
    expect(await on.write(event, host)).toEqual({ recipients: 0, unconfirmed: 1 })
    const confirmation = await server.app.inject({ method: 'POST', url, payload: '', headers })
    expect(confirmation.statusCode).toBe(303)
    const to = new URL(confirmation.headers.location ?? 'none:', 'https://party.example')
    expect(to.pathname).toBe(`/event/${event.id}`)
    const key = { inviteeUuid: to.searchParams.get('iu') ?? '', token: to.searchParams.get('token') ?? '' }
    const { messages } = await call(server, 'getUserEventMessageHistory', { eventId: event.id, ...key })
    expect(messages.map(({ message }) => message)).toEqual([typedWords.message, typedWords.message, typedWords.message])
    expect(await on.write(event, host)).toEqual({ recipients: 1 })
    const [full] = await on.mailsTo([stranger])
    expect(full?.subject).toBe(`${typedWords.host} sent a message about ${typedWords.title}`)
    expect(full?.body).toContain(typedWords.message)
    expect(await on.write(other, host)).toEqual({ recipients: 0, unconfirmed: 1 })
    expect((await on.mailsTo([stranger])).map(({ subject }) => subject)).toEqual([ask, full?.subject, ask])
  })

  it('get everything once they have confirmed with the code on the page, confirmations too', async () => {
    const host = await person(server, typedWords.host)
    const event = await on.newParty(host)
    const { inviteeId, email } = await on.join(event)
    const token = keyOf(server, event, { inviteeId })
    const key = { eventId: event.id, token, invitee: { inviteeId } }
    const device = { deviceId: 'web-strangers' }
    const preview = async () =>
      (await call(server, 'getEventPreview', { eventId: event.id, inviteeUuid: inviteeId, token })).event.invitee
    expect((await preview())?.withheld?.unconfirmed).toBe('code')
    await call(server, 'sendInviteeCode', { ...key, purpose: 'emailRsvp' }, device)
    const [mail] = await readOutbox(server.services.db, email)
    const code = /\b\d{6}\b/.exec(mail?.subject ?? '')?.[0] ?? ''
    expect(await on.write(event, host)).toEqual({ recipients: 0, unconfirmed: 1 })
    await call(server, 'emailRsvp', { ...key, code }, device)
    await on.waitForDeliveries(event)
    expect((await preview())?.withheld?.unconfirmed).toBeUndefined()
    expect(await on.write(event, host)).toEqual({ recipients: 1 })
    expect((await readOutbox(server.services.db, email))[0]?.body).toContain(typedWords.message)
    server.clock.advance(11 * 60_000)
    await call(server, 'updateAttendanceThroughEmail', { ...key, invitee: { inviteeId, rsvpStatus: 'NO' } })
    await sendConfirmations(server, event)
    expect((await readOutbox(server.services.db, email))[0]?.body).toContain("You can't make it")
  })

  it('are strangers again at another address, where the earlier link is dead', async () => {
    const host = await person(server, typedWords.host)
    const event = await on.newParty(host)
    const stranger = await on.join(event)
    await on.write(event, host)
    const url = await on.confirmPathTo(stranger)
    await confirmAddress(server, event, stranger.inviteeId)
    expect(await on.write(event, host)).toEqual({ recipients: 1 })
    const email = `${randomUUID()}@example.com`
    const invitee = { inviteeId: stranger.inviteeId, name: typedWords.guest, email }
    await call(server, 'editInvitee', { eventId: event.id, invitee }, host)
    expect(await on.write(event, host)).toEqual({ recipients: 0, unconfirmed: 1 })
    expect(await on.subjectsTo({ ...stranger, email })).toEqual([ask])
    const post = { method: 'POST', url, payload: '', headers } as const
    for (const request of [{ url }, post] as const) {
      const { statusCode, body } = await server.app.inject(request)
      expect([statusCode, body.includes('This link no longer works')]).toEqual([200, true])
    }
    expect(await on.write(event, host)).toEqual({ recipients: 0, unconfirmed: 1 })
    await call(server, 'editInvitee', { eventId: event.id, invitee: { ...invitee, email: stranger.email } }, host)
    expect(await on.write(event, host)).toEqual({ recipients: 0, unconfirmed: 1 })
    await server.app.inject(post)
    expect(await on.write(event, host)).toEqual({ recipients: 0, unconfirmed: 1 })
  })

  it('then get what a host wrote to them alone, once, which their link doesn’t show', async () => {
    const host = await person(server, typedWords.host)
    const event = await on.newParty(host)
    const { inviteeId, email } = await on.join(event)
    const reply = { eventId: event.id, messageId: randomUUID(), message: typedWords.message, inviteeId }
    expect(await call(server, 'sendPrivateReply', reply, host)).toMatchObject({ unconfirmed: 1 })
    await on.waitForDeliveries(event)
    for (let time = 0; time < 2; time += 1) await confirmAddress(server, event, inviteeId)
    await on.waitForDeliveries(event)
    const [mail, ...more] = await readOutbox(server.services.db, email)
    expect(mail?.body).toContain(typedWords.message)
    expect(more.map(({ subject }) => subject)).toEqual([ask])
  })

  it('don’t get what a host wrote to a guest alone before they added their address by that guest’s link', async () => {
    const host = await person(server, typedWords.host)
    const event = await on.newParty(host)
    const inviteeId = randomUUID()
    const invitees = [{ inviteeId, name: 'Gus', phone: '+14155550142' }]
    await call(server, 'addInvitees', { eventId: event.id, invitees }, host)
    const reply = { eventId: event.id, messageId: randomUUID(), message: typedWords.message, inviteeId }
    await call(server, 'sendPrivateReply', reply, host)
    // Otherwise, the address may be there when it is sent, and be asked.
    await on.waitForDeliveries(event)
    const email = `${randomUUID()}@example.com`
    const invitee = { inviteeId, rsvpStatus: 'YES' as const, email }
    const token = keyOf(server, event, { inviteeId })
    await call(server, 'updateAttendanceThroughEmail', { eventId: event.id, token, invitee })
    await confirmAddress(server, event, inviteeId)
    await on.waitForDeliveries(event)
    expect(await readOutbox(server.services.db, email)).toEqual([])
  })

  it("can't use their link once they were removed, or with another address in it", async () => {
    const host = await person(server, typedWords.host)
    const event = await on.newParty(host)
    const [stranger, other] = [await on.join(event), await on.join(event)]
    await on.write(event, host)
    const url = await on.confirmPathTo(stranger)
    const swappedPath = (await on.confirmPathTo(other)).replace(other.inviteeId, stranger.inviteeId)
    expect((await server.app.inject({ url: swappedPath })).statusCode).toBe(404)
    await call(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [stranger.inviteeId] }, host)
    expect((await server.app.inject({ url })).body).toContain('no longer works')
  })
})
