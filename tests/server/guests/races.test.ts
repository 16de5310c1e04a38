import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
/** @module-tag database */
import type { InputOf } from '@festoon/contract/wire/operations'
import { retryOnConflict } from '../../../server/database/inTransaction.ts'
import { lockEvent } from '../../../server/database/rows/eventRows.ts'
import { party, person, rowOf, type Person } from '../../support/builders.ts'
import { untilLocked } from '../../support/lockWaits.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const freshEmail = () => `${randomUUID()}@example.com`

describe.each(databaseKinds)('parallel calls on %s', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const byLink = (eventId: string, fields: Partial<InputOf<'updateAttendanceByLink'>['invitee']>, token?: string) =>
    attempt(
      server,
      'updateAttendanceByLink',
      {
        eventId,
        invitee: { inviteeId: randomUUID(), name: 'Lin', rsvpStatus: 'YES', ...fields },
        ...(token === undefined ? {} : { token }),
      },
      { deviceId: randomUUID() },
    )
  const statuses = (results: readonly { status: number }[]) => [...new Set(results.map(({ status }) => status))]

  it('give an address to one of a host and two guests, without failures', async () => {
    const event = await party(server, host)
    for (let round = 0; round < 5; round += 1) {
      const email = freshEmail()
      const invitees = Array.from({ length: 60 }, (_, at) => ({
        inviteeId: randomUUID(),
        name: `Guest ${at}`,
        email: at === 59 ? email : freshEmail(),
      }))
      const results = await Promise.all([
        attempt(server, 'addInvitees', { eventId: event.id, invitees }, host),
        byLink(event.id, { email }),
        byLink(event.id, { email }),
      ])
      const [addResult] = results
      expect(results.filter(({ status }) => status >= 500)).toEqual([])
      if (addResult?.failure) expect(addResult.failure.issues?.map(({ path }) => path)).toEqual(['invitees.59.email'])
      const rows = await server.services.db
        .selectFrom('invitees')
        .select('invitee_id')
        .where('event_id', '=', event.id)
        .where('email_normalized', '=', email)
        .execute()
      expect(rows).toHaveLength(1)
    }
  })

  it('give an address to one of three guests, and save every RSVP', async () => {
    const event = await party(server, host)
    for (let round = 0; round < 8; round += 1) {
      const ids = [randomUUID(), randomUUID(), randomUUID()]
      const rsvpResults = await Promise.all(ids.map((inviteeId) => byLink(event.id, { inviteeId })))
      const email = freshEmail()
      const answers = await Promise.all(
        ids.map((inviteeId, at) =>
          byLink(event.id, { inviteeId, email, rsvpMessage: `Message ${at}` }, rsvpResults[at]?.result?.token),
        ),
      )
      expect(statuses(answers)).toEqual([200])
      const savedInvitees = await Promise.all(ids.map((inviteeId) => rowOf(server, host, event, inviteeId)))
      expect(savedInvitees.map(({ rsvpMessage }) => rsvpMessage)).toEqual(['Message 0', 'Message 1', 'Message 2'])
      expect(savedInvitees.filter((invitee) => invitee.email === email)).toHaveLength(1)
    }
  })

  it('create one row for a signed-in guest who RSVPs three times', async () => {
    const guest = await person(server, 'Gil')
    for (let round = 0; round < 8; round += 1) {
      const event = await party(server, host)
      const answers = await Promise.all(
        [0, 1, 2].map(() =>
          attempt(
            server,
            'updateAttendance',
            { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES' } },
            guest,
          ),
        ),
      )
      expect(statuses(answers)).toEqual([200])
      expect((await call(server, 'fetchInvitees', { eventId: event.id }, host)).invitees).toHaveLength(2)
    }
  })

  it('leave one row for an account with three keys', async () => {
    const guest = await person(server, 'Gil')
    for (let round = 0; round < 5; round += 1) {
      const event = await party(server, host)
      const ids = [randomUUID(), randomUUID(), randomUUID()]
      const rsvpResults = await Promise.all(ids.map((inviteeId) => byLink(event.id, { inviteeId })))
      const answers = await Promise.all(
        ids.map((inviteeId, at) =>
          attempt(
            server,
            'updateAttendance',
            {
              eventId: event.id,
              token: rsvpResults[at]?.result?.token ?? '',
              invitee: { inviteeId, rsvpStatus: 'NO', rsvpMessage: `Message ${at}` },
            },
            guest,
          ),
        ),
      )
      expect(statuses(answers)).toEqual([200])
      const { invitees } = await call(server, 'fetchInvitees', { eventId: event.id }, host)
      expect(invitees.filter(({ userId }) => userId === guest.userId)).toHaveLength(1)
    }
  })

  it("don't fail or deadlock if an event has a capacity and gets guests in the meantime", async () => {
    const event = await party(server, host, { capacity: 10 })
    const add = () => {
      const invitees = Array.from({ length: 20 }, () => ({ inviteeId: randomUUID(), name: 'G', email: freshEmail() }))
      return attempt(server, 'addInvitees', { eventId: event.id, invitees }, host)
    }
    const rounds = Array.from({ length: 8 }, () => [
      add(),
      byLink(event.id, {}),
      byLink(event.id, { email: freshEmail() }),
    ])
    expect(statuses(await Promise.all(rounds.flat()))).toEqual([200])
  })
})

