import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import { housekeeping } from '../../../../server/web/housekeeping.ts'
import { eventDraft, invite, party, person, type Person } from '../../../support/builders.ts'
import { eventually } from '../../../support/eventually.ts'
import { attempt, call, reasonOf } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const day = 24 * 3_600_000

describe.each(databaseKinds)('a party whose host has left and handed it over on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  let event: EventView
  let leaving: Person
  let early: Person
  let late: Person
  beforeEach(async () => {
    leaving = await person(server, 'Lea Leaving')
    event = await party(server, leaving, { startTime: server.clock.now() + 30 * day })
    early = await person(server, 'Earl Early')
    late = await person(server, 'Lara Late')
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, leaving)
    for (const who of [early, late]) {
      await call(server, 'updateCohostStatus', { eventId: event.id, status: 'ACCEPTED', linkUuid }, who)
      server.clock.advance(1_000)
    }
    const deleteResult = await call(server, 'deleteAccount', { hostedEvents: 'handOver' }, leaving)
    expect(deleteResult).toEqual({ canceled: 0, handedOver: 1 })
  })

  const seenBy = async (who: Person) => (await call(server, 'getEvent', { eventId: event.id }, who)).event
  const takeOver = (who: Person) => attempt(server, 'takeOverEvent', { eventId: event.id }, who)

  it('belongs to no co-host until one agrees [PROF-08]', async () => {
    const shownEvent = await seenBy(early)
    expect(shownEvent).toMatchObject({
      isHost: false,
      isCohost: true,
      hostedBy: 'Former host',
      cancelledTimestamp: null,
    })
    expect(shownEvent.host?.handoverUntil).toBe(server.clock.now() + 7 * day)
    for (const name of ['cancelEvent', 'deleteEvent', 'getCohostLink'] as const)
      expect(await reasonOf(server, name, { eventId: event.id }, early)).toBe('forbidden')
    const subjects = async ({ email }: Person) =>
      (await readOutbox(server.services.db, email)).map(({ subject }) => subject)
    for (const who of [early, late])
      expect(await eventually(async () => (await subjects(who)).includes('Maya turns six needs a new host'))).toBe(true)
  })

  it('belongs to the first co-host who takes it over, and to no one else', async () => {
    const [guest] = await invite(server, early, event, ['Gus Guest'])
    expect((await takeOver(await person(server, 'Sam Stranger'))).failure?.reason).toBe('forbidden')
    const { result } = await takeOver(late)
    expect(result?.event).toMatchObject({ isHost: true, isCohost: false, hostedBy: 'Lara Late' })
    expect(result?.event.host?.handoverUntil).toBeNull()
    expect(result?.event.invitee).toMatchObject({ role: 'organizer', rsvpStatus: 'YES' })
    expect((await takeOver(early)).failure?.reason).toBe('eventHasHost')
    expect((await takeOver(late)).failure?.reason).toBe('eventHasHost')
    const { invitees } = await call(server, 'fetchInvitees', { eventId: event.id }, early)
    expect(invitees.map(({ name, role }) => [name, role])).toEqual([
      ['Lara Late', 'organizer'],
      ['Earl Early', 'attendee'],
      [guest?.name, 'attendee'],
    ])
    const ownEvents = (await call(server, 'fetchEvents', {}, late)).events
    expect(ownEvents).toMatchObject([{ id: event.id, isHost: true }])
  })

  it('belongs to no one who is not a co-host', async () => {
    const { db } = server.services
    const [guest, askedPerson] = [await person(server, 'Gus Guest'), await person(server, 'Ada Asked')]
    const invitees = [guest, askedPerson].map(({ name, email }) => ({ inviteeId: randomUUID(), name, email }))
    await call(server, 'addInvitees', { eventId: event.id, invitees }, early)
    const set = (values: object, { userId }: Person) =>
      db.updateTable('invitees').set(values).where('event_id', '=', event.id).where('user_id', '=', userId).execute()
    await set({ cohost_status: 'PENDING' }, askedPerson)
    await set({ rsvp_status: 'HIDDEN' }, late)
    for (const who of [guest, askedPerson, late, await person(server, 'Sam Stranger')])
      expect((await takeOver(who)).failure?.reason, who.name).toBe('forbidden')
    expect((await takeOver(leaving)).failure?.reason).toBe('sessionExpired')
    expect((await seenBy(early)).host?.handoverUntil).not.toBeNull()
  })

  it('gets one new host if both co-hosts take it over at once', async () => {
    const takeOvers = await Promise.all([takeOver(early), takeOver(late)])
    expect(takeOvers.filter(({ result }) => result?.event.isHost)).toHaveLength(1)
    expect(takeOvers.filter(({ failure }) => failure?.reason === 'eventHasHost')).toHaveLength(1)
  })

  it('can no longer be joined by the former host’s co-host link', async () => {
    const stranger = await person(server, 'Sam Stranger')
    const reply = { eventId: event.id, status: 'ACCEPTED' as const, linkUuid: randomUUID() }
    expect(await reasonOf(server, 'updateCohostStatus', reply, stranger)).toBe('linkInvalid')
    const row = await server.services.db
      .selectFrom('events')
      .select('cohost_link')
      .where('id', '=', event.id)
      .executeTakeFirstOrThrow()
    expect(row.cohost_link).toBeNull()
  })

  it('is canceled after a week in which no one took it over, and its guests are notified', async () => {
    const [guest] = await invite(server, early, event, ['Gus Guest'])
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [guest?.inviteeId ?? ''] }, early)
    server.clock.advance(7 * day - 1)
    await housekeeping(server.services, server.database.database)
    expect((await call(server, 'getEventPreview', { eventId: event.id })).event.cancelledTimestamp).toBeNull()
    server.clock.advance(1)
    await housekeeping(server.services, server.database.database)
    expect((await call(server, 'getEventPreview', { eventId: event.id })).event.cancelledTimestamp).toBe(
      server.clock.now(),
    )
    server.services.jobs.wake()
    const wasNotified = async () =>
      (await readOutbox(server.services.db, guest?.email ?? '')).some(
        ({ subject }) => subject === 'Maya turns six is canceled',
      )
    expect(await eventually(wasNotified)).toBe(true)
  })

  it('can be edited by its co-hosts in the meantime', async () => {
    const change = { eventId: event.id, event: eventDraft(server, { startTime: event.startTime, title: 'New title' }) }
    expect((await attempt(server, 'editEventDetails', change, early)).failure).toBeUndefined()
  })
})
