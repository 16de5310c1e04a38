import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { queueReminders } from '../../../../server/messaging/notifications/reminders.ts'
import { freshPhone, personByPhone } from '../../../support/accounts.ts'
import { eventDraft, person, type Person } from '../../../support/builders.ts'
import { openedLink } from '../../../support/openedLink.ts'
import { ask, strangersOn, typedWords, typedIn, type Stranger } from '../../../support/people/strangers.ts'
import { call, reasonOf } from '../../../support/rpcClient.ts'
import { testClock } from '../../../support/testClock.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const hour = 3_600_000

describe.each(databaseKinds)('people whose address a host enters after opening the invitation, on %s,', (kind) => {
  let server: TestServer
  let on: ReturnType<typeof strangersOn>
  beforeAll(async () => {
    // Noon in Los Angeles, so that reminders are sent.
    const clock = testClock(Date.UTC(2027, 0, 14, 20))
    server = await testServer(kind, { strictLimits: true, clock, env: { NEW_HOST_INVITATIONS: '3' } })
    on = strangersOn(server)
  })
  afterAll(() => server.end())

  /** Adds a guest by name only, and returns the key of the personal link that hosts can get. */
  const addNamedGuest = async ({ id: eventId }: EventView, host: Person) => {
    const inviteeId = randomUUID()
    await call(server, 'queueInvites', { eventId, invitees: [{ inviteeId, name: 'Joe' }] }, host)
    const { url } = await call(server, 'getInviteeLink', { eventId, inviteeId }, host)
    return { inviteeId, token: (await openedLink(server, url)).searchParams.get('token') ?? '' }
  }
  const enter = async ({ id: eventId }: EventView, host: Person, inviteeId: string): Promise<Stranger> => {
    const email = `${randomUUID()}@example.com`
    await call(server, 'editInvitee', { eventId, invitee: { inviteeId, name: 'Joe', email } }, host)
    return { inviteeId, email }
  }
  /** Writes to all guests in every way. */
  const writeAll = async (event: EventView, host: Person): Promise<void> => {
    const { db, jobs } = server.services
    await queueReminders(db, jobs.queueNotifications, server.clock.now())
    const changedEvent = eventDraft(server, { title: `More ${typedWords.title}`, startTime: event.startTime })
    const update = { eventId: event.id, event: changedEvent, audience: 'everyone' as const, note: typedWords.message }
    await call(server, 'editEventDetails', update, host)
    await on.write(event, host)
    await call(server, 'cancelEvent', { eventId: event.id }, host)
    await on.waitForDeliveries(event)
  }

  it('are only asked to confirm it, as many as the host can invite', async () => {
    const host = await person(server, typedWords.host)
    const event = await on.newParty(host)
    const strangers: Stranger[] = []
    for (let at = 0; at < 5; at += 1) {
      const { inviteeId, token } = await addNamedGuest(event, host)
      const openedRsvp = { inviteeId, rsvpStatus: 'SEEN' as const }
      await call(server, 'updateAttendanceThroughEmail', { eventId: event.id, token, invitee: openedRsvp })
      strangers.push(await enter(event, host, inviteeId))
    }
    await writeAll(event, host)
    const mails = await on.mailsTo(strangers)
    expect(mails.map(({ subject }) => subject)).toEqual([ask, ask, ask])
    expect(typedIn(mails)).toEqual([])
  })

  it('are only asked, too, if an account opens it that hosts don’t know of', async () => {
    const host = await person(server, typedWords.host)
    const event = await on.newParty(host)
    const guest = { inviteeId: randomUUID(), name: 'Joe', phone: freshPhone() }
    await call(server, 'addInvitees', { eventId: event.id, invitees: [guest] }, host)
    const second = await personByPhone(server, 'Joe', guest.phone)
    const stranger = await enter(event, host, guest.inviteeId)
    const openedRsvp = { inviteeId: guest.inviteeId, rsvpStatus: 'SEEN' as const }
    await call(server, 'updateAttendance', { eventId: event.id, invitee: openedRsvp }, second)
    await writeAll(event, host)
    expect(await on.subjectsTo(stranger)).toEqual([ask])
  })

  it('count as invited if the invitation has answers to proposed times', async () => {
    const host = await person(server, typedWords.host)
    const event = await on.newParty(host, { startTime: 0, dateUndecided: true })
    const startTime = server.clock.now() + 72 * hour
    await call(server, 'proposeTimes', { eventId: event.id, add: [{ startTime, endTime: null }] }, host)
    const refusals = []
    for (let at = 0; at < 4; at += 1) {
      const { inviteeId, token } = await addNamedGuest(event, host)
      const answers = [{ startTime, answer: 'yes' as const }]
      await call(server, 'answerTimes', { eventId: event.id, inviteeUuid: inviteeId, token, answers })
      const invitee = { inviteeId, name: 'Joe', email: `${randomUUID()}@example.com` }
      refusals.push(await reasonOf(server, 'editInvitee', { eventId: event.id, invitee }, host))
    }
    expect(refusals).toEqual([undefined, undefined, undefined, 'sendingLimit'])
  })
})
