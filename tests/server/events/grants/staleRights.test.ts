import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
/** @module-tag database */
import { isOperationName, operations, type OperationName } from '@festoon/contract/wire/operations'
import { lockEvent } from '../../../../server/database/rows/eventRows.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import { validCalls, type ValidCalls } from '../../../support/access/validCalls.ts'
import { eventDraft, invite, party, person, type Person } from '../../../support/builders.ts'
import { inTurn } from '../../../support/inTurn.ts'
import { attempt, call, envelope, testVisitor } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const dayMs = 86_400_000

/** The operations of hosts that change nothing, so that they don't wait for a lock. */
const reading = new Set<OperationName>([
  'countUpdateRecipients',
  'fetchInvitees',
  'getInviteeLink',
  // Sends one email at once.
  'sendTemplateEmail',
])

/** Calls that wait for a lock while the right that they need ends. PGlite has no calls that wait. */
describe.runIf(databaseKinds.includes('postgres'))('a right that ends while a call waits', () => {
  let server: TestServer
  let calls: ValidCalls
  let successor: Person
  beforeAll(async () => {
    server = await testServer('postgres')
    calls = await validCalls(server)
    successor = await person(server, 'Sue Successor')
  })
  afterAll(() => server.end())

  /** Creates a party with a co-host, who came by the link. */
  const hosting = async (organizer: Person) => {
    const event = await party(server, organizer, { startTime: server.clock.now() + 30 * dayMs })
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, organizer)
    const cohost = await person(server, 'Carl Cohost')
    const acceptance = { eventId: event.id, status: 'ACCEPTED' as const, linkUuid }
    const { inviteeId } = (await call(server, 'updateCohostStatus', acceptance, cohost)).invitee
    await call(server, 'invalidateCohostLink', { eventId: event.id }, organizer)
    return { event, cohost, cohostId: inviteeId }
  }
  const waitFor = (eventId: string) => (tx: Tx) => lockEvent(tx, eventId)

  it('makes no co-host link after the organizer has left', async () => {
    const leaving = await person(server, 'Lea Leaving')
    const { event } = await hosting(leaving)
    const eventId = event.id
    const [left, linkResult] = await inTurn(server, waitFor(eventId), [
      () => attempt(server, 'deleteAccount', { hostedEvents: 'handOver' }, leaving),
      () => attempt(server, 'getCohostLink', { eventId }, leaving),
    ])
    expect([left.status, linkResult.failure?.reason]).toEqual([200, 'sessionExpired'])
  })

  it('keeps no co-host link that was made before a take-over', async () => {
    const leaving = await person(server, 'Lea Leaving')
    const { event, cohost } = await hosting(leaving)
    await call(server, 'deleteAccount', { hostedEvents: 'handOver' }, leaving)
    const link = { cohost_link: '6f9619ff-8b86-4d01-b42d-00c04fc964ff', cohost_link_until: server.clock.now() + dayMs }
    await server.services.db.updateTable('events').set(link).where('id', '=', event.id).execute()
    await call(server, 'takeOverEvent', { eventId: event.id }, cohost)
    const acceptance = { eventId: event.id, status: 'ACCEPTED' as const, linkUuid: link.cohost_link }
    const { failure } = await attempt(server, 'updateCohostStatus', acceptance, await person(server, 'Lea Again'))
    expect(failure?.reason).toBe('linkInvalid')
  })

  it("cancels no party that is the new organizer's by now", async () => {
    const leaving = await person(server, 'Lea Leaving')
    const { event, cohost } = await hosting(leaving)
    const eventId = event.id
    const [left, takeOverResult, cancelResult] = await inTurn(server, waitFor(eventId), [
      () => attempt(server, 'deleteAccount', { hostedEvents: 'handOver' }, leaving),
      () => attempt(server, 'takeOverEvent', { eventId }, cohost),
      () => attempt(server, 'cancelEvent', { eventId }, leaving),
    ])
    expect([left.status, takeOverResult.status, cancelResult.failure?.reason]).toEqual([200, 200, 'sessionExpired'])
    const view = (await call(server, 'getEvent', { eventId }, cohost)).event
    expect([view.isHost, view.cancelledTimestamp]).toEqual([true, null])
  })

  it("removes no guests for someone who isn't a co-host anymore", async () => {
    const { event, cohost, cohostId } = await hosting(calls.host)
    const eventId = event.id
    const [guest] = await invite(server, calls.host, event, ['Gus'])
    const dismissal = { eventId, cohost: { inviteeId: cohostId }, status: 'DECLINED' as const }
    const [dismissResult, removeResult] = await inTurn(server, waitFor(eventId), [
      () => attempt(server, 'updateCohostStatus', dismissal, calls.host),
      () => attempt(server, 'deleteInvitees', { eventId, inviteeIds: [guest?.inviteeId ?? ''] }, cohost),
    ])
    expect([dismissResult.status, removeResult.failure?.reason]).toEqual([200, 'forbidden'])
    const { invitees } = await call(server, 'fetchInvitees', { eventId }, calls.host)
    expect(invitees.map(({ name }) => name)).toContain('Gus')
  })

  /** Makes a call while its event becomes someone else's, and returns the reason for its failure. */
  const reasonOnceOver = async (name: OperationName, eventId: string, payload: object) => {
    const { db } = server.services
    const setOwner = (owner: Person, at: Tx) =>
      at.updateTable('events').set({ organizer_id: owner.userId }).where('id', '=', eventId).execute()
    const [response] = await inTurn(server, (tx) => setOwner(successor, tx), [
      () =>
        server.app.inject({
          method: 'POST',
          url: `/json/${operations[name].service}`,
          cookies: { visitor: testVisitor },
          payload: envelope(name, payload, calls.host),
        }),
    ])
    await db.transaction().execute((tx) => setOwner(calls.host, tx))
    return response.json().error?.data.reason
  }

  const changing = Object.keys(operations)
    .filter((name) => isOperationName(name))
    .filter((name) => ['host', 'organizer'].includes(operations[name].access) && !reading.has(name))

  it.each(changing)('is missing once %s gets the lock', async (name) => {
    // Of its guests, one isn't a mutual member, which is checked first.
    const input: object = calls.inputs[name === 'queueInvites' ? 'addInvitees' : name]()
    const eventId = 'eventId' in input && typeof input.eventId === 'string' ? input.eventId : ''
    expect(await reasonOnceOver(name, eventId, input)).toBe('forbidden')
  })

  it('is missing once a co-host or a photo would be removed, or guests and items would be copied', async () => {
    const { event, cohostId } = await hosting(calls.host)
    const dismissal = { eventId: event.id, cohost: { inviteeId: cohostId }, status: 'DECLINED' }
    expect(await reasonOnceOver('updateCohostStatus', event.id, dismissal)).toBe('forbidden')
    const photo = { eventId: event.id, photoId: randomUUID() }
    expect(await reasonOnceOver('deleteAlbumPhoto', event.id, photo)).toBe('forbidden')
    for (const from of ['guestsOf', 'itemsOf']) {
      const copy = { event: eventDraft(server), [from]: event.id }
      expect(await reasonOnceOver('createEvent', event.id, copy), from).toBe('forbidden')
    }
  })
})
