/** @module-tag database */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Modification } from '../../../contract/wire/realtime.ts'
import { answer, eventDraft, invite, party, person, type Person } from '../../support/builders.ts'
import { eventStream } from '../../support/eventStream.ts'
import { eventually } from '../../support/eventually.ts'
import { call } from '../../support/rpcClient.ts'
import { liveDatabaseService, type LiveDatabaseService } from '../../support/services/liveDatabaseService.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const cases = databaseKinds.flatMap((kind) => [[kind, 'streams'] as const, [kind, 'Firebase'] as const])

describe.each(cases)('realtime on %s, by %s', (kind, by) => {
  let service: LiveDatabaseService
  let server: TestServer
  let host: Person
  let origin: string
  beforeAll(async () => {
    service = await liveDatabaseService()
    server = await testServer(kind, by === 'streams' ? {} : { env: service.env })
    host = await person(server, 'Hana Host')
    origin = await server.listen()
  })
  afterAll(async () => {
    await server.end()
    await service.close()
  })

  it('notifies the host of an RSVP within a second, on the event and on the user [RT-01, RT-02]', async () => {
    const event = await party(server, host)
    const [guest] = await invite(server, host, event, ['Gina'])
    const topics = [`events/${event.id}`, `events/users/${host.userId}`]
    const stream = await eventStream(origin, topics, host.accessToken)
    expect(stream.status).toBe(200)
    const modificationAfter = async (rsvpStatus: 'YES' | 'NO') => {
      if (guest) await answer(server, event, guest, rsvpStatus)
      return (await call(server, 'getEvent', { eventId: event.id }, host)).event.modificationId
    }
    const yes = await modificationAfter('YES')
    for (const topic of topics) await stream.waitFor(topic, yes)
    expect(await modificationAfter('YES'), 'an RSVP that changes nothing').toBe(yes)
    const no = await modificationAfter('NO')
    await stream.waitFor(topics[0] ?? '', no)
    const modificationIds = stream.modifications
      .filter(({ topic }) => topic === topics[0])
      .map(({ modificationId }) => modificationId)
    expect(modificationIds.slice(modificationIds.indexOf(yes))).toEqual([yes, no])
    stream.close()
  })

  it('notifies co-hosts of RSVPs, and guests and co-hosts of changes and the cancellation, on the user [RT-01]', async () => {
    const event = await party(server, host)
    const [cohost, guest] = [await person(server, 'Cora Co-host'), await person(server, 'Gus Guest')]
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, host)
    await call(server, 'updateCohostStatus', { eventId: event.id, status: 'ACCEPTED', linkUuid }, cohost)
    const topicOf = ({ userId }: Person) => `events/users/${userId}`
    const listen = async (who: Person) => eventStream(origin, [topicOf(who)], who.accessToken)
    const cohosts = await listen(cohost)
    const invitee = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
    await call(server, 'updateAttendance', { eventId: event.id, invitee }, guest)
    const { modificationId } = (await call(server, 'getEvent', { eventId: event.id }, host)).event
    await cohosts.waitFor(topicOf(cohost), modificationId)
    const guests = await listen(guest)
    const streams = [[cohosts, cohost] as const, [guests, guest] as const]
    const heardAll = async (change: () => Promise<{ event: { modificationId: string } }>) => {
      const { event: changedEvent } = await change()
      const isNews = (one: Modification) => Number(one.modificationId) > Number(changedEvent.modificationId)
      for (const [stream, { userId }] of streams)
        await eventually(() =>
          Promise.resolve(stream.modifications.some((one) => one.topic === `events/users/${userId}` && isNews(one))),
        )
    }
    const changedInput = { ...eventDraft(server), id: event.id, title: 'Maya turns seven' }
    await heardAll(() => call(server, 'editEventDetails', { event: changedInput, eventId: event.id }, host))
    // An option that no event list shows is news for hosts only.
    const before = guests.modifications.length
    const optional = { ...changedInput, remindersEnabled: false }
    const { event: keptEvent } = await call(server, 'editEventDetails', { event: optional, eventId: event.id }, host)
    await eventually(() =>
      Promise.resolve(
        cohosts.modifications.some((one) => Number(one.modificationId) > Number(keptEvent.modificationId)),
      ),
    )
    expect(guests.modifications).toHaveLength(before)
    await heardAll(() => call(server, 'cancelEvent', { eventId: event.id, disableNotification: true }, host))
    for (const [stream] of streams) stream.close()
  })

  it('notifies a host of added guests and sent invitations', async () => {
    const event = await party(server, host)
    const topic = `events/${event.id}`
    const stream = await eventStream(origin, [topic], host.accessToken)
    const [guest] = await invite(server, host, event, ['Gina'])
    await stream.next(topic)
    const before = stream.modifications.length
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [guest?.inviteeId ?? ''] }, host)
    await stream.next(topic, before + 1, 5_000)
    stream.close()
  })

  // With an external realtime service, a page fetches again when it starts to listen (docs/decisions/028).
  it.runIf(by === 'streams')('starts with the changes that a page has missed', async () => {
    const event = await party(server, host)
    const topic = `events/${event.id}`
    const [guest] = await invite(server, host, event, ['Gina'])
    if (guest) await answer(server, event, guest, 'YES')
    const { modificationId } = (await call(server, 'getEvent', { eventId: event.id }, host)).event
    const missedStream = await eventStream(origin, [topic], host.accessToken, 1_000)
    expect((await missedStream.next(topic)).modificationId).toBe(modificationId)
    missedStream.close()
    const other = await person(server, 'Nora News')
    const quiet = `events/users/${other.userId}`
    // The server can't tell what a page from another day has missed.
    const old = await eventStream(origin, [quiet], other.accessToken, 86_400_000)
    await old.next(quiet)
    old.close()
  })

  it('notifies no one else', async () => {
    const event = await party(server, host)
    const stranger = await person(server, 'Stan')
    const get = (topic: string, headers: Record<string, string>) =>
      fetch(`${origin}/realtime?topic=${topic}`, { headers })
    const authorization = `Bearer ${stranger.accessToken}`
    expect((await get(`events/${event.id}`, { authorization })).status).toBe(403)
    expect((await get(`events/users/${host.userId}`, { authorization })).status).toBe(403)
    expect((await get(`events/${event.id}`, {})).status).toBe(401)
    expect((await get('anything', { authorization })).status).toBe(400)
  })

  it.runIf(by === 'streams')("ends a removed guest's stream at once, and keeps everyone else's", async () => {
    const event = await party(server, host)
    const topic = `events/${event.id}`
    const guest = await person(server, 'Remy Removed')
    const rsvp = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
    const { inviteeId } = await call(server, 'updateAttendance', { eventId: event.id, invitee: rsvp }, guest)
    const [stream, hosts] = [
      await eventStream(origin, [topic], guest.accessToken),
      await eventStream(origin, [topic], host.accessToken),
    ]
    await call(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [inviteeId] }, host)
    // A page that knows why doesn't try again.
    expect(await stream.end).toBe('forbidden')
    const heardCount = stream.modifications.length
    const [other] = await invite(server, host, event, ['Gina'])
    if (other) await answer(server, event, other, 'YES')
    const { modificationId } = (await call(server, 'getEvent', { eventId: event.id }, host)).event
    await hosts.waitFor(topic, modificationId)
    expect(stream.modifications.length, 'changes heard after the removal').toBe(heardCount)
    hosts.close()
  })

  it.runIf(by === 'streams')('ends its streams when the server closes', async () => {
    const other = await testServer(kind)
    const someone = await person(other, 'Ed')
    const stream = await eventStream(await other.listen(), [`events/users/${someone.userId}`], someone.accessToken)
    await other.end()
    expect(await stream.end).not.toBe('forbidden')
    expect(stream.status).toBe(200)
  })

  it.runIf(kind === 'postgres')(
    'reconnects after a lost connection, and announces that changes may have been missed',
    async () => {
      const topic = `events/users/${host.userId}`
      const stream = await eventStream(origin, [topic], host.accessToken)
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query ilike 'listen%festoon%' and datname = current_database()`.execute(server.services.db)
      await stream.next(topic, 0, 5_000)
      const before = stream.modifications.length
      await party(server, host)
      await stream.next(topic, before)
      stream.close()
    },
  )
})
