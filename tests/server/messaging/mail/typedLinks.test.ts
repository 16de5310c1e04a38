import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queueNewRsvps } from '../../../../server/messaging/notifications/hostDigests.ts'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import { eventDraft, invite, party, person } from '../../../support/builders.ts'
import { replyEnv } from '../../../support/mail/replyMail.ts'
import { strangersOn } from '../../../support/people/strangers.ts'
import { attempt, call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const minute = 60_000
const link = 'https://evil.example/win'

describe.each(databaseKinds)('a link that someone typed, on %s,', (kind) => {
  let server: TestServer
  let on: ReturnType<typeof strangersOn>
  beforeAll(async () => {
    server = await testServer(kind, { env: { BLOCKED_LINKS: 'blocked.example', ...replyEnv } })
    on = strangersOn(server)
  })
  afterAll(() => server.end())

  it('as the town of a party isn’t in its invitations', async () => {
    const host = await person(server, 'Hana Host')
    const invitedTo = async (city: string) => {
      const location = { displayName: 'Our garden', address: { city } }
      const event = await party(server, host, { location })
      const [guest] = await invite(server, host, event, ['Gus'])
      await call(server, 'sendInvites', { eventId: event.id, inviteIds: [guest?.inviteeId ?? ''] }, host)
      await on.waitForDeliveries(event)
      const [mail] = await readOutbox(server.services.db, guest?.email)
      return `${mail?.body} ${mail?.html}`
    }
    expect(await invitedTo('St. Louis')).toContain('St. Louis')
    const invitation = await invitedTo(`Win at ${link}`)
    expect(invitation).toContain('Maya turns six')
    expect(invitation).not.toContain('evil')
  })

  it('in a description or place isn’t a link in the calendar file of an invitation', async () => {
    const host = await person(server, 'Hana Host')
    const location = { displayName: `Our garden, ${link}`, address: { city: 'Win at win.evil.example' } }
    const description = `Bring cake. Win at ${link}`
    const event = await party(server, host, { addressFor: 'signedIn', location, description })
    const [guest] = await invite(server, host, event, ['Gus'])
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [guest?.inviteeId ?? ''] }, host)
    await on.waitForDeliveries(event)
    const sentMails = server.services.db
      .selectFrom('outbox')
      .select('calendar')
      .where('recipient', '=', guest?.email ?? '')
    const calendar = (await sentMails.executeTakeFirstOrThrow()).calendar?.replaceAll('\r\n ', '')
    expect(calendar).toContain('Bring cake. Win at')
    expect(calendar).not.toContain('evil.example')
  })

  it('to a blocked site is refused in any part of an address', async () => {
    const host = await person(server, 'Hana Host')
    const location = { displayName: 'Our garden', address: { address2: 'see blocked.example/win' } }
    const event = { ...(await on.newParty(host)), location }
    const { title, description, photoUrl, startTime, timeZone } = event
    const input = { event: { title, description, photoUrl, startTime, timeZone, location } }
    const { failure } = await attempt(server, 'createEvent', input, host)
    expect(failure).toMatchObject({ reason: 'invalid', issues: [{ path: 'event.location' }] })
  })

  it('as a name or title is refused, and the word that is one is named', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host)
    const refusal = async (name: string) => {
      const invitees = [{ inviteeId: randomUUID(), name, email: 'gus@example.com' }]
      return (await attempt(server, 'addInvitees', { eventId: event.id, invitees }, host)).failure
    }
    for (const [name, word] of [
      ['Gus evil.example/win', 'evil.example/win'],
      ['http://evil.example', 'http://evil.example'],
      ['www.evil.example', 'www.evil.example'],
    ] as const)
      expect(await refusal(name)).toMatchObject({
        reason: 'invalid',
        issues: [{ message: expect.stringContaining(`Links aren't allowed here. Remove “${word}”`) }],
      })
    const { title: _, ...draft } = eventDraft(server)
    for (const title of ['Booking.com summer party', 'Win at https://evil.example'])
      expect((await attempt(server, 'createEvent', { event: { ...draft, title } }, host)).failure).toMatchObject({
        issues: [
          {
            path: 'event.title',
            message: expect.stringContaining(title.split(' ').find((word) => word.includes('.')) ?? '-'),
          },
        ],
      })
  })

  it('that mail programs see in a name or title isn’t one in any email', async () => {
    const { db, jobs } = server.services
    const host = await person(server, 'Dr.Me')
    const event = await party(server, host, { title: 'Dinner at 7.In the garden' })
    const [guest = expect.fail('no guest')] = await invite(server, host, event, ['Maria.de.la.Cruz'])
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [guest.inviteeId] }, host)
    await on.waitForDeliveries(event)
    server.clock.advance(minute)
    for (const name of ['anna.me', 'Win at bank.me @ home', 'hugo@mail.example'])
      await call(server, 'updateAttendanceByLink', {
        eventId: event.id,
        invitee: { inviteeId: randomUUID(), name, rsvpStatus: 'YES' },
      })
    for (let at = 0; at < 2; at += 1) {
      server.clock.advance(11 * minute)
      await queueNewRsvps(db, jobs.queueNotifications, server.clock.now())
    }
    jobs.wake()
    await on.waitForDeliveries(event)
    await call(server, 'cancelEvent', { eventId: event.id }, host)
    jobs.wake()
    await on.waitForDeliveries(event)
    const mails = [...(await readOutbox(db, guest.email)), ...(await readOutbox(db, host.email))]
    const bodies = mails.flatMap(({ body, html }) => [body, html ?? ''])
    expect(bodies.length).toBeGreaterThanOrEqual(6)
    for (const name of [
      'Dr.\u200CMe',
      'Maria.\u200Cde.\u200Cla.\u200CCruz',
      '7.\u200CIn the garden',
      'anna.\u200Cme',
      'Win at bank.\u200Cme @ home',
      'hugo@\u200Cmail.\u200Cexample',
    ])
      expect([name, bodies.some((text) => text.includes(name))]).toEqual([name, true])
    for (const text of bodies) expect(text).not.toMatch(/Dr\.Me|Maria\.de|7\.In|anna\.me|bank\.me|hugo@mail/)
  })

  it('in a message to the hosts isn’t a link in the email about it', async () => {
    const { db, jobs } = server.services
    const host = await person(server, 'Hana Host')
    const event = await party(server, host)
    server.clock.advance(minute)
    const rsvp = { inviteeId: randomUUID(), name: 'Security team', rsvpStatus: 'YES' as const }
    const invitee = { ...rsvp, rsvpMessage: `Your account is locked. Sign in at ${link}` }
    await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee })
    for (let at = 0; at < 2; at += 1) {
      server.clock.advance(11 * minute)
      await queueNewRsvps(db, jobs.queueNotifications, server.clock.now())
    }
    jobs.wake()
    await on.waitForDeliveries(event)
    const mail = (await readOutbox(db, host.email)).find(({ subject }) => subject.includes('Security team'))
    expect(mail?.body).toContain('Your account is locked.')
    for (const text of [mail?.body, mail?.html]) expect(text).not.toContain('evil.example')
  })
})
