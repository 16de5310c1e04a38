import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
/** @module-tag database */
import type { EventView } from '@festoon/contract/nouns/event'
import { lockEvent } from '../../../../server/database/rows/eventRows.ts'
import { party, person, type Person } from '../../../support/builders.ts'
import { inTurn } from '../../../support/inTurn.ts'
import { attempt, call, reasonOf } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

/** With a stolen session that was proven in the last ten minutes, someone may have made an offer to themselves. */
describe.each(databaseKinds)('an organizer who signs out everywhere, on %s,', (kind) => {
  let server: TestServer
  let organizer: Person
  let thief: Person
  let event: EventView
  beforeAll(async () => {
    server = await testServer(kind)
  })
  beforeEach(async () => {
    organizer = await person(server, 'Olga Organizer')
    thief = await person(server, 'Theo Thief')
    event = await party(server, organizer)
  })
  afterAll(() => server.end())

  const accept = (fields: { linkUuid?: string } = {}) =>
    reasonOf(server, 'updateCohostStatus', { eventId: event.id, status: 'ACCEPTED', ...fields }, thief)
  const newRequest = () => ({
    eventId: event.id,
    cohost: { inviteeId: randomUUID(), name: thief.name, email: thief.email },
  })

  it('ends the co-host link', async () => {
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, organizer)
    await call(server, 'signOutEverywhere', {}, organizer)
    expect(await accept({ linkUuid })).toBe('linkInvalid')
  })

  it('withdraws the requests to co-host', async () => {
    await call(server, 'addCohost', newRequest(), organizer)
    await call(server, 'signOutEverywhere', {}, organizer)
    expect(await accept()).toBe('forbidden')
  })

  it.runIf(kind === 'postgres')('makes neither by a call that waits', async () => {
    const { eventId, cohost } = newRequest()
    await call(server, 'addInvitees', { eventId, invitees: [cohost] }, organizer)
    const results = await inTurn(server, (tx) => lockEvent(tx, eventId), [
      () => attempt(server, 'signOutEverywhere', {}, organizer),
      () => attempt(server, 'getCohostLink', { eventId }, organizer),
      () => attempt(server, 'addCohost', { eventId, cohost: { inviteeId: cohost.inviteeId } }, organizer),
    ])
    expect(results.map(({ failure }) => failure?.reason)).toEqual([undefined, 'sessionExpired', 'sessionExpired'])
  })
})
