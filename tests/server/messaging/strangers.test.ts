import type { EventView } from '@festoon/contract/nouns/event'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readStanding } from '../../../server/accounts/sending/readStanding.ts'
import { queueWaitingChanges } from '../../../server/events/changeNotices.ts'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { eventDraft, invite, party, person, type EventDraft, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const minute = 60_000

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
  const write = async (event: EventView, host: Person) => {
    const message = { eventId: event.id, messageId: randomUUID(), message: 'Bring a sweater.' }
    const { result, failure } = await attempt(server, 'sendEventComment', { ...message, sendToStatuses: ['All'] }, host)
    if (!result) return failure?.reason
    const { recipients, leftOut } = result
    return { recipients, ...(leftOut === undefined ? {} : { leftOut }) }
  }
  const settled = (event: EventView) =>
    eventually(async () => {
      const queued = server.services.db.selectFrom('deliveries').select('key').where('event_id', '=', event.id)
      return (await queued.where('state', '=', 'queued').execute()).length === 0
    })
  const mailsTo = async (addresses: readonly string[]) =>
    (await Promise.all(addresses.map((to) => readOutbox(server.services.db, to)))).flat().length

  const edit = async (event: EventView, host: Person, fields: Partial<EventDraft> = {}, note = '') => {
    const draft = eventDraft(server, { startTime: event.startTime, ...fields })
    const input = { eventId: event.id, event: draft, audience: 'everyone' as const, note }
    return (await attempt(server, 'editEventDetails', input, host)).failure?.reason
  }
  /** Sends the update that waits since the previous one. */
  const flush = async (event: EventView) => {
    server.clock.advance(10 * minute)
    await queueWaitingChanges(server.services.db, server.services.jobs.queueNotifications, server.clock.now())
    server.services.jobs.wake()
    await settled(event)
  }
  const invitesTen = async (host: Person) => {
    const event = await party(server, host)
    const guests = await invite(
      server,
      host,
      event,
      Array.from({ length: 10 }, () => 'Gus'),
    )
    const inviteIds = guests.map(({ inviteeId }) => inviteeId)
    return (await attempt(server, 'sendInvites', { eventId: event.id, inviteIds }, host)).failure?.reason
  }

  it('count at the first message to them and are left out beyond the limit, which stops nothing else', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host)
    const strangers = await enter(event, 6)
    expect(await write(event, host)).toEqual({ recipients: 6 })
    await settled(event)
    expect(await write(event, host)).toEqual({ recipients: 6 })
    const later = await enter(event, 5)
    expect(await write(event, host)).toEqual({ recipients: 10, leftOut: 1 })
    await settled(event)
    expect([await mailsTo(strangers), await mailsTo(later)]).toEqual([18, 4])
    expect(await invitesTen(host)).toBeUndefined()
  })

  it('count in updates, and in cancellations, for which they have another limit', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host)
    const guest = await person(server, 'Gina')
    const invitee = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
    await call(server, 'updateAttendance', { eventId: event.id, invitee }, guest)
    const mailsToGuest = async () =>
      (await readOutbox(server.services.db, guest.email)).filter(({ body }) => body.includes(event.id)).length
    const before = await mailsToGuest()
    const strangers = await enter(event, 12)
    expect(await edit(event, host, { title: 'Elsewhere' })).toBeUndefined()
    await settled(event)
    expect(await mailsTo(strangers)).toBe(10)
    const later = await enter(event, 11)
    await call(server, 'cancelEvent', { eventId: event.id, message: '' }, host)
    await settled(event)
    // The two who weren't reached by the update, and eight of the others.
    expect([await mailsTo([...strangers, ...later]), (await mailsToGuest()) - before]).toEqual([10 + 10 + 10, 2])
  })

  it('count when they are entered while an update with a note waits', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host)
    expect(await edit(event, host, { title: 'One' })).toBeUndefined()
    expect(await edit(event, host, { title: 'Two' }, 'Buy my pills')).toBeUndefined()
    const strangers = await enter(event, 15)
    await flush(event)
    expect(await mailsTo(strangers)).toBe(10)
  })

  it('count by the mailbox that a message reaches, not by the guest whose address was corrected', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host)
    const email = `${randomUUID()}@example.com`
    const invitee = { inviteeId: randomUUID(), name: 'Stan', email, rsvpStatus: 'YES' as const }
    const { token = '' } = await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee })
    await enter(event, 9)
    await write(event, host)
    await settled(event)
    const post = async (url: string, fields: Record<string, string>) =>
      server.app.inject({
        method: 'POST',
        url,
        payload: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    await post(`/event/${event.id}/my-data?${new URLSearchParams({ iu: invitee.inviteeId, token })}`, { do: 'send' })
    const [mail] = await readOutbox(server.services.db, email)
    const url = new URL(/https?:\/\/\S+my-data\S+/.exec(mail?.body ?? '')?.[0] ?? 'none:')
    const victim = `${randomUUID()}@example.com`
    await post(`${url.pathname}${url.search}`, { do: 'correct', name: 'Stan', email: victim, phone: '' })
    const { invitees } = await call(server, 'fetchInvitees', { eventId: event.id }, host)
    expect(invitees.some((one) => one.email === victim)).toBe(true)
    expect(await write(event, host)).toEqual({ recipients: 9, leftOut: 1 })
    await settled(event)
    expect(await mailsTo([victim])).toBe(0)
  })

  it('count when a host gives them a spot, and the others aren’t notified', async () => {
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
    await enter(event, 10)
    expect(await write(event, host)).toEqual({ recipients: 15 })
    await settled(event)
    await enter(event, 1)
    expect(await write(event, host)).toEqual({ recipients: 15, leftOut: 1 })
  })

  it('don’t lower a host’s limits by opting out, blocking, or reporting, as invited guests do', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host)
    const strangers = await enter(event, 3)
    const guests = await invite(server, host, event, ['Gus', 'Ann', 'Bob'])
    const inviteIds = guests.map(({ inviteeId }) => inviteeId)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds }, host)
    expect(await write(event, host)).toEqual({ recipients: 6 })
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
      expect([payload, statusCode, /Undo|unblock/i.test(body)]).toEqual([payload, 200, true])
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
