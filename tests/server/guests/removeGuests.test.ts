import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { deliverInvite } from '../../../server/messaging/invitations/deliverInvite.ts'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { answer, invite, keyOf, party, person, rowOf, type Person } from '../../support/builders.ts'
import { eventStream } from '../../support/eventStream.ts'
import { eventually } from '../../support/eventually.ts'
import { attempt, call, reasonOf } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('guests removed by the host, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const remove = (event: EventView, guests: readonly { inviteeId: string }[], by = host) => {
    const inviteeIds = guests.map(({ inviteeId }) => inviteeId)
    return attempt(server, 'deleteInvitees', { eventId: event.id, inviteeIds }, by)
  }
  const list = async (event: EventView) => (await call(server, 'fetchInvitees', { eventId: event.id }, host)).invitees
  const only = async (event: EventView, name = 'Gil'): Promise<Invitee> => {
    const [guest] = await invite(server, host, event, [name])
    return guest ?? Promise.reject(new Error('not invited'))
  }
  const goTo = async (event: EventView, guest: Person): Promise<{ inviteeId: string }> => {
    const invitee = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
    return call(server, 'updateAttendance', { eventId: event.id, invitee }, guest)
  }

  it('are in no list or count, and their link shows the public page [RPC-71, INV-03, RPC-77]', async () => {
    const event = await party(server, host, { publicGuestList: true })
    const [guest, stayingGuest] = [await only(event), await only(event, 'Sia')]
    for (const one of [guest, stayingGuest]) await answer(server, event, one, 'YES', 2)
    const member = await person(server, 'Mia Member')
    const row = await goTo(event, member)
    expect((await remove(event, [guest, row])).result).toEqual({ removed: 2 })
    expect((await remove(event, [guest])).result).toEqual({ removed: 0 })
    expect((await list(event)).map(({ name }) => name)).toEqual(['Hana Host', 'Sia'])
    const shownEvent = (await call(server, 'getEvent', { eventId: event.id }, host)).event
    expect([shownEvent.goingCount, shownEvent.attendees?.length, shownEvent.host?.guestCount]).toEqual([4, 2, 1])
    const key = { eventId: event.id, inviteeUuid: guest.inviteeId, token: keyOf(server, event, guest) }
    expect(await reasonOf(server, 'getEventPreview', key)).toBe('inviteeTokenInvalid')
    expect((await call(server, 'getEventPreview', { eventId: event.id })).event.location).toBeNull()
    expect((await call(server, 'getEvent', { eventId: event.id }, member)).event).toMatchObject({
      invitee: null,
      location: null,
    })
    expect((await call(server, 'fetchEvents', {}, member)).events).toEqual([])
    const back = { inviteeId: randomUUID(), name: 'Gil', email: guest.email ?? '', rsvpStatus: 'YES' as const }
    // The same result as for any address on the guest list, so that it doesn't reveal the removal.
    const returnResult = await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee: back })
    expect(returnResult).toMatchObject({ shouldPromptLogin: true, isNonUpdate: true })
    expect(await list(event)).toHaveLength(2)
    // Only a host can add them again.
    await call(server, 'addInvitees', { eventId: event.id, invitees: [{ ...back, inviteeId: randomUUID() }] }, host)
    expect(await list(event)).toHaveLength(3)
  })

  it("can't be the organizer, and co-hosts can only be removed by the organizer [AUTHZ-07, RPC-71]", async () => {
    const event = await party(server, host)
    const [cora, cleo] = [await person(server, 'Cora Cohost'), await person(server, 'Cleo Cohost')]
    const rows = [await goTo(event, cora), await goTo(event, cleo)]
    const guest = await only(event)
    await server.services.db
      .updateTable('invitees')
      .set({ cohost_status: 'ACCEPTED' })
      .where('event_id', '=', event.id)
      .where(
        'invitee_id',
        'in',
        rows.map(({ inviteeId }) => inviteeId),
      )
      .execute()
    const [organizer] = await list(event)
    if (!organizer) throw new Error('no organizer')
    for (const by of [host, cora])
      expect((await remove(event, [guest, organizer], by)).failure?.reason).toBe('organizerStays')
    expect((await remove(event, [guest, ...rows], cora)).failure?.reason).toBe('forbidden')
    expect((await remove(event, [guest, { inviteeId: randomUUID() }])).failure?.reason).toBe('inviteeNotFound')
    expect(await list(event)).toHaveLength(4)
    expect((await remove(event, [guest], cora)).result).toEqual({ removed: 1 })
    expect((await remove(event, rows)).result).toEqual({ removed: 2 })
    expect(await reasonOf(server, 'fetchInvitees', { eventId: event.id }, cora)).toBe('forbidden')
    await call(server, 'cancelEvent', { eventId: event.id, disableNotification: true }, host)
    expect((await remove(event, [guest])).failure?.reason).toBe('eventCancelled')
  })

  it('leave their spots to waiting guests, who are notified [RPC-71, OPT-09]', async () => {
    const event = await party(server, host, { capacity: 2 })
    const guests = await invite(server, host, event, ['Ina', 'Elda', 'Yuri'])
    const [first, second, third] = guests
    if (!first || !second || !third) throw new Error('not invited')
    await answer(server, event, first, 'YES', 1)
    for (const guest of [second, third]) {
      server.clock.advance(1_000)
      await answer(server, event, guest, 'YES')
    }
    await remove(event, [first])
    for (const guest of [second, third]) {
      expect((await rowOf(server, host, event, guest.inviteeId)).waitlistStatus).toBe('APPROVED')
      const receivedEmails = await eventually(async () => {
        const mails = await readOutbox(server.services.db, guest.email)
        return mails.length > 0 && mails
      })
      expect(receivedEmails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^You're in/)])
    }
  })

  it('get no queued messages, and no notification [INV-03]', async () => {
    const event = await party(server, host)
    const guest = await only(event)
    const { db } = server.services
    const queuedDelivery = {
      event_id: event.id,
      invitee_id: guest.inviteeId,
      key: 'invite',
      state: 'queued' as const,
      created_at: 1,
    }
    await db
      .insertInto('deliveries')
      .values({ ...queuedDelivery, reason: null, finished_at: null })
      .execute()
    await remove(event, [guest])
    const rows = await db
      .selectFrom('deliveries')
      .select(['state', 'reason'])
      .where('event_id', '=', event.id)
      .execute()
    expect(rows).toEqual([{ state: 'failed', reason: 'The guest was removed.' }])
    await deliverInvite(server.services, { eventId: event.id, inviteeId: guest.inviteeId, key: 'invite' }, false)
    expect(await readOutbox(db, guest.email)).toEqual([])
  })

  it('are announced to listeners, and to themselves [RT-01, RT-02]', async () => {
    const event = await party(server, host)
    const member = await person(server, 'Mia Member')
    const row = await goTo(event, member)
    const topics = [`events/${event.id}`, `events/users/${member.userId}`]
    const origin = await server.listen()
    const streams = [
      await eventStream(origin, topics.slice(0, 1), host.accessToken),
      await eventStream(origin, topics.slice(1), member.accessToken),
    ]
    await remove(event, [row])
    for (const [at, stream] of streams.entries()) {
      await stream.next(topics[at] ?? '')
      stream.close()
    }
  })
})
