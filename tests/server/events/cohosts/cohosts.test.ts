import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { NotificationDelivery } from '../../../../server/core/notices/notification.ts'
import { askCohost, dismissCohost } from '../../../../server/events/grants/cohostRequests.ts'
import { deliverNotification } from '../../../../server/messaging/notifications/deliverNotification.ts'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import { gates } from '../../../../server/rpc/access/access.ts'
import { sessionOfAccessToken } from '../../../../server/rpc/access/sessionOfToken.ts'
import { signInAgain } from '../../../support/accounts.ts'
import { answer, eventDraft, invite, party, person, rowOf, type Person } from '../../../support/builders.ts'
import { eventually } from '../../../support/eventually.ts'
import { attempt, call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

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
  /** Returns true if a person has the permissions of a host. */
  const hosts = async (event: EventView, who: Person) => {
    const change = { eventId: event.id, event: eventDraft(server, { startTime: event.startTime }) }
    return (await attempt(server, 'editEventDetails', change, who)).result !== undefined
  }

  it('are asked by email, and become hosts when they accept [COHOST-01, COHOST-05, AUTHZ-17, EVLIST-29]', async () => {
    const event = await party(server, host)
    const cora = await person(server, 'Cora Cohost')
    const cohostRequest = await ask(event, cora)
    expect(cohostRequest.cohostStatus).toBe('PENDING')
    expect(await hosts(event, cora)).toBe(false)
    const isSent = await eventually(async () => {
      const row = await rowOf(server, host, event, cohostRequest.inviteeId)
      return row.cohostStatus === 'SUCCESS'
    })
    expect(isSent).toBe(true)
    const [mail] = await readOutbox(server.services.db, cora.email)
    expect([mail?.subject, mail?.body.includes(`/event/cohost/${event.id}`)]).toEqual([
      'Hana Host asked you to co-host Maya turns six',
      true,
    ])
    const acceptance = await update(event, cora, {})
    expect(acceptance.result?.invitee.cohostStatus).toBe('ACCEPTED')
    expect(await hosts(event, cora)).toBe(true)
    const view = await call(server, 'getEvent', { eventId: event.id }, cora)
    expect([view.event.isCohost, view.event.isHost, view.event.host !== null]).toEqual([true, false, true])
    // In the list of their parties, only the organizer's is hosted by them.
    const isListedAsHost = async (who: Person) =>
      (await call(server, 'fetchEvents', {}, who)).events.find(({ id }) => id === event.id)?.isHost
    expect([await isListedAsHost(cora), await isListedAsHost(host)]).toEqual([false, true])
    for (const name of ['cancelEvent', 'deleteEvent', 'getCohostLink', 'invalidateCohostLink'] as const)
      expect((await attempt(server, name, { eventId: event.id }, cora)).failure?.reason).toBe('forbidden')
    const other = { inviteeId: randomUUID(), name: 'Otto', email: 'otto@example.com' }
    expect((await attempt(server, 'addCohost', { eventId: event.id, cohost: other }, cora)).failure?.reason).toBe(
      'forbidden',
    )
  })

  it('can decline themselves, and be removed by the organizer [RPC-64, RPC-65]', async () => {
    const event = await party(server, host)
    const [dan, cora] = [await person(server, 'Dan Declines'), await person(server, 'Cora Cohost')]
    await ask(event, dan)
    const declineResult = await update(event, dan, { status: 'DECLINED' })
    expect(declineResult.result?.invitee.cohostStatus).toBe('DECLINED')
    expect((await update(event, dan, {})).failure?.reason).toBe('forbidden')
    const row = await ask(event, cora)
    await update(event, cora, {})
    const namedCohost = { cohost: { inviteeId: row.inviteeId } }
    expect((await update(event, dan, { ...namedCohost, status: 'DECLINED' })).failure?.reason).toBe('forbidden')
    expect((await update(event, host, namedCohost)).failure?.reason).toBe('forbidden')
    await update(event, host, { ...namedCohost, status: 'DECLINED' })
    expect(await hosts(event, cora)).toBe(false)
  })

  it("can't be users who weren't asked, the organizer, or removed guests", async () => {
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
    // Nor someone who had no account yet when they were removed.
    const [gina] = await invite(server, host, event, ['Gina'])
    await call(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [gina?.inviteeId ?? ''] }, host)
    const owner = await person(server, 'Gina Gone', gina?.email)
    const later = await call(server, 'getCohostLink', { eventId: event.id }, host)
    expect((await update(event, owner, { linkUuid: later.linkUuid })).failure?.reason).toBe('forbidden')
    expect(await hosts(event, owner)).toBe(false)
  })

  it('can join by a link, which is created once and stops working when it is revoked [COHOST-02, COHOST-03, COHOST-04, RPC-67]', async () => {
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

  it('can join by a link for a week [COHOST-06, RPC-65, RPC-66]', async () => {
    const event = await party(server, host, { startTime: server.clock.now() + 30 * 24 * 3_600_000 })
    const link = () => call(server, 'getCohostLink', { eventId: event.id }, host)
    const first = await link()
    expect(first.expiresTime).toBe(server.clock.now() + 7 * 24 * 3_600_000)
    const lin = await person(server, 'Lin Link')
    server.clock.advance(7 * 24 * 3_600_000)
    const signedIn = await signInAgain(server, lin)
    expect((await update(event, signedIn, { linkUuid: first.linkUuid })).failure?.reason).toBe('linkInvalid')
    host = await signInAgain(server, host)
    const second = await link()
    expect(second.linkUuid).not.toBe(first.linkUuid)
    expect((await update(event, signedIn, { linkUuid: second.linkUuid })).result?.invitee.cohostStatus).toBe('ACCEPTED')
  })

  it("can't come back by the link after they were removed [COHOST-06]", async () => {
    const event = await party(server, host)
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, host)
    const lin = await person(server, 'Lin Link')
    const inviteeId = (await update(event, lin, { linkUuid })).result?.invitee.inviteeId
    await update(event, host, { cohost: { inviteeId }, status: 'DECLINED' })
    expect((await update(event, lin, { linkUuid })).failure?.reason).toBe('linkInvalid')
    expect(await hosts(event, lin)).toBe(false)
    expect((await call(server, 'getCohostLink', { eventId: event.id }, host)).linkUuid).not.toBe(linkUuid)
  })

  it("can't come back by the link with another account after they were removed from the guest list [COHOST-06]", async () => {
    const event = await party(server, host)
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, host)
    const inviteeId = (await update(event, await person(server, 'Lin Link'), { linkUuid })).result?.invitee.inviteeId
    await call(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [inviteeId ?? ''] }, host)
    const again = await person(server, 'Lin Again')
    expect((await update(event, again, { linkUuid })).failure?.reason).toBe('linkInvalid')
    expect(await hosts(event, again)).toBe(false)
  })

  it('skip the waitlist, and their spot goes to a waiting guest [OPT-09]', async () => {
    const event = await party(server, host, { capacity: 1, hasWaitlist: false })
    const [first, second, third] = await Promise.all(
      ['Fay First', 'Sia Second', 'Tia Third'].map((name) => person(server, name)),
    )
    if (!first || !second || !third) throw new Error('Needs three guests')
    const ids = new Map<Person, string>()
    for (const who of [first, second, third]) {
      const invitee = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const, email: who.email }
      server.clock.advance(1_000)
      ids.set(who, (await call(server, 'updateAttendance', { eventId: event.id, invitee }, who)).inviteeId)
    }
    const standing = async (who: Person) =>
      (await rowOf(server, host, event, ids.get(who) ?? '')).waitlistStatus ?? 'there'
    expect([await standing(first), await standing(second)]).toEqual(['APPROVED', 'PENDING_APPROVAL'])
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, host)
    expect((await update(event, second, { linkUuid })).result?.invitee.cohostStatus).toBe('ACCEPTED')
    expect([await standing(second), await standing(third)]).toEqual(['there', 'PENDING_APPROVAL'])
    await update(event, first, { linkUuid })
    expect(await standing(third)).toBe('APPROVED')
    const wasNotified = async () =>
      (await readOutbox(server.services.db, third.email)).some(({ subject }) => subject.startsWith("You're in"))
    expect(await eventually(wasNotified)).toBe(true)
  })

  it('get one email even if asked and removed repeatedly, and no notifications after they were removed', async () => {
    const event = await party(server, host)
    const cora = await person(server, 'Cora Cohost')
    const { db } = server.services
    const queuedDeliveries: NotificationDelivery[] = []
    const queue = (_tx: unknown, deliveries: readonly NotificationDelivery[]) => {
      queuedDeliveries.push(...deliveries)
      return Promise.resolve()
    }
    const [guest] = await invite(server, host, event, ['Cora'])
    const inviteeId = guest?.inviteeId ?? ''
    await db.updateTable('invitees').set({ user_id: cora.userId }).where('invitee_id', '=', inviteeId).execute()
    const session = await sessionOfAccessToken(db, host.accessToken ?? '', server.clock.now())
    const caller = { session: session ?? expect.fail('no session'), identityToken: undefined }
    const { event: hostedEvent } = await gates.organizer(server.services, caller, { eventId: event.id })
    const asking = { inviteeId, session: caller.session, key: server.services.keys.addressKey }
    await askCohost(db, queue, hostedEvent, asking, server.clock.now())
    await dismissCohost(db, hostedEvent, inviteeId, server.clock.now())
    await askCohost(db, queue, hostedEvent, asking, server.clock.now())
    expect(queuedDeliveries).toHaveLength(2)
    for (const delivery of queuedDeliveries) await deliverNotification(server.services, delivery, false)
    const mails = async () => (await readOutbox(db, guest?.email ?? '')).map(({ subject }) => subject)
    expect(await mails()).toEqual(['Hana Host asked you to co-host Maya turns six'])
    await update(event, cora, {})
    const until = server.clock.now()
    const news = {
      eventId: event.id,
      inviteeId,
      key: `rsvps/${until}`,
      notice: { kind: 'rsvps' as const, from: 0, until },
    }
    const row = {
      event_id: event.id,
      invitee_id: inviteeId,
      key: news.key,
      state: 'queued',
      created_at: until,
    } as const
    await db
      .insertInto('deliveries')
      .values({ ...row, reason: null, finished_at: null })
      .execute()
    const [other] = await invite(server, host, event, ['Nia'])
    await answer(server, event, other ?? { inviteeId: '' }, 'YES')
    await dismissCohost(db, hostedEvent, inviteeId, server.clock.now())
    await deliverNotification(server.services, news, false)
    expect(await mails()).toHaveLength(1)
  })

  it("can't be asked for a canceled or past party", async () => {
    const event = await party(server, host)
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, host)
    await call(server, 'cancelEvent', { eventId: event.id, disableNotification: true }, host)
    const cohost = { inviteeId: randomUUID(), name: 'Otto', email: 'otto@example.com' }
    const requestResult = await attempt(server, 'addCohost', { eventId: event.id, cohost }, host)
    expect(requestResult.failure?.reason).toBe('eventCancelled')
    const link = await attempt(server, 'getCohostLink', { eventId: event.id }, host)
    expect(link.failure?.reason).toBe('eventCancelled')
    const otto = await person(server, 'Otto Other')
    expect((await update(event, otto, { linkUuid })).failure?.reason).toBe('eventCancelled')
  })
})
