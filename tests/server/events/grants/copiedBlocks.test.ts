import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { optOutToken } from '../../../../server/crypto/tokens.ts'
import { eventDraft, invite, party, person, type Person } from '../../../support/builders.ts'
import { call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const dayMs = 86_400_000

describe.each(databaseKinds)('the guests of a copied party, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  let host: Person
  let cohost: Person
  let event: EventView
  let gina: Invitee
  beforeEach(async () => {
    host = await person(server, 'Hana Host')
    cohost = await person(server, 'Carl Cohost')
    event = await party(server, host, { startTime: server.clock.now() + 30 * dayMs })
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, host)
    await call(server, 'updateCohostStatus', { eventId: event.id, status: 'ACCEPTED', linkUuid }, cohost)
    const [guest] = await invite(server, host, event, ['Gina'])
    gina = guest ?? expect.fail('not invited')
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [gina.inviteeId] }, host)
  })

  const turnOff = async (scope: 'event' | 'host', eventId = event.id) => {
    const order = { channel: 'email', address: gina.email ?? '', scope, eventId } as const
    await call(server, 'optOut', { ...order, token: optOutToken(server.services.keys.optOut, order) })
  }
  const copyOf = async ({ id }: EventView, by: Person): Promise<EventView> => {
    const copy = { event: eventDraft(server), eventUuid: randomUUID(), guestsOf: id }
    return (await call(server, 'createEvent', copy, by)).event
  }
  /** Sends Gina's invitation to a copy, and returns why it wasn't sent, if it wasn't. */
  const failureOf = async ({ id: eventId }: EventView, by: Person) => {
    const list = async () => (await call(server, 'fetchInvitees', { eventId }, by)).invitees
    const inviteId = (await list()).find(({ name }) => name === 'Gina')?.inviteeId ?? ''
    await call(server, 'sendInvites', { eventId, inviteIds: [inviteId] }, by)
    return (await list()).find(({ inviteeId }) => inviteeId === inviteId)?.inviteFailure ?? undefined
  }

  it("aren't invited by a co-host if they blocked the host", async () => {
    await turnOff('host')
    const copy = await copyOf(event, cohost)
    expect(await failureOf(copy, cohost)).toBe('messagesOff')
    expect(await failureOf(await copyOf(copy, cohost), cohost)).toBe('messagesOff')
  })

  it("aren't invited by a new host if they blocked the former one", async () => {
    await turnOff('host')
    await call(server, 'deleteAccount', { hostedEvents: 'handOver' }, host)
    await call(server, 'takeOverEvent', { eventId: event.id }, cohost)
    await turnOff('event')
    expect(await failureOf(await copyOf(event, cohost), cohost)).toBe('messagesOff')
  })

  it("aren't invited by a co-host if they turned off the party's messages", async () => {
    await turnOff('event')
    expect(await failureOf(await copyOf(event, cohost), cohost)).toBe('messagesOff')
    expect(await failureOf(await copyOf(event, host), host)).toBeUndefined()
  })
})
