import type { EventView } from '@festoon/contract/event'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOutbox } from '../../server/data/outbox.ts'
import { eventDraft, party, person, rowOf, type Person } from '../support/builders.ts'
import { eventually } from '../support/eventually.ts'
import { attempt, call } from '../support/rpcClient.ts'
import { databaseKinds } from '../support/testDatabase.ts'
import { testServer, type TestServer } from '../support/testServer.ts'

describe.each(databaseKinds)('co-hosts on %s', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const ask = async (event: EventView, who: Person) => {
    const cohost = { inviteeId: randomUUID(), name: who.name, email: who.email }
    return (await call(server, 'addCohost', { eventId: event.id, cohost }, host)).invitee
  }
  const update = (event: EventView, who: Person, fields: object) =>
    attempt(server, 'updateCohostStatus', { eventId: event.id, status: 'ACCEPTED', ...fields }, who)
  /** Whether somebody can do what hosts can. */
  const hosts = async (event: EventView, who: Person) => {
    const change = { eventId: event.id, event: eventDraft(server, { startTime: event.startTime }) }
    return (await attempt(server, 'editEventDetails', change, who)).result !== undefined
  }

  it('are asked by mail, and host once they accept [COHOST-01, COHOST-05, RPC-64, RPC-65, AUTHZ-17]', async () => {
    const event = await party(server, host)
    const cora = await person(server, 'Cora Cohost')
    const asked = await ask(event, cora)
    expect(asked.cohostStatus).toBe('PENDING')
    expect(await hosts(event, cora)).toBe(false)
    const sent = await eventually(async () => {
      const row = await rowOf(server, host, event, asked.inviteeId)
      return row.cohostStatus === 'SUCCESS'
    })
    expect(sent).toBe(true)
    const [mail] = await readOutbox(server.services.db, cora.email)
    expect([mail?.subject, mail?.body.includes(`/event/cohost/${event.id}`)]).toEqual([
      'Hana Host asks you to host Maya turns six too',
      true,
    ])
    const accepted = await update(event, cora, {})
    expect(accepted.result?.invitee.cohostStatus).toBe('ACCEPTED')
    expect(await hosts(event, cora)).toBe(true)
    const view = await call(server, 'getEvent', { eventId: event.id }, cora)
    expect([view.event.isCohost, view.event.isHost, view.event.host !== null]).toEqual([true, false, true])
    for (const name of ['cancelEvent', 'deleteEvent', 'getCohostLink', 'invalidateCohostLink'] as const)
      expect((await attempt(server, name, { eventId: event.id }, cora)).failure?.reason).toBe('forbidden')
    const other = { inviteeId: randomUUID(), name: 'Otto', email: 'otto@example.com' }
    expect((await attempt(server, 'addCohost', { eventId: event.id, cohost: other }, cora)).failure?.reason).toBe(
      'forbidden',
    )
  })

  it('decline for themselves, and are dismissed by the organizer', async () => {
    const event = await party(server, host)
    const [dan, cora] = [await person(server, 'Dan Declines'), await person(server, 'Cora Cohost')]
    await ask(event, dan)
    const declined = await update(event, dan, { status: 'DECLINED' })
    expect(declined.result?.invitee.cohostStatus).toBe('DECLINED')
    expect((await update(event, dan, {})).failure?.reason).toBe('forbidden')
    const row = await ask(event, cora)
    await update(event, cora, {})
    const named = { cohost: { inviteeId: row.inviteeId } }
    expect((await update(event, dan, { ...named, status: 'DECLINED' })).failure?.reason).toBe('forbidden')
    expect((await update(event, host, named)).failure?.reason).toBe('forbidden')
    await update(event, host, { ...named, status: 'DECLINED' })
    expect(await hosts(event, cora)).toBe(false)
  })

  it('are not who was not asked, nor the organizer, nor a removed guest', async () => {
    const event = await party(server, host)
    const sam = await person(server, 'Sam Stranger')
    expect((await update(event, sam, {})).failure?.reason).toBe('forbidden')
    expect((await update(event, sam, { linkUuid: randomUUID() })).failure?.reason).toBe('linkInvalid')
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, host)
    expect((await update(event, host, { linkUuid })).failure?.reason).toBe('forbidden')
    const row = await ask(event, sam)
    const { db } = server.services
    await db.updateTable('invitees').set({ rsvp_status: 'HIDDEN' }).where('invitee_id', '=', row.inviteeId).execute()
    expect((await update(event, sam, { linkUuid })).failure?.reason).toBe('forbidden')
  })

  it('come by a link, which is made once and ends when it is taken back [COHOST-02, COHOST-03, COHOST-04, COHOST-06, RPC-66, RPC-67]', async () => {
    const event = await party(server, host)
    const link = async () => (await call(server, 'getCohostLink', { eventId: event.id }, host)).linkUuid
    const first = await link()
    expect(await link()).toBe(first)
    const [lin, lee] = [await person(server, 'Lin Link'), await person(server, 'Lee Late')]
    expect((await update(event, lin, { linkUuid: first })).result?.invitee).toMatchObject({
      name: 'Lin Link',
      cohostStatus: 'ACCEPTED',
    })
    await call(server, 'invalidateCohostLink', { eventId: event.id }, host)
    expect((await update(event, lee, { linkUuid: first })).failure?.reason).toBe('linkInvalid')
    expect(await link()).not.toBe(first)
    expect(await hosts(event, lin)).toBe(true)
  })

  it('are asked for no party that is off or over', async () => {
    const event = await party(server, host)
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, host)
    await call(server, 'cancelEvent', { eventId: event.id, disableNotification: true }, host)
    const cohost = { inviteeId: randomUUID(), name: 'Otto', email: 'otto@example.com' }
    const asked = await attempt(server, 'addCohost', { eventId: event.id, cohost }, host)
    expect(asked.failure?.reason).toBe('eventCancelled')
    const link = await attempt(server, 'getCohostLink', { eventId: event.id }, host)
    expect(link.failure?.reason).toBe('eventCancelled')
    const otto = await person(server, 'Otto Other')
    expect((await update(event, otto, { linkUuid })).failure?.reason).toBe('eventCancelled')
  })
})
