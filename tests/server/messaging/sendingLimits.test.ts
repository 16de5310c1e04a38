import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import type { InputOf, OperationName } from '@festoon/contract/wire/operations'
import { addOptOut } from '../../../server/accounts/profile/optOuts.ts'
import { queueWaitingChanges } from '../../../server/events/changeNotices.ts'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { signInAgain } from '../../support/accounts.ts'
import { answer, eventDraft, invite, keyOf, party, person, verify, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { measureTime } from '../../support/load/figure.ts'
import { attempt, call, type Caller } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Waits until no message to the party's guests is queued. */
const waitForDeliveries = async ({ services }: TestServer, event: EventView): Promise<void> => {
  const queuedDeliveries = services.db.selectFrom('deliveries').select('key').where('event_id', '=', event.id)
  await eventually(async () => (await queuedDeliveries.where('state', '=', 'queued').execute()).length === 0, 60_000)
}

describe.each(databaseKinds)('sending limits on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind, {
      strictLimits: true,
      env: { BLOCKED_LINKS: 'evil.example', NEW_HOST_INVITATIONS: '10' },
    })
  })
  afterAll(() => server.end())

  let networks = 0
  /** Creates an account from a network that no one else uses. */
  const newcomer = async (name: string): Promise<Person> => {
    networks += 1
    const email = `${randomUUID()}@example.com`
    await call(server, 'sendEmailSignInCode', { emailAddress: email }, { ip: `2001:db8:${networks}::1` })
    return person(server, name, email)
  }
  const namesOf = (count: number): string[] => Array.from({ length: count }, (_, at) => `Guest ${at}`)
  const sendTo = async (event: EventView, guests: readonly Invitee[], host: Caller) =>
    attempt(server, 'sendInvites', { eventId: event.id, inviteIds: guests.map(({ inviteeId }) => inviteeId) }, host)
  const write = async (event: EventView, host: Caller, fields: object = {}) =>
    attempt(
      server,
      'sendEventComment',
      { eventId: event.id, messageId: randomUUID(), message: 'Bring a sweater.', sendToStatuses: ['All'], ...fields },
      host,
    )
  const issuesOf = async <Name extends OperationName>(name: Name, input: InputOf<Name>, who: Caller = {}) =>
    (await attempt(server, name, input, who)).failure?.issues?.map(({ path }) => path)

  it('count recipients, grow with the age of the account, and say when to try again', async () => {
    const host = await newcomer('Hana Host')
    const event = await party(server, host, { startTime: server.clock.now() + 30 * day })
    const guests = await invite(server, host, event, namesOf(52))
    const refusedSend = await sendTo(event, guests.slice(0, 11), host)
    expect(refusedSend.status).toBe(429)
    expect(refusedSend.failure).toMatchObject({ reason: 'sendingLimit', retryAfter: expect.any(Number) })
    expect(refusedSend.failure?.retryAfter).toBeLessThanOrEqual(day / 1_000)
    expect((await sendTo(event, guests.slice(0, 10), host)).result).toEqual({ triggered: 10 })
    expect((await sendTo(event, guests.slice(10, 11), host)).failure?.reason).toBe('sendingLimit')
    server.clock.advance(day)
    const later = await signInAgain(server, host)
    expect((await sendTo(event, guests.slice(10, 51), later)).failure?.reason).toBe('sendingLimit')
    expect((await sendTo(event, guests.slice(10, 50), later)).result).toEqual({ triggered: 40 })
    server.clock.advance(7 * day)
    const old = await signInAgain(server, host)
    expect((await sendTo(event, guests.slice(50), old)).result).toEqual({ triggered: 2 })
  })

  it('bound what a loop of messages reaches', async () => {
    const host = await newcomer('Hana Host')
    const event = await party(server, host)
    const guests = await invite(server, host, event, namesOf(8))
    await sendTo(event, guests, host)
    const outcomes = []
    for (let at = 0; at < 20; at += 1) outcomes.push(await write(event, host))
    expect(outcomes.filter(({ result }) => result)).toHaveLength(6)
    expect(outcomes.at(-1)?.failure?.reason).toBe('sendingLimit')
  })

  it('count people that a host reaches without an invitation: by a message, or by entering their RSVP', async () => {
    const host = await newcomer('Hana Host')
    const event = await party(server, host)
    const guests = await invite(server, host, event, namesOf(20))
    const [stranger, other, ...rest] = guests
    if (!stranger || !other) throw new Error('not invited')
    await sendTo(event, rest.slice(0, 8), host)
    await waitForDeliveries(server, event)
    const save = async (guest: Invitee, fields: object) => {
      const invitee = { inviteeId: guest.inviteeId, name: 'Gus', ...fields }
      return (await attempt(server, 'editInvitee', { eventId: event.id, invitee }, host)).failure?.reason
    }
    const outcomes = [
      await save(stranger, { rsvpStatus: 'YES' }),
      await save(stranger, { email: `${randomUUID()}@example.com` }),
      await save(other, { rsvpStatus: 'NO' }),
      await save(stranger, { email: `${randomUUID()}@example.com` }),
      (await write(event, host, { receiverInviteeUuid: rest.at(-1)?.inviteeId, sendToStatuses: [] })).failure?.reason,
      await save(rest[0] ?? stranger, { rsvpStatus: 'YES' }),
    ]
    expect(outcomes).toEqual([undefined, undefined, 'sendingLimit', 'sendingLimit', 'sendingLimit', undefined])
  })

  it('count the message of a cancellation, and let a party be canceled without one', async () => {
    const host = await newcomer('Hana Host')
    const event = await party(server, host)
    const guests = await invite(server, host, event, namesOf(10))
    await sendTo(event, guests, host)
    for (let at = 0; at < 5; at += 1) await write(event, host)
    const cancel = (message: string) => attempt(server, 'cancelEvent', { eventId: event.id, message }, host)
    expect((await cancel('See https://good.example')).failure?.reason).toBe('sendingLimit')
    expect((await cancel('')).status).toBe(200)
  })

  it('bound how many emails of one host reach one address, but not a cancellation', async () => {
    const [host, other] = [await newcomer('Hana Host'), await newcomer('Other Host')]
    const event = await party(server, host)
    const [guest] = await invite(server, host, event, ['Gus'])
    if (!guest) throw new Error('not invited')
    const { inviteeId, email = '' } = guest
    await sendTo(event, [guest], host)
    await waitForDeliveries(server, event)
    for (let at = 0; at < 35; at += 1) await write(event, host, { receiverInviteeUuid: inviteeId, sendToStatuses: [] })
    await waitForDeliveries(server, event)
    const mails = async () => (await readOutbox(server.services.db, email)).length
    expect(await mails()).toBe(30)
    const second = await party(server, other)
    const invitees = [{ inviteeId: randomUUID(), name: 'Gus', email }]
    await sendTo(second, (await call(server, 'addInvitees', { eventId: second.id, invitees }, other)).invitees, other)
    await waitForDeliveries(server, second)
    expect(await mails()).toBe(31)
    await call(server, 'cancelEvent', { eventId: event.id }, host)
    await waitForDeliveries(server, event)
    expect(await mails()).toBe(32)
  })

  it('count all addresses of one mailbox together', async () => {
    const host = await newcomer('Hana Host')
    // Old enough to invite 36 people.
    const { db, clock } = server.services
    const before = { created_at: clock.now() - day }
    await db.updateTable('users').set(before).where('id', '=', host.userId).execute()
    const event = await party(server, host)
    const id = randomUUID().slice(0, 8)
    const addresses = [
      ...Array.from({ length: 18 }, (_, at) => `victim.${id}+${at}@gmail.com`),
      ...Array.from({ length: 18 }, (_, at) => `v.i.c.t.i.m${id}+${at}@googlemail.com`),
    ]
    const invitees = addresses.map((email) => ({ inviteeId: randomUUID(), name: 'Vic', email }))
    const guests = (await call(server, 'addInvitees', { eventId: event.id, invitees }, host)).invitees
    expect((await sendTo(event, guests, host)).result).toEqual({ triggered: 36 })
    await waitForDeliveries(server, event)
    const receivedEmails = await Promise.all(addresses.map((to) => readOutbox(server.services.db, to)))
    expect(receivedEmails.flat()).toHaveLength(30)
  })

  it('bound how often one guest is notified of a spot', async () => {
    const host = await newcomer('Hana Host')
    const event = await party(server, host, { hasWaitlist: true })
    const [guest] = await invite(server, host, event, ['Gus'])
    if (!guest) throw new Error('not invited')
    const { inviteeId } = guest
    await call(
      server,
      'editInvitee',
      { eventId: event.id, invitee: { inviteeId, name: 'Gus', rsvpStatus: 'YES' } },
      host,
    )
    for (let at = 0; at < 6; at += 1) {
      for (const status of ['PENDING_APPROVAL', 'APPROVED'] as const)
        await call(server, 'setWaitlistStatus', { eventId: event.id, inviteeId, status }, host)
      await waitForDeliveries(server, event)
    }
    expect(await readOutbox(server.services.db, guest.email)).toHaveLength(3)
  })

  it('shrink when many guests opt out', async () => {
    const host = await newcomer('Hana Host')
    const event = await party(server, host)
    const guests = await invite(server, host, event, namesOf(20))
    await sendTo(event, guests.slice(0, 4), host)
    for (const { email = '' } of guests.slice(0, 4))
      await addOptOut(
        server.services.db,
        { channel: 'email', addressKey: email, scope: 'host', subject: host.userId },
        1,
      )
    expect((await sendTo(event, guests.slice(4, 6), host)).failure?.reason).toBe('sendingLimit')
    await waitForDeliveries(server, event)
  })

  it('shrink for co-hosts, too, so that they can’t send in place of the organizer', async () => {
    const [host, cohost] = [await newcomer('Hana Host'), await newcomer('Cora Cohost')]
    const event = await party(server, host)
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, host)
    await call(server, 'updateCohostStatus', { eventId: event.id, status: 'ACCEPTED', linkUuid }, cohost)
    const guests = await invite(server, host, event, namesOf(20))
    for (const { email = '' } of guests.slice(0, 4))
      await addOptOut(
        server.services.db,
        { channel: 'email', addressKey: email, scope: 'host', subject: host.userId },
        1,
      )
    expect((await sendTo(event, guests.slice(4, 10), cohost)).failure?.reason).toBe('sendingLimit')
    const ownParty = await party(server, cohost)
    expect((await sendTo(ownParty, await invite(server, cohost, ownParty, namesOf(6)), cohost)).status).toBe(200)
    await waitForDeliveries(server, ownParty)
  })

  it('shrink when invited guests report a party, but not when anyone with the open link does', async () => {
    const host = await newcomer('Hana Host')
    const event = await party(server, host, { openInvite: true })
    const guests = await invite(server, host, event, namesOf(20))
    await sendTo(event, guests.slice(0, 3), host)
    await waitForDeliveries(server, event)
    const report = async (iu: string, token: string): Promise<void> => {
      const { statusCode } = await server.app.inject({
        method: 'POST',
        url: `/report?${new URLSearchParams({ e: event.id, iu, token })}`,
        payload: 'do=report&reason=spam',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect(statusCode).toBe(200)
    }
    for (let at = 0; at < 3; at += 1) {
      const invitee = {
        inviteeId: randomUUID(),
        name: 'Odo',
        email: `${randomUUID()}@example.com`,
        rsvpStatus: 'YES' as const,
      }
      const { token = '' } = await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee })
      await report(invitee.inviteeId, token)
    }
    expect((await sendTo(event, guests.slice(3, 6), host)).status).toBe(200)
    for (const guest of guests.slice(0, 3)) await report(guest.inviteeId, keyOf(server, event, guest))
    expect((await sendTo(event, guests.slice(6, 8), host)).failure?.reason).toBe('sendingLimit')
    await waitForDeliveries(server, event)
  })

  it('combine 80 edits into two notifications, without changes that were undone', async () => {
    const host = await newcomer('Hana Host')
    const event = await party(server, host)
    const [guest] = await invite(server, host, event, ['Gus'])
    if (!guest) throw new Error('not invited')
    await answer(server, event, guest, 'YES')
    const draft = eventDraft(server, { startTime: event.startTime })
    const save = async (fields: object): Promise<void> => {
      await call(server, 'editEventDetails', { eventId: event.id, event: { ...draft, ...fields } }, host)
    }
    await save({ title: 'Maya turns seven' })
    for (let at = 0; at < 79; at += 1) await save({ title: `Maya turns ${at}`, description: 'Cake.' })
    await save({ title: 'Maya turns seven', description: 'Cake.' })
    await waitForDeliveries(server, event)
    const mails = async () =>
      (await readOutbox(server.services.db, guest.email)).filter(({ subject }) => subject.includes('has changed'))
    expect(await mails()).toHaveLength(1)
    const { db, jobs } = server.services
    const flush = () => queueWaitingChanges(db, jobs.queueNotifications, server.clock.now())
    expect(await flush()).toBe(0)
    server.clock.advance(10 * minute)
    const flushCounts = await Promise.all([flush(), flush()])
    expect(flushCounts.reduce((sum, count) => sum + count, 0)).toBe(1)
    jobs.wake()
    await waitForDeliveries(server, event)
    expect(await mails()).toHaveLength(2)
    const [latest] = await mails()
    expect(latest?.body).toContain('Description changed.')
    expect(latest?.body).not.toContain('was Maya')
  })

  it('send replies only to addresses that the sender has verified', async () => {
    const host = await newcomer('Hana Host')
    const event = await party(server, host)
    expect((await write(event, host, { email: 'victim@example.com' })).failure?.issues?.[0]?.path).toBe('email')
    expect((await write(event, host, { email: host.email.toUpperCase() })).status).toBe(200)
  })

  it('refuse links in titles and names, and blocked links in descriptions and messages', async () => {
    const host = await newcomer('Hana Host')
    const event = await party(server, host, { openInvite: true })
    const withEvent = (fields: object) => ({ event: eventDraft(server, fields) })
    expect(await issuesOf('createEvent', withEvent({ title: 'Win at evil.com' }), host)).toEqual(['event.title'])
    const guest = { inviteeId: randomUUID(), name: 'www.evil.example', email: 'g@example.com' }
    expect(await issuesOf('addInvitees', { eventId: event.id, invitees: [guest] }, host)).toEqual(['invitees.0.name'])
    const rsvp = {
      inviteeId: randomUUID(),
      name: 'http://evil.example',
      email: 'a@example.com',
      rsvpStatus: 'YES' as const,
    }
    expect(await issuesOf('updateAttendanceByLink', { eventId: event.id, invitee: rsvp })).toEqual(['invitee.name'])
    const identityToken = await verify(server, `${randomUUID()}@example.com`)
    expect(await issuesOf('createElkUser', { elkUser: { name: 'www.paypal.com' } }, { identityToken })).toEqual([
      'elkUser.name',
    ])
    const description = 'See https://login.EVIL.example/x'
    expect(await issuesOf('createEvent', withEvent({ description }), host)).toEqual(['event.description'])
    const location = { displayName: 'At evil.example' }
    expect(await issuesOf('createEvent', withEvent({ location }), host)).toEqual(['event.location'])
    const questions = [{ questionUuid: randomUUID(), question: 'Did you see evil.example/x?' }]
    expect(await issuesOf('createEvent', withEvent({ questions }), host)).toEqual(['event.questions'])
    expect((await write(event, host, { message: 'Go to evil。example' })).failure?.issues?.[0]?.path).toBe('message')
    for (const message of ['https://evil.ex%61mple', 'ev\u2066il.example', '㌖'.repeat(1_000)]) {
      const isBlocked = message.includes('ev')
      const { failure } = await measureTime({ what: `checking ${message.slice(0, 20)} for links`, max: 500 }, () =>
        write(event, host, { message }),
      )
      expect(failure?.issues?.[0]?.path).toBe(isBlocked ? 'message' : undefined)
    }
    expect((await write(event, host, { message: 'See https://good.example' })).status).toBe(200)
  })

  it('make every email name the host’s account', async () => {
    const host = await newcomer('PayPal Support')
    const event = await party(server, host)
    const [guest] = await invite(server, host, event, ['Gus'])
    if (!guest) throw new Error('not invited')
    await sendTo(event, [guest], host)
    await waitForDeliveries(server, event)
    const [mail] = await readOutbox(server.services.db, guest.email)
    expect(mail?.body).toContain(`Sent through Festoon by PayPal Support (${host.email.slice(0, 1)}…@example.com).`)
  })
})
