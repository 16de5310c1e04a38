import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { readStanding } from '../../../server/accounts/sending/readStanding.ts'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { signInAgain, verifyPii } from '../../support/accounts.ts'
import { invite, party, person, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { call, reasonOf } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const day = 86_400_000
const fresh = (): string => `${randomUUID()}@example.com`

describe.each(databaseKinds)('the reactions that lower a host’s limits, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind, { strictLimits: true, env: { NEW_HOST_INVITATIONS: '10' } })
  })
  afterAll(() => server.end())

  const standing = (host: Person) => readStanding(server.services.db, host.userId)
  /** Invites addresses to a new party, and waits until the invitations are sent. */
  const inviteTo = async (host: Person, emails: readonly string[]): Promise<EventView> => {
    const event = await party(server, host)
    const invitees = emails.map((email) => ({ inviteeId: randomUUID(), name: 'Gus', email }))
    await call(server, 'addInvitees', { eventId: event.id, invitees }, host)
    const inviteIds = invitees.map(({ inviteeId }) => inviteeId)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds }, host)
    await eventually(async () => {
      const rows = server.services.db.selectFrom('deliveries').select('key').where('event_id', '=', event.id)
      return (await rows.where('state', '=', 'queued').execute()).length === 0
    })
    return event
  }
  const post = async (url: string, fields: Record<string, string>, cookies: Record<string, string> = {}) => {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      cookies,
    })
    expect(statusCode).toBe(200)
  }
  const reportByMail = async (event: EventView, email: string) => {
    const mail = (await readOutbox(server.services.db, email)).find(({ body }) => body.includes(event.id))
    const url = new URL(/Report this invitation: (\S+)/.exec(mail?.body ?? '')?.[1] ?? 'none:')
    await post(`${url.pathname}${url.search}`, { do: 'report', reason: 'spam', note: '' })
  }

  it('count a guest once who opts out at each of several contacts', async () => {
    const [host, guest] = [await person(server, 'Hana Host'), await person(server, 'Gina')]
    const event = await inviteTo(host, [guest.email])
    const more = [fresh(), fresh(), fresh()]
    for (const emailAddress of more) await verifyPii(server, guest, { emailAddress })
    for (const address of [...more, guest.email])
      await call(server, 'optOut', { channel: 'email', address, scope: 'event', eventId: event.id }, guest)
    expect(await standing(host)).toMatchObject({ optedOut: 1 })
  })

  it('count a guest once who reports with one contact after the other', async () => {
    const [host, guest] = [await person(server, 'Hana Host'), await person(server, 'Gina')]
    const event = await inviteTo(host, [guest.email])
    await reportByMail(event, guest.email)
    let contact = guest.email
    for (let at = 0; at < 3; at += 1) {
      const fields = { do: 'report', reason: 'spam', note: '' }
      await post(`/report?e=${event.id}`, fields, { authToken: guest.refreshToken })
      const emailAddress = fresh()
      await verifyPii(server, guest, { emailAddress })
      await call(server, 'removeContact', { pii: { emailAddress: contact } }, guest)
      contact = emailAddress
    }
    expect(await standing(host)).toMatchObject({ reportCount: 1 })
  })

  it('don’t count an opt-out by a guest who was only entered', async () => {
    const [host, guest] = [await person(server, 'Hana Host'), await person(server, 'Gina')]
    const event = await party(server, host)
    const invitees = [{ inviteeId: randomUUID(), name: 'Gus', email: guest.email }]
    await call(server, 'addInvitees', { eventId: event.id, invitees }, host)
    const order = { channel: 'email', address: guest.email, scope: 'host', eventId: event.id } as const
    await call(server, 'optOut', order, guest)
    expect(await standing(host)).toMatchObject({ optedOut: 0 })
  })

  it('are compared with the people who were reached, not with those who were only entered', async () => {
    const host = await person(server, 'Hana Host')
    const guests = Array.from({ length: 6 }, fresh)
    const event = await inviteTo(host, guests)
    for (const email of guests) await reportByMail(event, email)
    server.clock.advance(day + 1)
    Object.assign(host, await signInAgain(server, host))
    const more = await party(server, host)
    const send = async (count: number) => {
      const addedGuests = await invite(
        server,
        host,
        more,
        Array.from({ length: count }, () => 'Gus'),
      )
      const inviteIds = addedGuests.map(({ inviteeId }) => inviteeId)
      return reasonOf(server, 'sendInvites', { eventId: more.id, inviteIds }, host)
    }
    expect(await send(5)).toBe('sendingLimit')
    await invite(
      server,
      host,
      more,
      Array.from({ length: 200 }, () => 'Entered'),
    )
    expect(await send(5)).toBe('sendingLimit')
    expect(await send(4)).toBeUndefined()
  })
})
