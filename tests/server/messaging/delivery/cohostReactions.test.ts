import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { readStanding } from '../../../../server/accounts/sending/readStanding.ts'
import { inTransaction } from '../../../../server/database/inTransaction.ts'
import { recordDeliveryEvent } from '../../../../server/messaging/delivery/deliveryEvents.ts'
import { queueReminders } from '../../../../server/messaging/notifications/reminders.ts'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import { merge } from '../../../support/accounts.ts'
import { eventDraft, party, person, type Person } from '../../../support/builders.ts'
import { eventually } from '../../../support/eventually.ts'
import { call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const hour = 3_600_000

interface Guest {
  inviteeId: string
  email: string
}

describe.each(databaseKinds)('reactions in a party with a co-host, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  const hosts = async () => {
    const [host, cohost] = [await person(server, 'Hana Host'), await person(server, 'Cora Cohost')]
    const event = await party(server, host, { startTime: server.clock.now() + 48 * hour })
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, host)
    await call(server, 'updateCohostStatus', { eventId: event.id, status: 'ACCEPTED', linkUuid }, cohost)
    return { host, cohost, event }
  }
  const enter = async ({ id: eventId }: EventView, by: Person, count: number): Promise<Guest[]> => {
    const guests = Array.from({ length: count }, () => ({
      inviteeId: randomUUID(),
      email: `${randomUUID()}@example.com`,
    }))
    await call(server, 'addInvitees', { eventId, invitees: guests.map((one) => ({ ...one, name: 'Gus' })) }, by)
    return guests
  }
  const waitForDeliveries = ({ id }: EventView) =>
    eventually(async () => {
      const rows = server.services.db.selectFrom('deliveries').select('key').where('event_id', '=', id)
      return (await rows.where('state', '=', 'queued').execute()).length === 0
    })
  const send = async (event: EventView, by: Person, guests: readonly Guest[]): Promise<void> => {
    const inviteIds = guests.map(({ inviteeId }) => inviteeId)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds }, by)
    await waitForDeliveries(event)
  }
  const write = async (event: EventView, by: Person): Promise<void> => {
    const message = { messageId: randomUUID(), message: 'Bring a sweater.', sendToStatuses: ['All' as const] }
    await call(server, 'sendEventComment', { eventId: event.id, ...message }, by)
    await waitForDeliveries(event)
  }
  const post = async (url: URL, payload: string): Promise<void> => {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: `${url.pathname}${url.search}`,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(statusCode).toBe(200)
  }
  const linkTo = async ({ email }: Guest, link: RegExp): Promise<URL> => {
    const [mail] = await readOutbox(server.services.db, email)
    return new URL(link.exec(mail?.body ?? '')?.[1] ?? 'none:')
  }
  const report = async (guest: Guest) =>
    post(await linkTo(guest, /Report this invitation: (\S+)/), 'do=report&reason=spam')
  const block = async (guest: Guest) => post(await linkTo(guest, /Report this invitation: (\S+)/), 'do=block')
  const turnOff = async (guest: Guest) =>
    post(await linkTo(guest, /Turn off messages: (\S+)/), 'List-Unsubscribe=One-Click')
  /** Reports an invitation to the server as bounced. */
  const bounce = async ({ id }: EventView, { inviteeId }: Guest): Promise<void> => {
    const { db } = server.services
    const rows = db.selectFrom('deliveries').select('message_id').where('event_id', '=', id)
    const sentDelivery = await rows
      .where('invitee_id', '=', inviteeId)
      .where('key', 'not like', '%/%')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    const failure = { kind: 'failed' as const, messageId: sentDelivery.message_id ?? '', reason: '550' }
    await inTransaction(db, (tx) => recordDeliveryEvent(tx, failure, undefined, server.clock.now()))
  }
  const standing = async ({ userId }: Pick<Person, 'userId'>) => {
    const { bounced, optedOut, reportCount, reached } = await readStanding(server.services.db, userId)
    return [bounced, optedOut, reportCount, reached]
  }
  const none = [0, 0, 0, 0]

  it('lower the limits of the co-host who reached the guests first, and not the organizer’s', async () => {
    const { host, cohost, event } = await hosts()
    const spammedGuests = await enter(event, cohost, 5)
    await send(event, cohost, spammedGuests)
    const [ownGuest] = await enter(event, host, 1)
    if (ownGuest) await send(event, host, [ownGuest])
    // A message of the innocent organizer comes later.
    server.clock.advance(1)
    await write(event, host)
    const [first, second, third, fourth] = spammedGuests
    if (!first || !second || !third || !fourth) throw new Error('not entered')
    await report(first)
    await block(second)
    await turnOff(third)
    await bounce(event, fourth)
    expect(await standing(host)).toEqual(none)
    expect(await standing(cohost)).toEqual([1, 2, 1, 4])
  })

  it('lower the limits of the organizer, even if a co-host sends and writes to the same guests later', async () => {
    const { host, cohost, event } = await hosts()
    const guests = await enter(event, host, 4)
    await send(event, host, guests)
    server.clock.advance(1)
    const [stale, ...others] = guests
    if (!stale) throw new Error('not entered')
    await bounce(event, stale)
    await send(event, cohost, [stale])
    await bounce(event, stale)
    await write(event, cohost)
    for (const guest of others) await report(guest)
    expect(await standing(cohost)).toEqual(none)
    expect(await standing(host)).toEqual([1, 0, 3, 3])
  })

  it('lower the limits of the co-host who entered RSVPs, if only a reminder reached the guests', async () => {
    const { host, cohost, event } = await hosts()
    const guests = [...(await enter(event, cohost, 2)), ...(await enter(event, host, 1))]
    for (const { inviteeId } of guests) {
      const invitee = { inviteeId, name: 'Gus', rsvpStatus: 'YES' as const }
      await call(server, 'editInvitee', { eventId: event.id, invitee }, cohost)
    }
    const { clock } = server
    const { db, jobs } = server.services
    for (let passedHours = 0; passedHours < 45; passedHours += 3) {
      clock.advance(3 * hour)
      await queueReminders(db, jobs.queueNotifications, clock.now())
    }
    await waitForDeliveries(event)
    for (const guest of guests) await turnOff(guest)
    expect(await standing(host)).toEqual(none)
    expect(await standing(cohost)).toEqual([0, 3, 0, 3])
  })

  it('lower the limits of the co-host who sends the organizer’s invitations to other addresses', async () => {
    const { host, cohost, event } = await hosts()
    const guests = await enter(event, host, 3)
    await send(event, host, guests)
    server.clock.advance(1)
    const movedGuests = guests.map(({ inviteeId }) => ({ inviteeId, email: `${randomUUID()}@example.com` }))
    for (const one of movedGuests)
      await call(server, 'editInvitee', { eventId: event.id, invitee: { ...one, name: 'Gus' } }, cohost)
    await send(event, cohost, movedGuests)
    for (const guest of movedGuests) await block(guest)
    // The former guests were reached by the organizer.
    for (const guest of guests.slice(1)) await block(guest)
    expect(await standing(host)).toEqual([0, 2, 0, 3])
    expect(await standing(cohost)).toEqual([0, 3, 0, 3])
  })

  it('lower the limits of the first author of an update, if nothing else reached the guest', async () => {
    const { host, cohost, event } = await hosts()
    const guests = await enter(event, host, 2)
    for (const { inviteeId } of guests) {
      const invitee = { inviteeId, name: 'Gus', rsvpStatus: 'YES' as const }
      await call(server, 'editInvitee', { eventId: event.id, invitee }, host)
    }
    const changedDraft = eventDraft(server, { startTime: event.startTime, title: 'Maya turns seven' })
    await call(server, 'editEventDetails', { eventId: event.id, event: changedDraft }, cohost)
    await waitForDeliveries(event)
    for (const guest of guests) await turnOff(guest)
    expect(await standing(host)).toEqual(none)
    expect(await standing(cohost)).toEqual([0, 2, 0, 2])
  })

  it('stay with the co-host, whose account is merged into another one', async () => {
    const { host, cohost, event } = await hosts()
    const guests = await enter(event, cohost, 3)
    await send(event, cohost, guests)
    const [before, ...after] = guests
    if (!before) throw new Error('not entered')
    await report(before)
    const main = await person(server, 'Cora Cohost')
    await merge(server, main, { emailAddress: cohost.email })
    for (const guest of after) await report(guest)
    expect(await standing(main)).toEqual([0, 0, 3, 3])
    expect(await standing(host)).toEqual(none)
  })

  it('stay with the organizer who left, and not with the co-host who took over', async () => {
    const { host, cohost, event } = await hosts()
    const guests = await enter(event, host, 3)
    await send(event, host, guests)
    const [off, ...others] = guests
    if (!off) throw new Error('not entered')
    await turnOff(off)
    await call(server, 'deleteAccount', { hostedEvents: 'handOver' }, host)
    await call(server, 'takeOverEvent', { eventId: event.id }, cohost)
    for (const guest of others) await report(guest)
    expect(await standing(cohost)).toEqual(none)
    expect(await standing(host)).toEqual([0, 1, 2, 3])
  })

  it('stay with the organizer whose take-over is undone by the link of the one who left', async () => {
    const { host, cohost, event } = await hosts()
    const notice = await eventually(async () =>
      (await readOutbox(server.services.db, host.email)).find(({ body }) => body.includes('/cohost/remove?')),
    )
    await call(server, 'deleteAccount', { hostedEvents: 'handOver' }, host)
    await call(server, 'takeOverEvent', { eventId: event.id }, cohost)
    const guests = await enter(event, cohost, 3)
    await send(event, cohost, guests)
    const [off, ...others] = guests
    if (!off) throw new Error('not entered')
    await turnOff(off)
    await post(new URL(/https?:\S+\/cohost\/remove\?\S+/.exec(notice.body)?.[0] ?? 'none:'), '')
    for (const guest of others) await report(guest)
    expect(await standing(cohost)).toEqual([0, 1, 2, 3])
  })

  it('lower the limits of the co-host who sends previews, and not the organizer’s', async () => {
    const { host, cohost, event } = await hosts()
    const guests = Array.from({ length: 4 }, () => ({ inviteeId: '', email: `${randomUUID()}@example.com` }))
    const [first, second, third, fourth] = guests
    if (!first || !second || !third || !fourth) throw new Error('no guests')
    for (const { email } of guests)
      await call(server, 'sendTemplateEmail', { eventId: event.id, emailAddress: email }, cohost)
    await turnOff(first)
    await block(second)
    await report(third)
    expect(await standing(host)).toEqual(none)
    expect(await standing(cohost)).toEqual([0, 2, 1, 0])
    await call(server, 'cancelEvent', { eventId: event.id, disableNotification: true }, host)
    await call(server, 'deleteEvent', { eventId: event.id }, host)
    await turnOff(fourth)
    expect(await standing(host)).toEqual(none)
    expect(await standing(cohost)).toEqual([0, 3, 1, 0])
  })
  it('lower the limits of the account that the co-host’s was merged into since, and of the one that this was merged into', async () => {
    const { host, cohost, event } = await hosts()
    const guests = Array.from({ length: 3 }, () => ({ inviteeId: '', email: `${randomUUID()}@example.com` }))
    const [first, second, third] = guests
    if (!first || !second || !third) throw new Error('no guests')
    for (const { email } of guests)
      await call(server, 'sendTemplateEmail', { eventId: event.id, emailAddress: email }, cohost)
    const [main, last] = [await person(server, 'Cora Cohost'), await person(server, 'Cora Cohost')]
    await merge(server, main, { emailAddress: cohost.email })
    await turnOff(first)
    expect(await standing(main)).toEqual([0, 1, 0, 0])
    await merge(server, last, { emailAddress: main.email })
    await report(second)
    await call(server, 'cancelEvent', { eventId: event.id, disableNotification: true }, host)
    await call(server, 'deleteEvent', { eventId: event.id }, host)
    await turnOff(third)
    expect([await standing(host), await standing(last)]).toEqual([none, [0, 2, 1, 0]])
    await call(server, 'deleteAccount', { hostedEvents: 'cancel' }, last)
    const mergedAccounts = server.services.db.selectFrom('merged_accounts').select('account_id')
    expect(await mergedAccounts.where('account_id', '=', cohost.userId).execute()).toEqual([])
  })
})
