import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { readStanding } from '../../../../server/accounts/sending/readStanding.ts'
import { inTransaction } from '../../../../server/database/inTransaction.ts'
import { recordDeliveryEvent } from '../../../../server/messaging/delivery/deliveryEvents.ts'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import { removeExpired } from '../../../../server/web/removeExpired.ts'
import { merge } from '../../../support/accounts.ts'
import { party, person, type Person } from '../../../support/builders.ts'
import { eventually } from '../../../support/eventually.ts'
import { call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const day = 86_400_000

interface Guest {
  inviteeId: string
  email: string
}

describe.each(databaseKinds)('what a deleted party says about its hosts, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
    // Keeps the shared cover image of the test parties in use.
    await party(server, await person(server, 'Kate Keeper'))
  })
  afterAll(() => server.end())

  const reach = async (event: EventView, by: Person, count: number): Promise<Guest[]> => {
    const { db } = server.services
    const guests = Array.from({ length: count }, () => ({
      inviteeId: randomUUID(),
      email: `${randomUUID()}@example.com`,
    }))
    const invitees = guests.map((one) => ({ ...one, name: 'Gus' }))
    await call(server, 'addInvitees', { eventId: event.id, invitees }, by)
    const inviteIds = guests.map(({ inviteeId }) => inviteeId)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds }, by)
    await eventually(async () => {
      const rows = db.selectFrom('deliveries').select('key').where('event_id', '=', event.id)
      return (await rows.where('state', '=', 'queued').execute()).length === 0
    })
    return guests
  }
  const turnOff = async ({ email }: Guest): Promise<void> => {
    const [mail] = await readOutbox(server.services.db, email)
    const { pathname, search } = new URL(/Turn off messages: (\S+)/.exec(mail?.body ?? '')?.[1] ?? 'none:')
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: `${pathname}${search}`,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(statusCode).toBe(200)
  }
  const bounce = async ({ inviteeId }: Guest): Promise<void> => {
    const { db } = server.services
    const sentDelivery = await db
      .selectFrom('deliveries')
      .select('message_id')
      .where('invitee_id', '=', inviteeId)
      .executeTakeFirstOrThrow()
    const failure = { kind: 'failed' as const, messageId: sentDelivery.message_id ?? '', reason: '550' }
    await inTransaction(db, (tx) => recordDeliveryEvent(tx, failure, undefined, server.clock.now()))
  }
  const remove = async ({ id: eventId }: EventView, host: Person) => {
    await call(server, 'cancelEvent', { eventId, disableNotification: true }, host)
    await call(server, 'deleteEvent', { eventId }, host)
  }
  const standing = async ({ userId }: Pick<Person, 'userId'>) => {
    const { bounced, optedOut, reportCount, reached } = await readStanding(server.services.db, userId)
    return [bounced, optedOut, reportCount, reached]
  }

  it('still counts: who turned messages off, before or after, who was reached, and which addresses bounced', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host)
    const [first, second, third, ...others] = await reach(event, host, 6)
    if (!first || !second || !third) throw new Error('not reached')
    await turnOff(first)
    await turnOff(second)
    await bounce(third)
    expect(await standing(host)).toEqual([1, 2, 0, 5])
    await remove(event, host)
    expect(await standing(host)).toEqual([1, 2, 0, 5])
    for (const guest of [first, ...others]) await turnOff(guest)
    expect(await standing(host)).toEqual([1, 5, 0, 5])
    const main = await person(server, 'Hana Host')
    await merge(server, main, { emailAddress: host.email })
    expect(await standing(main)).toEqual([1, 5, 0, 5])
  })

  it('counts for the co-host who reached the people, and not for the organizer', async () => {
    const [host, cohost] = [await person(server, 'Hana Host'), await person(server, 'Cora Cohost')]
    const event = await party(server, host)
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, host)
    await call(server, 'updateCohostStatus', { eventId: event.id, status: 'ACCEPTED', linkUuid }, cohost)
    await reach(event, host, 1)
    const [before, ...after] = await reach(event, cohost, 3)
    if (before) await turnOff(before)
    await remove(event, host)
    for (const guest of after) await turnOff(guest)
    expect(await standing(cohost)).toEqual([0, 3, 0, 3])
    expect(await standing(host)).toEqual([0, 0, 0, 0])
  })

  it('is forgotten after a year', async () => {
    const { db, clock } = server.services
    const host = await person(server, 'Hana Host')
    const event = await party(server, host)
    for (const guest of await reach(event, host, 2)) await turnOff(guest)
    await remove(event, host)
    await removeExpired(db, clock.now() + 364 * day)
    expect(await standing(host)).toEqual([0, 2, 0, 2])
    await removeExpired(db, clock.now() + 366 * day)
    expect(await standing(host)).toEqual([0, 0, 0, 0])
    expect(await db.selectFrom('opt_outs').select('scope').where('subject', '=', event.id).execute()).toEqual([])
  })
})
