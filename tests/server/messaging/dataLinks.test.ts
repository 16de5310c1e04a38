import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { keyOf, party, person, type Person } from '../../support/builders.ts'
import { correctEmail } from '../../support/people/correctEmail.ts'
import { call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('the email with a link to a guest’s data, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind, { strictLimits: true })
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const post = (url: string, fields: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  /** RSVPs by the open link of a new party with someone's address, and requests the link to that guest's data. */
  const ask = async (email: string) => {
    const event = await party(server, host, { title: 'Cheap pills' })
    const invitee = { inviteeId: randomUUID(), name: 'Buy now', email, rsvpStatus: 'YES' as const }
    await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee })
    const token = keyOf(server, event, invitee)
    const query = new URLSearchParams({ iu: invitee.inviteeId, token }).toString()
    return post(`/event/${event.id}/my-data?${query}`, { do: 'send' })
  }
  const mailsTo = async (...addresses: string[]) =>
    (await Promise.all(addresses.map((to) => readOutbox(server.services.db, to)))).flat()

  it('reaches a mailbox at most five times a day, from any parties and at any of its addresses', async () => {
    const name = randomUUID()
    const addresses = Array.from({ length: 8 }, (_, at) => `${name}+${at}@example.com`)
    const statuses = []
    for (const email of addresses) statuses.push((await ask(email)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
    expect(await mailsTo(...addresses)).toHaveLength(5)
  })

  it('reaches an invited guest even if strangers used up what they have for the mailbox', async () => {
    const email = `${randomUUID()}@example.com`
    const other = await person(server, 'Otto Other')
    const event = await party(server, other)
    const guest = { inviteeId: randomUUID(), name: 'Gus', email }
    const query = new URLSearchParams({ iu: guest.inviteeId, token: keyOf(server, event, guest) }).toString()
    const send = async () => (await post(`/event/${event.id}/my-data?${query}`, { do: 'send' })).statusCode
    const [ownInvitee] = (await call(server, 'addInvitees', { eventId: event.id, invitees: [guest] }, other)).invitees
    expect(ownInvitee?.email).toBe(email)
    for (let at = 0; at < 5; at += 1) expect((await ask(email)).statusCode).toBe(200)
    // A host who only entered the address shares what strangers have.
    expect(await send()).toBe(429)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [guest.inviteeId] }, other)
    expect(await send()).toBe(200)
  })

  it('reaches an invited guest even if another one corrects their own address to one of the same mailbox', async () => {
    const other = await person(server, 'Otto Other')
    const event = await party(server, other)
    const name = randomUUID()
    const inviteGuest = async (email: string) => {
      const inviteeId = randomUUID()
      await call(server, 'addInvitees', { eventId: event.id, invitees: [{ inviteeId, name: 'Gus', email }] }, other)
      await call(server, 'sendInvites', { eventId: event.id, inviteIds: [inviteeId] }, other)
      return { inviteeId }
    }
    const send = async (guest: { inviteeId: string }) => {
      const query = new URLSearchParams({ iu: guest.inviteeId, token: keyOf(server, event, guest) }).toString()
      return (await post(`/event/${event.id}/my-data?${query}`, { do: 'send' })).statusCode
    }
    const ownGuest = await inviteGuest(`${name}@example.com`)
    for (const tag of ['one', 'two']) {
      const guest = await inviteGuest(`${randomUUID()}@example.com`)
      await correctEmail(server, event, guest, `${name}+${tag}@example.com`)
      for (let at = 0; at < 3; at += 1) await send(guest)
    }
    expect(await send(ownGuest)).toBe(200)
  })

  it('contains nothing that a stranger typed, and a link to turn messages off, which are then off', async () => {
    const email = `${randomUUID()}@example.com`
    const first = await ask(email)
    const [mail] = await mailsTo(email)
    for (const text of [mail?.subject, mail?.body, mail?.html ?? '']) expect(text).not.toMatch(/pills|Buy now/i)
    const link = new URL(/Turn off messages: (\S+)/.exec(mail?.body ?? '')?.[1] ?? 'none:')
    expect((await post(`${link.pathname}${link.search}`, { off: 'all' })).statusCode).toBe(200)
    const second = await ask(email)
    expect(await mailsTo(email)).toHaveLength(1)
    // The page doesn't show who has turned messages off.
    const message = /role="status"[^>]*>([^<]*)/
    expect([second.statusCode, message.exec(second.body)?.[1]]).toEqual([200, message.exec(first.body)?.[1]])
  })
})
