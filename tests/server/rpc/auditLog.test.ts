import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guestIdsIn } from '../../../server/rpc/auditLog.ts'
import { removeExpired } from '../../../server/web/removeExpired.ts'
import { invite, party, person } from '../../support/builders.ts'
import { call, reasonOf } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('the actions of hosts, on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  const deedsOf = (eventId: string) =>
    server.services.db
      .selectFrom('audit_log')
      .select(['user_id', 'operation', 'subjects', 'created_at'])
      .where('event_id', '=', eventId)
      .orderBy('entry')
      .execute()

  it('are recorded with the people involved, without content, and not if they were rejected', async () => {
    const host = await person(server, 'Hana Host')
    const stranger = await person(server, 'Sven')
    const event = await party(server, host, { title: 'Garden party' })
    const [gina] = await invite(server, host, event, ['Gina Guest'])
    const inviteeId = gina?.inviteeId ?? ''
    await call(server, 'editInvitee', { eventId: event.id, invitee: { inviteeId, name: 'Gina Lee' } }, host)
    expect(await reasonOf(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [inviteeId] }, stranger)).toBe(
      'forbidden',
    )
    await call(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [inviteeId] }, host)
    await call(server, 'cancelEvent', { eventId: event.id, message: 'Rain' }, host)
    const deeds = await deedsOf(event.id)
    expect(deeds.slice(-3)).toMatchObject([
      { operation: 'editInvitee', subjects: [inviteeId] },
      { operation: 'deleteInvitees', subjects: [inviteeId] },
      { operation: 'cancelEvent', subjects: [] },
    ])
    expect(new Set(deeds.map(({ user_id }) => user_id))).toEqual(new Set([host.userId]))
    expect(JSON.stringify(deeds)).not.toMatch(/Gina|Rain|Garden|@/)
  })

  it('lose their user when the account is erased, and are removed after a year', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host)
    await invite(server, host, event, ['Gina'])
    const before = (await deedsOf(event.id)).length
    expect(before).toBeGreaterThan(0)
    await call(server, 'deleteAccount', {}, host)
    expect((await deedsOf(event.id)).map(({ user_id }) => user_id)).toEqual(Array(before).fill(null))
    await removeExpired(server.services.db, server.clock.now() + 364 * 86_400_000)
    expect(await deedsOf(event.id)).toHaveLength(before)
    await removeExpired(server.services.db, server.clock.now() + 366 * 86_400_000)
    expect(await deedsOf(event.id)).toEqual([])
  })
})

it('the audit log finds the guests in any input', () => {
  const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()]
  expect(guestIdsIn({ eventId: randomUUID(), inviteIds: [a, b], invitee: { inviteeId: c, name: 'x' } })).toEqual([
    a,
    b,
    c,
  ])
  expect(guestIdsIn({ invitees: [{ inviteeId: a }, { inviteeId: b, email: 'x' }], message: c })).toEqual([a, b])
})
