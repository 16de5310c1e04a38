import type { EventView } from '@festoon/contract/nouns/event'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readStanding } from '../../../server/accounts/sending/readStanding.ts'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { eventDraft, invite, party, person, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const day = 86_400_000

describe.each(databaseKinds)('strangers on the open link, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind, { strictLimits: true, env: { NEW_HOST_INVITATIONS: '10' } })
  })
  afterAll(() => server.end())

  /** RSVPs yes by the open link with new addresses, and returns them. */
  const enter = async (event: EventView, count: number): Promise<string[]> => {
    const emails = Array.from({ length: count }, () => `${randomUUID()}@example.com`)
    for (const email of emails) {
      const invitee = { inviteeId: randomUUID(), name: 'Stan', email, rsvpStatus: 'YES' as const }
      await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee })
    }
    return emails
  }
  const write = async (event: EventView, host: Person) =>
    (
      await attempt(
        server,
        'sendEventComment',
        { eventId: event.id, messageId: randomUUID(), message: 'Bring a sweater.', sendToStatuses: ['All'] },
        host,
      )
    ).failure?.reason
  const settled = (event: EventView) =>
    eventually(async () => {
      const queued = server.services.db.selectFrom('deliveries').select('key').where('event_id', '=', event.id)
      return (await queued.where('state', '=', 'queued').execute()).length === 0
    })
  const mailsTo = async (addresses: readonly string[]) =>
    (await Promise.all(addresses.map((to) => readOutbox(server.services.db, to)))).flat().length

  it('count as invitations at the first message to them, and only then', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host)
    const strangers = await enter(event, 6)
    expect(await write(event, host)).toBeUndefined()
    await settled(event)
    expect(await write(event, host)).toBeUndefined()
    const later = await enter(event, 5)
    expect(await write(event, host)).toBe('sendingLimit')
    await settled(event)
    expect([await mailsTo(strangers), await mailsTo(later)]).toEqual([12, 0])
  })

  it('count as invitations in updates and cancellations with a message, but not in other cancellations', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host)
    const strangers = await enter(event, 11)
    const draft = eventDraft(server, { startTime: server.clock.now() + 2 * day })
    const update = async () =>
      (await attempt(server, 'editEventDetails', { eventId: event.id, event: draft, audience: 'everyone' }, host))
        .failure?.reason
    const cancel = async (message: string) =>
      (await attempt(server, 'cancelEvent', { eventId: event.id, message }, host)).failure?.reason
    expect([await update(), await cancel('Buy now'), await cancel('')]).toEqual([
      'sendingLimit',
      'sendingLimit',
      undefined,
    ])
    await settled(event)
    expect(await mailsTo(strangers)).toBe(11)
  })

  it('count as invitations when a host gives them a spot, and the others aren’t notified', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host, { hasWaitlist: true })
    const strangers = await enter(event, 12)
    const { invitees } = await call(server, 'fetchInvitees', { eventId: event.id }, host)
    for (const { inviteeId, role } of invitees)
      if (role === 'attendee')
        await call(server, 'setWaitlistStatus', { eventId: event.id, inviteeId, status: 'APPROVED' }, host)
    await settled(event)
    expect(await mailsTo(strangers)).toBe(10)
    const { db } = server.services
    const unsent = db
      .selectFrom('deliveries')
      .select('reason')
      .where('event_id', '=', event.id)
      .where('state', '=', 'failed')
    const reason = 'The host had reached the daily limit of new people.'
    expect(await unsent.execute()).toEqual([{ reason }, { reason }])
  })

  it('don’t include guests with a proven address, or with an invitation from the host', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host)
    for (let at = 0; at < 3; at += 1) {
      const guest = await person(server, 'Gina')
      await call(
        server,
        'updateAttendance',
        { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES' } },
        guest,
      )
    }
    const guests = await invite(server, host, event, ['Gus', 'Ann'])
    const inviteIds = guests.map(({ inviteeId }) => inviteeId)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds }, host)
    await enter(event, 8)
    expect(await write(event, host)).toBeUndefined()
    await enter(event, 1)
    expect(await write(event, host)).toBe('sendingLimit')
  })

  it('don’t lower a host’s limits by opting out, blocking, or reporting, as invited guests do', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host)
    const strangers = await enter(event, 3)
    const guests = await invite(server, host, event, ['Gus', 'Ann', 'Bob'])
    const inviteIds = guests.map(({ inviteeId }) => inviteeId)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds }, host)
    expect(await write(event, host)).toBeUndefined()
    await settled(event)
    /** Posts a form to the page that a link in the latest email to an address opens. */
    const post = async (address: string, link: RegExp, payload: string) => {
      const [mail] = await readOutbox(server.services.db, address)
      const url = new URL(link.exec(mail?.body ?? '')?.[1] ?? 'none:')
      const { statusCode, body } = await server.app.inject({
        method: 'POST',
        url: `${url.pathname}${url.search}`,
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect([payload, statusCode, /Undo|Unblock host/.test(body)]).toEqual([payload, 200, true])
      return url
    }
    const complain = async (address: string): Promise<void> => {
      const url = await post(address, /Turn off messages: (\S+)/, 'off=host')
      await post(address, /Report this invitation: (\S+)/, 'do=report&reason=spam&block=on')
      url.searchParams.delete('u')
      const { statusCode } = await server.app.inject({ url: `${url.pathname}${url.search}` })
      expect(statusCode).toBe(guests.some(({ email }) => email === address) ? 200 : 404)
    }
    for (const address of strangers) await complain(address)
    const standing = () => readStanding(server.services.db, host.userId)
    expect(await standing()).toMatchObject({ optedOut: 0, reported: 0 })
    for (const { email = '' } of guests.slice(0, 2)) await complain(email)
    expect(await standing()).toMatchObject({ optedOut: 2, reported: 2 })
  })

  it('don’t lower the limits of a host without being on a guest list', async () => {
    const [host, foe] = [await person(server, 'Hana Host'), await person(server, 'Foe')]
    const event = await party(server, host)
    const order = { channel: 'email', address: foe.email, scope: 'host', eventId: event.id } as const
    await call(server, 'optOut', order, foe)
    expect(await readStanding(server.services.db, host.userId)).toMatchObject({ optedOut: 0 })
  })
})
