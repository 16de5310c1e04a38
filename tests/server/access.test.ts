import type { Access } from '@festoon/contract/operation'
import { isOperationName, operations, type OperationName } from '@festoon/contract/operations'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSession } from '../../server/data/sessions.ts'
import { invite, keyOf, party, person, verify, type Person } from '../support/builders.ts'
import { databaseKinds } from '../support/testDatabase.ts'
import { envelope, type Caller } from '../support/rpcClient.ts'
import { testServer, type TestServer } from '../support/testServer.ts'

/** Everybody who may knock. */
const callers = ['anonymous', 'identity', 'otherUser', 'guestUser', 'linkHolder', 'cohost', 'host'] as const
type CallerName = (typeof callers)[number]

/** Whom each gate lets in. `linkHolder` carries an invitee's key in the input, as do the signed-in callers below. */
const admitted: Record<Access, readonly CallerName[]> = {
  anyone: callers,
  identity: ['identity'],
  user: ['otherUser', 'guestUser', 'cohost', 'host'],
  host: ['cohost', 'host'],
  organizer: ['host'],
  invitee: ['linkHolder'],
}

/** What a gate answers to those whom it does not let in. */
const refusals = new Set(['unauthenticated', 'identityInvalid', 'forbidden', 'inviteeTokenInvalid'])

/**
 * The declared access of every operation, once more and by hand: an operation that is added, or opened to others, fails
 * here until this table says so too.
 */
const declared: Record<OperationName, Access> = {
  sendEmailSignInCode: 'anyone',
  signInWithEmailAndCode: 'anyone',
  sendPhoneSignInCode: 'anyone',
  signInWithPhoneAndCode: 'anyone',
  accountExists: 'identity',
  createElkUser: 'identity',
  authenticate: 'identity',
  refetchAccessToken: 'anyone',
  signOut: 'anyone',
  getElkUser: 'user',
  createEvent: 'user',
  getEvent: 'user',
  getEventPreview: 'anyone',
  fetchEvents: 'user',
  addInvitees: 'host',
  fetchInvitees: 'host',
  sendInvites: 'host',
  updateAttendance: 'user',
  updateAttendanceThroughEmail: 'invitee',
  updateAttendanceByLink: 'anyone',
}

it('has a row for every operation of the contract', () => {
  expect(Object.keys(operations).filter((name) => !Object.hasOwn(declared, name))).toEqual([])
  for (const [name, { access }] of Object.entries(operations))
    expect(isOperationName(name) && declared[name]).toBe(access)
})

describe.each(databaseKinds)('access on %s', (kind) => {
  let server: TestServer
  let people: Record<'host' | 'otherUser' | 'guestUser' | 'cohost', Person>
  let payload: (caller: CallerName) => object

  beforeAll(async () => {
    server = await testServer(kind)
    const [host, otherUser, guestUser, cohost] = [
      await person(server, 'Hana Host'),
      await person(server, 'Otto Other'),
      await person(server, 'Gil Guest'),
      await person(server, 'Cora Cohost'),
    ]
    people = { host, otherUser, guestUser, cohost }
    const event = await party(server, host)
    const [linked] = await invite(server, host, event, ['Lin Link'])
    const { db } = server.services
    for (const guest of [guestUser, cohost]) {
      const inviteeId = randomUUID()
      await server.app.inject({
        method: 'POST',
        url: '/json/ElkEventService',
        payload: envelope(
          'addInvitees',
          { eventId: event.id, invitees: [{ inviteeId, name: guest.name, email: guest.email }] },
          host,
        ),
      })
    }
    await db.updateTable('invitees').set({ cohost_status: 'ACCEPTED' }).where('user_id', '=', cohost.userId).execute()
    payload = (caller) => ({
      eventId: event.id,
      // The one payload names what any operation may ask about, so that only the gate can make the difference.
      inviteeId: linked?.inviteeId,
      inviteIds: [linked?.inviteeId],
      invitee: { inviteeId: linked?.inviteeId ?? randomUUID(), rsvpStatus: 'SEEN', name: 'Lin' },
      invitees: [{ inviteeId: randomUUID(), name: 'New', email: `${randomUUID()}@example.com` }],
      ...(caller === 'linkHolder'
        ? { token: keyOf(server, event, linked ?? { inviteeId: '' }) }
        : { token: 'x'.repeat(32) }),
      userId: caller in people ? people[caller as keyof typeof people].userId : host.userId,
      elkUser: { name: 'New' },
      deviceId: 'web-test',
      timestamp: 1,
      product: 3,
      platform: 'web',
      emailAddress: 'somebody@example.com',
      phoneNumber: '+14155550100',
      code: '000000',
      event: {
        title: 'Own',
        photoUrl: '/files/events/user_images/test/cover.webp',
        startTime: server.clock.now() + 1_000_000,
        timeZone: 'UTC',
        location: { displayName: 'Here', place: 'g.1.' },
      },
    })
  })
  afterAll(() => server.end())

  const shown = async (caller: CallerName): Promise<Caller> => {
    if (caller === 'anonymous' || caller === 'linkHolder') return {}
    if (caller === 'identity') return { identityToken: await verify(server, `${randomUUID()}@example.com`) }
    // A session of its own each time: one of the operations ends it.
    return openSession(server.services.db, people[caller].userId, 'web-test', server.clock.now())
  }

  const rows = Object.keys(operations).flatMap((name) => callers.map((caller) => [name, caller] as const))
  it.each(rows)('%s lets in, or keeps out, %s [AUTHZ-01, RPC-05]', async (name, caller) => {
    if (!isOperationName(name)) throw new Error(name)
    const response = await server.app.inject({
      method: 'POST',
      url: `/json/${operations[name].service}`,
      payload: envelope(name, payload(caller), await shown(caller)),
    })
    const reason: unknown = response.json().error?.data.reason
    expect(response.statusCode).toBeLessThan(500)
    const { access } = operations[name]
    if (admitted[access].includes(caller)) {
      // Past the gate an operation may still find the made-up payload wrong.
      const own = name === 'getEventPreview' || name === 'updateAttendanceByLink' || name === 'updateAttendance'
      if (!own) expect(['unauthenticated', 'identityInvalid', 'forbidden']).not.toContain(reason)
    } else expect(refusals).toContain(reason)
  })
})
