import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { queueNewRsvps } from '../../../../server/messaging/notifications/hostDigests.ts'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import { freshPhone, personByPhone, proveByMail, verifyPii } from '../../../support/accounts.ts'
import { party, person, type Person } from '../../../support/builders.ts'
import { eventually } from '../../../support/eventually.ts'
import { correctEmail } from '../../../support/people/correctEmail.ts'
import { call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const fresh = (): string => `${randomUUID()}@example.com`

/** Notifications to hosts contain what guests write, so they go only to addresses that the host's account has verified. */
describe.each(databaseKinds)('notifications to a host, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  const waitForDeliveries = ({ id }: EventView) =>
    eventually(async () => {
      const rows = server.services.db.selectFrom('deliveries').select('key').where('event_id', '=', id)
      return (await rows.where('state', '=', 'queued').execute()).length === 0
    })
  const beCohost = async ({ id: eventId }: EventView, host: Person, cohost: Person) => {
    const { linkUuid } = await call(server, 'getCohostLink', { eventId }, host)
    await call(server, 'updateCohostStatus', { eventId, status: 'ACCEPTED', linkUuid }, cohost)
  }
  const join = async ({ id: eventId }: EventView, fields: { email?: string; phone?: string } = {}) => {
    const invitee = { inviteeId: randomUUID(), name: 'Gus', rsvpStatus: 'YES' as const, rsvpMessage: 'Cheap pills' }
    await call(server, 'updateAttendanceByLink', { eventId, invitee: { ...invitee, ...fields } })
  }
  /** Queues and sends the notifications of the RSVPs so far. */
  const sendNews = async (event: EventView) => {
    const { db, jobs } = server.services
    // Another party's RSVPs may have been collected up to this time.
    server.clock.advance(12 * 60_000)
    await queueNewRsvps(db, jobs.queueNotifications, server.clock.now())
    jobs.wake()
    await waitForDeliveries(event)
  }
  const newsOf = async (event: EventView) => {
    await sendNews(event)
    await join(event)
    await sendNews(event)
  }
  const newsTo = async (email: string) =>
    (await readOutbox(server.services.db, email)).filter(({ body }) => body.startsWith('New RSVPs')).length

  it('go to the account of a co-host who corrected the address in their RSVP to someone else’s', async () => {
    const [host, cohost, other] = [await person(server, 'Hana Host'), await person(server, 'Cora'), fresh()]
    const event = await party(server, host)
    const inviteeId = randomUUID()
    await call(server, 'updateAttendance', { eventId: event.id, invitee: { inviteeId, rsvpStatus: 'YES' } }, cohost)
    await correctEmail(server, event, { inviteeId }, other)
    await beCohost(event, host, cohost)
    await newsOf(event)
    expect([await newsTo(other), await newsTo(cohost.email), await newsTo(host.email)]).toEqual([0, 1, 1])
  })

  it('don’t go to the address that a co-host without a verified one typed in their RSVP', async () => {
    const [host, phone, other] = [await person(server, 'Hana Host'), freshPhone(), fresh()]
    const event = await party(server, host)
    await join(event, { email: other, phone })
    await beCohost(event, host, await personByPhone(server, 'Cora', phone))
    await newsOf(event)
    expect([await newsTo(other), await newsTo(host.email)]).toEqual([0, 1])
    await proveByMail(server, host, host.email)
    await call(server, 'deleteAccount', { hostedEvents: 'handOver' }, host)
    await waitForDeliveries(event)
    expect(await readOutbox(server.services.db, other)).toEqual([])
  })

  it('go on to an address that the host has, after they removed the one that the party had', async () => {
    const [host, later] = [await person(server, 'Hana Host'), fresh()]
    const event = await party(server, host)
    await verifyPii(server, host, { emailAddress: later })
    await call(server, 'removeContact', { pii: { emailAddress: host.email } }, host)
    await newsOf(event)
    expect([await newsTo(host.email), await newsTo(later)]).toEqual([0, 1])
  })
})