describe.runIf(databaseKinds.includes('postgres'))('conflicting calls on postgres', () => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer('postgres')
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const add = (eventId: string, email: string) => {
    const invitees = [freshEmail(), email].map((address) => ({ inviteeId: randomUUID(), name: 'G', email: address }))
    return attempt(server, 'addInvitees', { eventId, invitees }, host)
  }

  it('save an RSVP while the host changes the list', async () => {
    const event = await party(server, host)
    const rsvpResult = await server.services.db.transaction().execute(async (tx) => {
      await lockEvent(tx, event.id)
      const invitee = { inviteeId: randomUUID(), name: 'Lin', rsvpStatus: 'YES' as const }
      return attempt(server, 'updateAttendanceByLink', { eventId: event.id, invitee })
    })
    expect(rsvpResult.status).toBe(200)
  })

  it('add no one if one of the addresses was just taken', async () => {
    const event = await party(server, host)
    const email = freshEmail()
    const { db } = server.services
    const adding = await db.transaction().execute(async (tx) => {
      await sql`insert into invitees (event_id, invitee_id, name, email, email_normalized, role, source, rsvp_status,
        invite_status, created_at) values (${event.id}, ${randomUUID()}, 'Lin', ${email}, ${email}, 'attendee', 'link',
        'YES', 'SUCCESS', 1)`.execute(tx)
      const waiting = add(event.id, email)
      await untilLocked(db, 1)
      return { waiting }
    })
    const { failure } = await adding.waiting
    expect(failure).toEqual({
      reason: 'alreadyInvited',
      issues: [{ path: 'invitees.1.email', message: `${email} has already been invited.` }],
    })
    expect((await call(server, 'fetchInvitees', { eventId: event.id }, host)).invitees).toHaveLength(2)
  })
})

describe('a write that the database rolled back in favor of another', () => {
  const conflict = Object.assign(new Error('deadlock detected'), { code: '40P01' })
  it('is retried twice', async () => {
    let tries = 0
    const write = (failures: number, error: Error) => () => {
      tries += 1
      return tries <= failures ? Promise.reject(error) : Promise.resolve('written')
    }
    expect(await retryOnConflict(write(2, conflict))).toBe('written')
    tries = 0
    await expect(retryOnConflict(write(3, conflict))).rejects.toBe(conflict)
    tries = 0
    await expect(retryOnConflict(write(1, new Error('another')))).rejects.toThrow('another')
    expect(tries).toBe(1)
  })
})
