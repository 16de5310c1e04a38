import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { readStanding } from '../../../server/accounts/sending/readStanding.ts'
import { queueReminders } from '../../../server/messaging/notifications/reminders.ts'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { eventDraft, invite, person, type Person } from '../../support/builders.ts'
import { confirmAddress } from '../../support/people/confirmAddress.ts'
import { ask, strangersOn, typedWords, typedIn, type Stranger } from '../../support/people/strangers.ts'
import { attempt, call, type Caller } from '../../support/rpcClient.ts'
import { testClock } from '../../support/testClock.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const hour = 3_600_000
const day = 24 * hour

describe.each(databaseKinds)('strangers on the open link, on %s,', (kind) => {
  let server: TestServer
  let on: ReturnType<typeof strangersOn>
  beforeAll(async () => {
    // Noon in Los Angeles, so that reminders are sent.
    const clock = testClock(Date.UTC(2027, 0, 14, 20))
    server = await testServer(kind, { strictLimits: true, clock, env: { NEW_HOST_INVITATIONS: '10' } })
    on = strangersOn(server)
  })
  afterAll(() => server.end())

  const reasonsOf = async (event: EventView) => {
    const deliveries = server.services.db.selectFrom('deliveries').select('reason').where('event_id', '=', event.id)
    return (await deliveries.where('state', '=', 'failed').execute()).map(({ reason }) => reason)
  }
  /** Renews a host's session after days have passed. */
  const renewSession = async ({ refreshToken }: Person): Promise<Caller> =>
    call(server, 'refetchAccessToken', { deviceId: 'web-test', timestamp: 1 }, { cookies: { authToken: refreshToken } })

  /** Each way in which a party's guests get an email, and what the email says about it before the address is confirmed. */
  const ways: Record<
    string,
    { expectedText: string; act: (event: EventView, host: Person, one: Stranger) => Promise<unknown> }
  > = {
    'a message': { expectedText: 'a message for you from the hosts', act: (event, host) => on.write(event, host) },
    'a message to this guest alone': {
      expectedText: 'a message for you from the hosts',
      act: (event, host, { inviteeId }) => {
        const reply = { eventId: event.id, messageId: randomUUID(), message: typedWords.message, inviteeId }
        return call(server, 'sendPrivateReply', reply, host)
      },
    },
    'an update with a note': {
      expectedText: 'have changed',
      act: (event, host) => {
        const changedDraft = eventDraft(server, { title: `More ${typedWords.title}`, startTime: event.startTime })
        const input = {
          eventId: event.id,
          event: changedDraft,
          audience: 'everyone' as const,
          note: typedWords.message,
        }
        return call(server, 'editEventDetails', input, host)
      },
    },
    'a cancellation': {
      expectedText: 'was canceled',
      act: (event, host) => call(server, 'cancelEvent', { eventId: event.id, message: typedWords.message }, host),
    },
    'a reminder': {
      expectedText: 'is coming up soon',
      act: async () => {
        const { db, jobs } = server.services
        server.clock.advance(2 * hour)
        await queueReminders(db, jobs.queueNotifications, server.clock.now())
        jobs.wake()
      },
    },
    'a spot': {
      expectedText: "You've got a spot at a party",
      act: (event, host, { inviteeId }) =>
        call(server, 'setWaitlistStatus', { eventId: event.id, inviteeId, status: 'APPROVED' }, host),
    },
  }

  it.each(Object.entries(ways))('get only a request to confirm instead of %s', async (_name, { expectedText, act }) => {
    const host = await person(server, typedWords.host)
    const event = await on.newParty(host, { hasWaitlist: expectedText.includes('spot') })
    const stranger = await on.join(event)
    await act(event, host, stranger)
    await on.waitForDeliveries(event)
    const [mail, ...more] = await on.mailsTo([stranger])
    expect(more).toEqual([])
    expect(mail).toMatchObject({ subject: ask, calendar: null })
    expect(mail?.body).toContain(expectedText)
    expect(mail?.body).toContain('since Thursday, January 14, 2027')
    const whole = JSON.stringify(mail)
    expect(typedIn(mail)).toEqual([])
    expect(whole).not.toMatch(/iu=[^"]*&token=/)
  })

  it('get no words of a host when one picks a time that they answered', async () => {
    const host = await person(server, typedWords.host)
    const event = await on.newParty(host, { startTime: 0, dateUndecided: true })
    const startTime = server.clock.now() + 72 * hour
    await call(server, 'proposeTimes', { eventId: event.id, add: [{ startTime, endTime: null }] }, host)
    const strangers = []
    for (const answer of ['yes', 'ifNeedBe', 'no'] as const) {
      const email = `${randomUUID()}@example.com`
      const answers = [{ startTime, answer }]
      const { newGuest } = await call(server, 'answerTimes', {
        eventId: event.id,
        name: typedWords.guest,
        email,
        answers,
      })
      strangers.push({ inviteeId: newGuest?.inviteeUuid ?? expect.fail('no guest'), email })
    }
    await call(server, 'pickTime', { eventId: event.id, startTime }, host)
    await on.waitForDeliveries(event)
    const mails = await on.mailsTo(strangers)
    expect(mails.map(({ subject }) => subject)).toEqual([ask, ask, ask])
    for (const { body } of mails) expect(body).toContain('has a date')
    expect(typedIn(mails)).toEqual([])
  })

  it("can't be reached by the dozen, whatever a host sends, and stop nothing else", async () => {
    const host = await person(server, typedWords.host)
    const event = await on.newParty(host)
    const strangers = await on.enter(event, 13)
    expect(await on.write(event, host)).toEqual({ recipients: 0, unconfirmed: 13 })
    expect(await on.write(event, host)).toEqual({ recipients: 0, unconfirmed: 13 })
    await call(server, 'cancelEvent', { eventId: event.id, message: typedWords.message }, host)
    await on.waitForDeliveries(event)
    const mails = await on.mailsTo(strangers)
    // As many as the host may invite on the first day.
    expect(mails.map(({ subject }) => subject)).toEqual(Array.from({ length: 10 }, () => ask))
    const reasons = Map.groupBy(
      await reasonsOf(event),
      (reason) => /We asked|this week|daily limit/.exec(reason ?? '')?.[0],
    )
    const counts = Object.fromEntries([...reasons].map(([reason, all]) => [reason, all.length]))
    expect(counts).toEqual({ 'We asked': 10, 'this week': 20, 'daily limit': 9 })
    const other = await on.newParty(host)
    const guests = await invite(
      server,
      host,
      other,
      Array.from({ length: 10 }, () => 'Gus'),
    )
    const inviteIds = guests.map(({ inviteeId }) => inviteeId)
    expect((await attempt(server, 'sendInvites', { eventId: other.id, inviteIds }, host)).failure).toBeUndefined()
  })

  it('are asked once a week about a party, and three times a day about all, if they have turned off nothing', async () => {
    const host = await person(server, typedWords.host)
    const event = await on.newParty(host, { startTime: server.clock.now() + 30 * day })
    const stranger = await on.join(event)
    await on.write(event, host)
    server.clock.advance(6 * day)
    await on.write(event, await renewSession(host))
    expect(await on.subjectsTo(stranger)).toEqual([ask])
    server.clock.advance(day + hour)
    await on.write(event, await renewSession(host))
    expect(await on.subjectsTo(stranger)).toEqual([ask, ask])
    const caller = { ...host, ...(await renewSession(host)) }
    const later = { startTime: server.clock.now() + 30 * day }
    const others = [
      await on.newParty(caller, later),
      await on.newParty(caller, later),
      await on.newParty(caller, later),
    ]
    for (const other of others) {
      await on.join(other, stranger.email.replace('@', '+tag@'))
      await on.write(other, caller)
    }
    expect(await on.subjectsTo({ ...stranger, email: stranger.email.replace('@', '+tag@') })).toEqual([ask, ask])
    const quiet = await on.join(event)
    const order = { channel: 'email', address: quiet.email, scope: 'all', eventId: event.id } as const
    await call(server, 'optOut', order, await person(server, 'Quinn', quiet.email))
    await on.write(event, caller)
    expect((await on.subjectsTo(quiet)).filter((subject) => subject === ask)).toEqual([])
  })

  it('don’t include guests with a proven address, or with an invitation from the host', async () => {
    const host = await person(server, typedWords.host)
    const event = await on.newParty(host)
    for (let at = 0; at < 3; at += 1) {
      const guest = await person(server, 'Gina')
      const invitee = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
      await call(server, 'updateAttendance', { eventId: event.id, invitee }, guest)
    }
    const guests = await invite(server, host, event, ['Gus', 'Ann'])
    const inviteIds = guests.map(({ inviteeId }) => inviteeId)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds }, host)
    await on.enter(event, 2)
    expect(await on.write(event, host)).toEqual({ recipients: 5, unconfirmed: 2 })
  })

  it('don’t lower a host’s limits by opting out, blocking, or reporting, as invited guests do', async () => {
    const host = await person(server, typedWords.host)
    const event = await on.newParty(host)
    const strangers = await on.enter(event, 3)
    const guests = await invite(server, host, event, ['Gus', 'Ann', 'Bob'])
    const inviteIds = guests.map(({ inviteeId }) => inviteeId)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds }, host)
    for (const { inviteeId } of strangers.slice(1)) await confirmAddress(server, event, inviteeId)
    expect(await on.write(event, host)).toEqual({ recipients: 5, unconfirmed: 1 })
    /** Posts a form to a page of the link to turn off messages in the latest email to an address. */
    const post = async (address: string, pathname: string, payload: string) => {
      const [mail] = await readOutbox(server.services.db, address)
      const url = new URL(/Turn off messages: (\S+)/.exec(mail?.body ?? '')?.[1] ?? 'none:')
      const { statusCode, body } = await server.app.inject({
        method: 'POST',
        url: `${pathname}${url.search}`,
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect([payload, statusCode, /Undo|unblock/i.test(body)]).toEqual([payload, 200, true])
      return url
    }
    const complain = async (address: string): Promise<void> => {
      await post(address, '/unsubscribe', 'off=host')
      const url = await post(address, '/report', 'do=report&reason=spam&block=on')
      url.searchParams.delete('u')
      const { statusCode } = await server.app.inject({ url: `/report${url.search}` })
      expect(statusCode).toBe(guests.some(({ email }) => email === address) ? 200 : 404)
    }
    for (const { email } of strangers) await complain(email)
    const standing = () => readStanding(server.services.db, host.userId)
    expect(await standing()).toMatchObject({ optedOut: 0, reportCount: 0 })
    for (const { email = '' } of guests.slice(0, 2)) await complain(email)
    expect(await standing()).toMatchObject({ optedOut: 2, reportCount: 2 })
  })

  it('don’t lower the limits of a host without being on a guest list', async () => {
    const [host, foe] = [await person(server, typedWords.host), await person(server, 'Foe')]
    const event = await on.newParty(host)
    const order = { channel: 'email', address: foe.email, scope: 'host', eventId: event.id } as const
    await call(server, 'optOut', order, foe)
    expect(await readStanding(server.services.db, host.userId)).toMatchObject({ optedOut: 0 })
  })
})
