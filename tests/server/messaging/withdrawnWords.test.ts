import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
/** @module-tag database */
import type { EventView } from '@festoon/contract/nouns/event'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { freshPhone, merge, personByPhone } from '../../support/accounts.ts'
import { answer, eventDraft, invite, party, person, rowOf, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { confirmAddress } from '../../support/people/confirmAddress.ts'
import { correctEmail } from '../../support/people/correctEmail.ts'
import { strangersOn } from '../../support/people/strangers.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const words = 'Says Cora'

describe.each(databaseKinds)('what a co-host wrote and hasn’t sent yet, on %s,', (kind) => {
  let server: TestServer
  let on: ReturnType<typeof strangersOn>
  /** Parties from before the jobs stop. */
  let earlyParties: Promise<[CohostedParty, CohostedParty]>
  beforeAll(async () => {
    server = await testServer(kind)
    on = strangersOn(server)
    earlyParties = Promise.all([start(), start()])
    await earlyParties
    // Keeps the shared cover image of the test parties in use.
    await party(server, await person(server, 'Kate Keeper'))
  })
  afterAll(() => server.end())

  const start = async () => {
    const [host, cohost] = [await person(server, 'Hana Host'), await person(server, 'Cora Cohost')]
    const event = await party(server, host)
    const [gus] = await invite(server, host, event, ['Gus'])
    if (!gus?.email) throw new Error('not invited')
    await answer(server, event, gus, 'YES')
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, host)
    await call(server, 'updateCohostStatus', { eventId: event.id, status: 'ACCEPTED', linkUuid }, cohost)
    const { invitee } = (await call(server, 'getEvent', { eventId: event.id }, cohost)).event
    const notice = await eventually(async () =>
      (await readOutbox(server.services.db, host.email)).find(({ subject }) => subject.includes('co-host: Cora')),
    )
    const undoLink = /https?:\/\/[^/\s]+(\/event\/cohost\/remove\?\S+)/.exec(notice.body)?.[1] ?? ''
    await on.waitForDeliveries(event)
    return { host, cohost, event, gus: { ...gus, email: gus.email }, cohostId: invitee?.inviteeId ?? '', undoLink }
  }
  type CohostedParty = Awaited<ReturnType<typeof start>>
  const dismissal = ({ event, cohostId }: CohostedParty) => ({
    eventId: event.id,
    status: 'DECLINED' as const,
    cohost: { inviteeId: cohostId },
  })
  const removeByLink = async (url: string) => {
    const { origin } = server.services.config
    const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' }
    expect((await server.app.inject({ method: 'POST', url, headers, payload: '' })).statusCode).toBe(200)
  }
  const remove = {
    dismissed: (cohostedParty: CohostedParty) =>
      call(server, 'updateCohostStatus', dismissal(cohostedParty), cohostedParty.host),
    'removed from the guest list': ({ event, host, cohostId }: CohostedParty) =>
      call(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [cohostId] }, host),
    'removed by the link in the notice': ({ undoLink }: CohostedParty) => removeByLink(undoLink),
  } as const
  const write = async ({ event, gus }: Pick<CohostedParty, 'event' | 'gus'>, by: Person, text: string) => {
    const all = { eventId: event.id, messageId: randomUUID(), message: text, sendToStatuses: ['All' as const] }
    await call(server, 'sendEventComment', all, by)
    const alone = { eventId: event.id, messageId: randomUUID(), message: `${text} alone`, inviteeId: gus.inviteeId }
    await call(server, 'sendPrivateReply', alone, by)
  }
  const inviteBy = async (event: EventView, by: Person) => {
    const guest = { inviteeId: randomUUID(), name: 'Ina', email: `${randomUUID()}@example.com` }
    await call(server, 'addInvitees', { eventId: event.id, invitees: [guest] }, by)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [guest.inviteeId] }, by)
    return guest
  }
  const queuedBy = async (event: EventView) => {
    const { rows } = await sql<{ key: string }>`
      select key from deliveries where event_id = ${event.id} and state = 'queued'
    `.execute(server.services.db)
    return rows.length
  }

  it('isn’t withdrawn while they are a co-host, or once they leave by themselves', async () => {
    const cohostedParty = await start()
    const { event, cohost, gus } = cohostedParty
    await write(cohostedParty, cohost, words)
    await call(server, 'updateCohostStatus', { eventId: event.id, status: 'DECLINED' }, cohost)
    await on.waitForDeliveries(event)
    const bodies = (await readOutbox(server.services.db, gus.email)).map(({ body }) => body)
    expect(bodies.filter((body) => body.includes(words))).toHaveLength(2)
  })

  it.each([
    ['they were removed', () => Promise.resolve()],
    [
      'they left, and then were removed from the guest list',
      async ({ event, cohost, host, cohostId }: CohostedParty) => {
        await call(server, 'updateCohostStatus', { eventId: event.id, status: 'DECLINED' }, cohost)
        await call(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [cohostId] }, host)
      },
    ],
  ])('isn’t sent to a guest who confirms the address after %s', async (_when, leave) => {
    const cohostedParty = await start()
    const { event, cohost, host } = cohostedParty
    const stranger = await on.join(event)
    const reply = { eventId: event.id, inviteeId: stranger.inviteeId }
    await call(server, 'sendPrivateReply', { ...reply, messageId: randomUUID(), message: words }, cohost)
    await call(server, 'sendPrivateReply', { ...reply, messageId: randomUUID(), message: 'Says Hana' }, host)
    await on.waitForDeliveries(event)
    await leave(cohostedParty)
    await attempt(server, 'updateCohostStatus', dismissal(cohostedParty), host)
    await confirmAddress(server, event, stranger.inviteeId)
    await on.waitForDeliveries(event)
    const bodies = (await readOutbox(server.services.db, stranger.email)).map(({ body }) => body)
    expect(bodies.filter((body) => body.includes('Says Hana'))).toHaveLength(1)
    expect(bodies.filter((body) => body.includes(words))).toHaveLength(0)
  })

  it('isn’t sent once they are removed, and an invitation counts as unsent again', async () => {
    const ways = ['dismissed', 'removed from the guest list', 'removed by the link in the notice'] as const
    const parties = new Map<(typeof ways)[number], CohostedParty>()
    for (const way of ways) parties.set(way, await start())
    // From now on, nothing is sent.
    await server.services.jobs.stop()
    for (const [way, cohostedParty] of parties) {
      const { event, cohost, host, gus } = cohostedParty
      await write(cohostedParty, cohost, words)
      await write(cohostedParty, host, 'Says Hana')
      const [ownGuest, hostsGuest] = [await inviteBy(event, cohost), await inviteBy(event, host)]
      const changedDraft = eventDraft(server, { startTime: event.startTime, title: 'Maya turns nine' })
      const update = { eventId: event.id, event: changedDraft, audience: 'everyone' as const, note: words }
      await call(server, 'editEventDetails', update, cohost)
      await remove[way](cohostedParty)
      const { rows } = await sql<{ key: string; note: boolean }>`
        select d.key, j.data::text like ${`%${words}%`} as note from deliveries d
        join jobs.job j on j.data->>'eventId' = d.event_id::text and j.data->>'key' = d.key and j.data->>'inviteeId' = d.invitee_id::text
        where d.event_id = ${event.id} and d.invitee_id = ${gus.inviteeId} and d.state = 'queued'
      `.execute(server.services.db)
      // The two messages of the host, and the update without the note.
      expect(
        rows.map(({ key }) => key.split('/')[0] ?? '').toSorted((one, two) => one.localeCompare(two)),
        way,
      ).toEqual(['changed', 'message', 'message'])
      expect(rows.filter(({ note }) => note)).toEqual([])
      expect((await rowOf(server, host, event, ownGuest.inviteeId)).inviteStatus).toBe('PENDING')
      expect((await rowOf(server, host, event, hostsGuest.inviteeId)).inviteStatus).toBe('TRIGGERED')
      const before = await queuedBy(event)
      await call(server, 'sendInvites', { eventId: event.id, inviteIds: [ownGuest.inviteeId] }, host)
      expect(await queuedBy(event)).toBe(before + 1)
      const history = await call(server, 'getEventMessageHistory', { eventId: event.id }, host)
      expect(
        history.messages.map(({ message }) => message),
        'still on the page',
      ).toContain(words)
    }
  })

  it('isn’t sent with the cancellation of a party that they took over, which is sent', async () => {
    await server.services.jobs.stop()
    const [, { event, host, cohost, gus, undoLink }] = await earlyParties
    await call(server, 'deleteAccount', { hostedEvents: 'handOver' }, host)
    await call(server, 'takeOverEvent', { eventId: event.id }, cohost)
    await call(server, 'cancelEvent', { eventId: event.id, message: words }, cohost)
    const canceledMessages = async () => {
      const { rows } = await sql<{ message: string }>`
        select data->'notice'->>'message' as message from jobs.job
        where data->>'eventId' = ${event.id} and data->'notice'->>'kind' = 'canceled' and data->>'inviteeId' = ${gus.inviteeId}
      `.execute(server.services.db)
      return rows
    }
    expect(await canceledMessages()).toEqual([{ message: words }])
    await removeByLink(undoLink)
    expect(await canceledMessages()).toEqual([{ message: '' }])
  })

  it('isn’t sent to another address of a guest whose accounts are merged afterward', async () => {
    await server.services.jobs.stop()
    const [guest, phone] = [await person(server, 'Gina'), freshPhone()]
    const [cohostedParty] = await earlyParties
    const { event, cohost } = cohostedParty
    const ownRsvp = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
    await call(server, 'updateAttendance', { eventId: event.id, invitee: ownRsvp }, guest)
    const reply = { eventId: event.id, messageId: randomUUID(), message: words, inviteeId: ownRsvp.inviteeId }
    await call(server, 'sendPrivateReply', reply, cohost)
    await remove.dismissed(cohostedParty)
    server.clock.advance(1_000)
    const email = `${randomUUID()}@example.com`
    const typedRsvp = { inviteeId: randomUUID(), name: 'Gina', rsvpStatus: 'YES' as const, phone }
    await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee: typedRsvp })
    const main = await personByPhone(server, 'Gina', phone)
    await correctEmail(server, event, typedRsvp, email)
    await merge(server, main, { emailAddress: guest.email })
    await confirmAddress(server, event, typedRsvp.inviteeId)
    const messages = server.services.db.selectFrom('deliveries').select(['state']).where('key', 'like', 'message/%')
    const states = await messages
      .where('event_id', '=', event.id)
      .where('invitee_id', '=', typedRsvp.inviteeId)
      .execute()
    expect(states).toEqual([{ state: 'failed' }])
  })
})
