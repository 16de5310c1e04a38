import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { readStanding } from '../../../../server/accounts/sending/readStanding.ts'
import { messageId } from '../../../../server/core/messageId.ts'
import { recipientKey } from '../../../../server/crypto/addressKey.ts'
import { inTransaction } from '../../../../server/database/inTransaction.ts'
import { recordDeliveryEvent } from '../../../../server/messaging/delivery/deliveryEvents.ts'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import { party, person, type Person } from '../../../support/builders.ts'
import { dataProof } from '../../../support/dataProof.ts'
import { correctEmail } from '../../../support/people/correctEmail.ts'
import { strangersOn, type Stranger } from '../../../support/people/strangers.ts'
import { call, reasonOf } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)('a reaction that a host tries to avoid, on %s,', (kind) => {
  let server: TestServer
  let on: ReturnType<typeof strangersOn>
  beforeAll(async () => {
    server = await testServer(kind)
    on = strangersOn(server)
    // Keeps the shared cover image of the test parties in use.
    await party(server, await person(server, 'Kate Keeper'))
  })
  afterAll(() => server.end())

  const fresh = (): string => `${randomUUID()}@example.com`
  const hosts = async () => {
    const [host, cohost] = [await person(server, 'Hana Host'), await person(server, 'Cora Cohost')]
    const event = await party(server, host)
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, host)
    await call(server, 'updateCohostStatus', { eventId: event.id, status: 'ACCEPTED', linkUuid }, cohost)
    return { host, cohost, event }
  }
  const send = async (event: EventView, by: Person, { inviteeId }: Pick<Stranger, 'inviteeId'>): Promise<void> => {
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [inviteeId] }, by)
    await on.waitForDeliveries(event)
  }
  const reach = async (event: EventView, by: Person): Promise<Stranger> => {
    const guest = { inviteeId: randomUUID(), email: fresh() }
    await call(server, 'addInvitees', { eventId: event.id, invitees: [{ ...guest, name: 'Gus' }] }, by)
    await send(event, by, guest)
    server.clock.advance(1_000)
    return guest
  }
  const correct = (event: EventView, by: Person, { inviteeId }: Stranger) =>
    call(server, 'editInvitee', { eventId: event.id, invitee: { inviteeId, name: 'Gus', email: fresh() } }, by)
  const post = async (path: string, fields: Record<string, string>): Promise<void> => {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: path,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(statusCode).toBe(200)
  }
  /** Returns the path that turns off messages, in the latest email to a guest. */
  const offPath = async ({ email }: Pick<Stranger, 'email'>): Promise<string> => {
    const [mail] = await readOutbox(server.services.db, email)
    const { pathname, search } = new URL(/Turn off messages: (\S+)/.exec(mail?.body ?? '')?.[1] ?? 'none:')
    return `${pathname}${search}`
  }
  const oneClick = { 'List-Unsubscribe': 'One-Click' }
  /** Reports the latest email to a guest to the server, as their mail provider does. */
  const tell = async (kindOf: 'complained' | 'failed', { email }: Stranger): Promise<void> => {
    const { db, keys, clock } = server.services
    const [mail] = await db
      .selectFrom('outbox')
      .select('key')
      .where('recipient', '=', email)
      .orderBy('sent_at', 'desc')
      .execute()
    const event = { kind: kindOf, messageId: messageId(mail?.key ?? '') }
    const address = recipientKey(keys.addressKey, 'email', email)
    expect(await inTransaction(db, (tx) => recordDeliveryEvent(tx, event, address, clock.now()))).toBe(true)
  }
  const standing = async ({ userId }: Pick<Person, 'userId'>) => {
    const { bounced, optedOut, reportCount, reached } = await readStanding(server.services.db, userId)
    return { bounced, optedOut, reported: reportCount, reached }
  }
  const none = { bounced: 0, optedOut: 0, reported: 0, reached: 0 }

  it('by removing the guest: a complaint still counts', async () => {
    const { host, event } = await hosts()
    const guest = await reach(event, host)
    await call(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [guest.inviteeId] }, host)
    await tell('complained', guest)
    expect(await standing(host)).toEqual({ ...none, optedOut: 1 })
  })

  it('by sending to another address: a complaint by the earlier one still counts for its sender', async () => {
    const { host, cohost, event } = await hosts()
    const guest = await reach(event, cohost)
    await correct(event, host, guest)
    await send(event, host, guest)
    await tell('complained', guest)
    expect([await standing(host), await standing(cohost)]).toEqual([none, { ...none, optedOut: 1 }])
  })

  it('by inviting someone who came by the open link, or who corrected the address: a complaint counts', async () => {
    const { host, event } = await hosts()
    const typedGuest = await on.join(event)
    const email = fresh()
    const invitee = { inviteeId: typedGuest.inviteeId, name: 'Gus', email }
    await call(server, 'editInvitee', { eventId: event.id, invitee }, host)
    await send(event, host, typedGuest)
    await tell('complained', { ...typedGuest, email })
    const invitedGuest = await reach(event, host)
    await correctEmail(server, event, invitedGuest, fresh())
    await tell('complained', invitedGuest)
    expect(await standing(host)).toEqual({ ...none, optedOut: 2, reached: 2 })
  })

  it('by typing people on the open link and asking them to co-host', async () => {
    const { host, event } = await hosts()
    const askedGuests = []
    for (let at = 0; at < 3; at += 1) {
      const guest = await on.join(event)
      await call(server, 'addCohost', { eventId: event.id, cohost: { inviteeId: guest.inviteeId } }, host)
      askedGuests.push(guest)
    }
    await on.waitForDeliveries(event)
    const [first, second, third] = askedGuests
    if (!first || !second || !third) throw new Error('not asked')
    await post(await offPath(first), oneClick)
    await tell('complained', second)
    await post((await offPath(third)).replace('/unsubscribe', '/report'), { do: 'report', reason: 'spam' })
    expect(await standing(host)).toEqual({ bounced: 0, optedOut: 2, reported: 1, reached: 3 })
  })

  it('by deleting a guest whose address the host corrected: what was sent can’t be deleted', async () => {
    const { host, cohost, event } = await hosts()
    const guest = await reach(event, cohost)
    await correct(event, cohost, guest)
    const deletion = { eventId: event.id, inviteIds: [guest.inviteeId] }
    expect(await reasonOf(server, 'deletePendingInvites', deletion, cohost)).toBe('inviteSent')
    await post(await offPath(guest), oneClick)
    expect([await standing(host), await standing(cohost)]).toEqual([none, { ...none, optedOut: 1 }])
  })

  it('also counts for the co-host who sent the invitation if the guest has erased their data', async () => {
    const { host, cohost, event } = await hosts()
    const guest = await reach(event, cohost)
    const path = await offPath(guest)
    const query = new URLSearchParams({ iu: guest.inviteeId, p: await dataProof(server, event.id, guest.inviteeId) })
    await post(`/event/${event.id}/my-data?${query.toString()}`, { do: 'erase', confirm: 'ERASE' })
    await post(path, oneClick)
    expect([await standing(host), await standing(cohost)]).toEqual([none, { ...none, optedOut: 1 }])
  })

  it('by correcting addresses that bounced', async () => {
    const { host, event } = await hosts()
    const guest = await reach(event, host)
    await tell('failed', guest)
    expect(await standing(host)).toEqual({ ...none, bounced: 1 })
    await correct(event, host, guest)
    expect(await standing(host)).toEqual({ ...none, bounced: 1 })
  })

  it('by deleting a party of which only previews were sent', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host)
    const email = fresh()
    await call(server, 'sendTemplateEmail', { eventId: event.id, emailAddress: email }, host)
    await call(server, 'cancelEvent', { eventId: event.id, disableNotification: true }, host)
    await call(server, 'deleteEvent', { eventId: event.id }, host)
    await post(await offPath({ email }), oneClick)
    expect(await standing(host)).toEqual({ ...none, optedOut: 1 })
  })
})
