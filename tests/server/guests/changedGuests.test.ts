import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { answer, invite, party, person, type Person } from '../../support/builders.ts'
import { fillGuests } from '../../support/load/crowd.ts'
import { attempt, call, reasonOf } from '../../support/rpcClient.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe("the changes of a host's guest list", () => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer('any')
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const since = (eventId: string, changedSince: string) =>
    call(server, 'fetchInvitees', { eventId, changedSince }, host)

  it('are the changed and removed guests, with the total count', async () => {
    const event = await party(server, host)
    const [ann, ben] = await invite(server, host, event, ['Ann', 'Ben', 'Cem'])
    if (!ann || !ben) throw new Error('not invited')
    const { modificationId: before, total } = await call(server, 'fetchInvitees', { eventId: event.id }, host)
    expect(total).toBe(4)
    expect(await since(event.id, before)).toMatchObject({ invitees: [], removed: [], total: 4, hasMore: false })

    await answer(server, event, ben, 'YES', 2)
    await attempt(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [ann.inviteeId] }, host)
    const changes = await since(event.id, before)
    expect(changes.invitees.map(({ name, rsvpStatus }) => `${name} ${rsvpStatus}`)).toEqual(['Ben YES'])
    expect(changes).toMatchObject({ removed: [ann.inviteeId], total: 3, hasMore: false })
    expect(Number(changes.modificationId)).toBeGreaterThan(Number(before))
    expect((await since(event.id, changes.modificationId)).invitees).toEqual([])
  })

  it('say if there are more than one page', async () => {
    const event = await party(server, host)
    await fillGuests(server.services.db, event.id, limits.inviteesPerPage + 1)
    const changes = await since(event.id, '0')
    expect(changes.hasMore).toBe(true)
    expect(changes.total).toBe(limits.inviteesPerPage + 2)
  })

  it('are only for hosts, and need a starting number', async () => {
    const event = await party(server, host)
    const stranger = await person(server, 'Sam Stranger')
    const input = { eventId: event.id, changedSince: '0' }
    expect(await reasonOf(server, 'fetchInvitees', input, stranger)).toBe('forbidden')
    for (const changedSince of ['-1', '1e3', '', randomUUID()])
      expect(await reasonOf(server, 'fetchInvitees', { ...input, changedSince }, host)).toBe('invalid')
  })
})
