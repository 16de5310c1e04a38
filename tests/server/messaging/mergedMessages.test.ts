import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NotificationDelivery } from '../../../server/core/notices/notification.ts'
import { deliverNotification } from '../../../server/messaging/notifications/deliverNotification.ts'
import type { MailProvider } from '../../../server/providers/mail/port.ts'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { freshPhone, merge, personByPhone } from '../../support/accounts.ts'
import { party, person } from '../../support/builders.ts'
import { confirmAddress } from '../../support/people/confirmAddress.ts'
import { correctEmail } from '../../support/people/correctEmail.ts'
import { strangersOn } from '../../support/people/strangers.ts'
import { call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('a private message to a guest whose accounts are merged, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  /** Returns the queued delivery of a message to one guest. */
  const deliveryOf = async (messageId: string): Promise<NotificationDelivery> => {
    const query = sql<{ data: NotificationDelivery }>`
      select data from jobs.job where name = 'deliver-notice' and data->>'key' = ${`message/${messageId}`}
    `
    const { rows } = await query.execute(server.services.db)
    return rows[0]?.data ?? expect.fail('not queued')
  }

  it('isn’t sent again to the address in their other RSVP, which someone else may confirm', async () => {
    const on = strangersOn(server)
    const [host, guest] = [await person(server, 'Hana Host'), await person(server, 'Gina')]
    const [phone, other] = [freshPhone(), `${randomUUID()}@example.com`]
    const event = await party(server, host)
    const ownRsvp = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
    await call(server, 'updateAttendance', { eventId: event.id, invitee: ownRsvp }, guest)
    const write = async (inviteeId: string, message: string) => {
      await call(server, 'sendPrivateReply', { eventId: event.id, messageId: randomUUID(), message, inviteeId }, host)
      await on.waitForDeliveries(event)
    }
    await write(ownRsvp.inviteeId, 'The gift is a bike.')
    server.clock.advance(1_000)
    const typedRsvp = { inviteeId: randomUUID(), name: 'Gina', rsvpStatus: 'YES' as const, phone }
    await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee: typedRsvp })
    const main = await personByPhone(server, 'Gina', phone)
    await correctEmail(server, event, typedRsvp, other)
    await merge(server, main, { emailAddress: guest.email })
    const mergedRow = (await call(server, 'getEvent', { eventId: event.id }, main)).event.invitee
    expect(mergedRow?.inviteeId).toBe(typedRsvp.inviteeId)
    expect((await call(server, 'fetchInvitees', { eventId: event.id }, host)).invitees).toHaveLength(2)
    await write(typedRsvp.inviteeId, 'Bring a sweater.')
    await confirmAddress(server, event, typedRsvp.inviteeId)
    await on.waitForDeliveries(event)
    const bodies = (await readOutbox(server.services.db, other)).map(({ body }) => body)
    expect(bodies.filter((body) => body.includes('Bring a sweater.'))).toHaveLength(1)
    expect(bodies.filter((body) => body.includes('The gift is a bike.'))).toHaveLength(0)
  })

  it('isn’t lost if it waits to be sent', async () => {
    const { services } = server
    await services.jobs.stop()
    const [host, guest, phone] = [await person(server, 'Hana Host'), await person(server, 'Gina'), freshPhone()]
    const event = await party(server, host)
    const ownRsvp = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
    await call(server, 'updateAttendance', { eventId: event.id, invitee: ownRsvp }, guest)
    server.clock.advance(1_000)
    const typedRsvp = { inviteeId: randomUUID(), name: 'Gina', rsvpStatus: 'YES' as const, phone }
    await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee: typedRsvp })
    const reply = {
      eventId: event.id,
      messageId: randomUUID(),
      message: 'The gift is a bike.',
      inviteeId: ownRsvp.inviteeId,
    }
    await call(server, 'sendPrivateReply', reply, host)
    const main = await personByPhone(server, 'Gina', phone)
    await merge(server, main, { emailAddress: guest.email })
    expect(await deliverNotification(services, await deliveryOf(reply.messageId), false)).toBe(true)
    const bodies = (await readOutbox(services.db, guest.email)).map(({ body }) => body)
    expect(bodies.filter((body) => body.includes('The gift is a bike.'))).toHaveLength(1)
  })

  it('is sent if it couldn’t be sent to their other RSVP', async () => {
    const { services } = server
    await services.jobs.stop()
    const [host, guest, phone] = [await person(server, 'Hana Host'), await person(server, 'Gina'), freshPhone()]
    const event = await party(server, host)
    const ownRsvp = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
    await call(server, 'updateAttendance', { eventId: event.id, invitee: ownRsvp }, guest)
    server.clock.advance(1_000)
    const typedRsvp = { inviteeId: randomUUID(), name: 'Gina', rsvpStatus: 'YES' as const, phone }
    const main = await personByPhone(server, 'Gina', phone)
    await call(server, 'updateAttendance', { eventId: event.id, invitee: typedRsvp }, main)
    const all = { eventId: event.id, messageId: randomUUID(), message: 'The gift is a bike.' }
    await call(server, 'sendEventComment', { ...all, sendToStatuses: ['All' as const] }, host)
    const { rows } = await sql<{ data: NotificationDelivery }>`
      select data from jobs.job where name = 'deliver-notice' and data->>'key' = ${`message/${all.messageId}`}
    `.execute(services.db)
    const deliveryTo = (inviteeId: string) =>
      rows.find(({ data }) => data.inviteeId === inviteeId)?.data ?? expect.fail('not queued')
    // The number gets no SMS.
    await deliverNotification(services, deliveryTo(typedRsvp.inviteeId), true)
    await merge(server, main, { emailAddress: guest.email })
    const remaining = (await call(server, 'getEvent', { eventId: event.id }, main)).event.invitee?.inviteeId ?? ''
    await deliverNotification(services, { ...deliveryTo(ownRsvp.inviteeId), inviteeId: remaining }, true)
    const bodies = (await readOutbox(services.db, guest.email)).map(({ body }) => body)
    expect(bodies.filter((body) => body.includes('The gift is a bike.'))).toHaveLength(1)
  })

  it('is sent once if the accounts are merged meanwhile', async () => {
    const { services } = server
    const [host, guest, phone] = [await person(server, 'Hana Host'), await person(server, 'Gina'), freshPhone()]
    const event = await party(server, host)
    const ownRsvp = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
    await call(server, 'updateAttendance', { eventId: event.id, invitee: ownRsvp }, guest)
    server.clock.advance(1_000)
    const typedRsvp = { inviteeId: randomUUID(), name: 'Gina', rsvpStatus: 'YES' as const, phone }
    await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee: typedRsvp })
    const main = await personByPhone(server, 'Gina', phone)
    const reply = {
      eventId: event.id,
      messageId: randomUUID(),
      message: 'The gift is a bike.',
      inviteeId: ownRsvp.inviteeId,
    }
    await call(server, 'sendPrivateReply', reply, host)
    const mail: MailProvider = {
      ...services.providers.mail,
      send: async (message) => {
        await merge(server, main, { emailAddress: guest.email })
        await services.providers.mail.send(message)
      },
    }
    const delivery = await deliveryOf(reply.messageId)
    await deliverNotification({ ...services, providers: { ...services.providers, mail } }, delivery, false)
    const after = await deliveryOf(reply.messageId)
    expect(after.inviteeId).toBe(typedRsvp.inviteeId)
    await deliverNotification(services, after, false)
    const bodies = (await readOutbox(services.db, guest.email)).map(({ body }) => body)
    expect(bodies.filter((body) => body.includes('The gift is a bike.'))).toHaveLength(1)
  })
})
