import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { freshPhone, merge, personByPhone } from '../../support/accounts.ts'
import { party, person } from '../../support/builders.ts'
import { confirmAddress } from '../../support/people/confirmAddress.ts'
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
    const typedRsvp = { inviteeId: randomUUID(), name: 'Gina', rsvpStatus: 'YES' as const, phone, email: other }
    await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee: typedRsvp })
    const main = await personByPhone(server, 'Gina', phone)
    await merge(server, main, { emailAddress: guest.email })
    await write(typedRsvp.inviteeId, 'Bring a sweater.')
    await confirmAddress(server, event, typedRsvp.inviteeId)
    await on.waitForDeliveries(event)
    const bodies = (await readOutbox(server.services.db, other)).map(({ body }) => body)
    expect(bodies.filter((body) => body.includes('Bring a sweater.'))).toHaveLength(1)
    expect(bodies.filter((body) => body.includes('The gift is a bike.'))).toHaveLength(0)
  })
})
