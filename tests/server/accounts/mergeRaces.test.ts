import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
/** @module-tag database */
import type { EventView } from '@festoon/contract/nouns/event'
import { lockUser } from '../../../server/database/rows/lockUser.ts'
import { verifyPii } from '../../support/accounts.ts'
import { eventDraft, party, person, signInInput, verify, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { attempt, call, reasonOf } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('merging accounts during other activity, on %s', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const answer = (who: Person, event: EventView, additionalGuestCount = 0) =>
    attempt(
      server,
      'updateAttendance',
      { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES', additionalGuestCount } },
      who,
    )
  const confirm = (who: Person, pii: { emailAddress: string }) => attempt(server, 'confirmUserMerge', { pii }, who)
  const coinsOf = async (...people: Person[]) => {
    const whom = people.map(({ userId }) => userId)
    const rows = await server.services.db.selectFrom('users').select('coins').where('id', 'in', whom).execute()
    return rows.map(({ coins }) => coins)
  }
  /** Returns true if no row refers to a deleted user and each person has only one row per event. */
  const isSound = async () => {
    const { rows } = await sql`
      select event_id, user_id, count(*) from invitees where user_id is not null and rsvp_status <> 'HIDDEN'
      group by 1, 2 having count(*) > 1
    `.execute(server.services.db)
    expect(rows).toEqual([])
  }

  it('makes one account if both confirm at once, and nothing is lost or duplicated', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [a, b] = [await person(server, 'Ana'), await person(server, 'Ana Old')]
      const [partyOfA, partyOfB, sharedParty] = [
        await party(server, a),
        await party(server, b),
        await party(server, host),
      ]
      await answer(a, sharedParty)
      await answer(b, sharedParty)
      await verifyPii(server, a, { emailAddress: b.email })
      await verifyPii(server, b, { emailAddress: a.email })
      const mergeResults = await Promise.all([
        confirm(a, { emailAddress: b.email }),
        confirm(b, { emailAddress: a.email }),
        confirm(a, { emailAddress: b.email }),
      ])
      expect(mergeResults.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(mergeResults.filter(({ status }) => status >= 500)).toEqual([])
      const [winner] = mergeResults.flatMap(({ result }) => result?.user ?? [])
      expect(winner?.emails.toSorted()).toEqual([a.email, b.email].toSorted())
      expect(await coinsOf(a, b)).toEqual([60])
      const remainingPerson = winner?.id === a.userId ? a : b
      const { events } = await call(server, 'fetchEvents', {}, remainingPerson)
      expect(new Set(events.map(({ id }) => id))).toEqual(new Set([partyOfA.id, partyOfB.id, sharedParty.id]))
      await isSound()
    }
  })

  it('lets the other account act in the meantime: each action completes or fails with a reason', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [a, b] = [await person(server, 'Ana'), await person(server, 'Ana Old')]
      const [first, second] = [await party(server, host, { capacity: 20 }), await party(server, host)]
      const ownParty = await party(server, b)
      const identityToken = await verify(server, b.email)
      await answer(a, first, 1)
      const sentInvitee = { inviteeId: randomUUID(), name: 'Ana', email: b.email }
      await call(server, 'addInvitees', { eventId: second.id, invitees: [sentInvitee] }, host)
      await verifyPii(server, a, { emailAddress: b.email })
      const draft = randomUUID()
      const invitees = (email: string) => [{ inviteeId: randomUUID(), name: 'B', email }]
      const [mergeResult, signedIn, createResult, draftResult, rsvpResult, ofTheirs, answeredAgain, ...others] =
        await Promise.all([
          confirm(a, { emailAddress: b.email }),
          attempt(server, 'authenticate', signInInput, { identityToken }),
          attempt(server, 'createEvent', { event: eventDraft(server, { title: `Round ${round}` }) }, b),
          attempt(server, 'editEventDraft', { eventId: draft, event: { title: 'Idea', modificationId: 1 } }, b),
          answer(b, first, 2),
          answer(a, second),
          answer(b, second),
          attempt(server, 'addInvitees', { eventId: first.id, invitees: invitees(b.email) }, host),
          attempt(server, 'addInvitees', { eventId: ownParty.id, invitees: invitees(a.email) }, b),
          attempt(server, 'sendInvites', { eventId: second.id, inviteIds: [sentInvitee.inviteeId] }, host),
          attempt(server, 'updateElkUser', { name: 'Ana Older' }, b),
          attempt(server, 'refetchAccessToken', { deviceId: 'd', timestamp: 1, refreshToken: b.refreshToken }),
          attempt(server, 'signOut', {}, { cookies: { authToken: b.refreshToken } }),
        ])
      const all = [mergeResult, signedIn, createResult, draftResult, rsvpResult, ofTheirs, answeredAgain, ...others]
      expect(all.filter(({ status }) => status >= 500)).toEqual([])
      expect(mergeResult?.status).toBe(200)
      // A sign-in with the address opened the remaining account, or ended with the other one.
      if (signedIn?.result?.userId === a.userId)
        expect(await reasonOf(server, 'fetchEvents', {}, { accessToken: signedIn.result.accessToken })).toBeUndefined()
      else if (signedIn?.result)
        expect(await reasonOf(server, 'fetchEvents', {}, { accessToken: signedIn.result.accessToken })).toBe(
          'sessionExpired',
        )
      else expect(signedIn?.failure?.reason).toMatch(/^(?:sessionExpired|unauthenticated|conflict)$/)
      // Data from successful calls belongs to the caller.
      const { events } = await call(server, 'fetchEvents', {}, a)
      const createdId = createResult?.result?.event.id
      if (createdId !== undefined)
        expect(events).toContainEqual(expect.objectContaining({ id: createdId, isHost: true }))
      else expect(createResult?.failure?.reason).toBe('sessionExpired')
      for (const { failure } of [rsvpResult, answeredAgain])
        expect(failure?.reason ?? 'sessionExpired').toBe('sessionExpired')
      expect(events).toContainEqual(expect.objectContaining({ id: ownParty.id, isHost: true }))
      const { drafts } = await call(server, 'fetchDrafts', {}, a)
      expect(drafts.map(({ eventUuid }) => eventUuid)).toEqual(draftResult?.result ? [draft] : [])
      expect(await coinsOf(a, b)).toEqual([60])
      await isSound()
    }
  })

  it('merges a chain of accounts in any order', async () => {
    for (let round = 0; round < 5; round += 1) {
      const people = [await person(server, 'Ana'), await person(server, 'Bea'), await person(server, 'Cid')]
      const sharedParty = await party(server, host)
      for (const someone of people) {
        await party(server, someone)
        await answer(someone, sharedParty)
      }
      const [a, b, c] = people
      if (!a || !b || !c) throw new Error('Needs three people')
      await verifyPii(server, a, { emailAddress: b.email })
      await verifyPii(server, b, { emailAddress: c.email })
      await verifyPii(server, c, { emailAddress: a.email })
      const mergeResults = await Promise.all([
        confirm(a, { emailAddress: b.email }),
        confirm(b, { emailAddress: c.email }),
        confirm(c, { emailAddress: a.email }),
      ])
      expect(mergeResults.filter(({ status }) => status >= 500)).toEqual([])
      const coins = await coinsOf(a, b, c)
      expect(
        coins.reduce((sum, one) => sum + one, 0),
        'each remaining account has free coins once',
      ).toBe(60 * coins.length)
      const remainingRows = await server.services.db
        .selectFrom('user_contacts')
        .select('user_id')
        .where('value', 'in', [a.email, b.email, c.email])
        .execute()
      expect(remainingRows).toHaveLength(3)
      await isSound()
    }
  })

  it('has one outcome if an account is merged and deleted at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [a, b] = [await person(server, 'Ana'), await person(server, 'Ana Old')]
      const event = await party(server, b)
      await verifyPii(server, a, { emailAddress: b.email })
      const [mergeResult, deleteResult] = await Promise.all([
        confirm(a, { emailAddress: b.email }),
        attempt(server, 'deleteAccount', {}, b),
      ])
      expect([mergeResult.status, deleteResult.status].filter((status) => status === 200)).toHaveLength(1)
      expect([mergeResult.failure?.reason, deleteResult.failure?.reason].filter(Boolean)).toEqual([
        mergeResult.result ? 'sessionExpired' : 'mergeUnverified',
      ])
      const { event: shownEvent } = await call(server, 'getEventPreview', { eventId: event.id })
      expect(shownEvent.hostedBy).toBe(mergeResult.result ? 'Ana Old' : 'Former host')
      expect(await coinsOf(a)).toEqual([60])
    }
  })
})

describe.runIf(databaseKinds.includes('postgres'))('deleting accounts on postgres', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer('postgres')
  })
  afterAll(() => server.end())

  it('waits for their running calls', async () => {
    const [a, b] = [await person(server, 'Ana'), await person(server, 'Ana Old')]
    await verifyPii(server, a, { emailAddress: b.email })
    const { db } = server.services
    const confirming = await db.transaction().execute(async (tx) => {
      expect(await lockUser(tx, b.userId)).toBe(true)
      const waiting = attempt(server, 'confirmUserMerge', { pii: { emailAddress: b.email } }, a)
      await eventually(async () => {
        const { rows } = await sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
        return rows.length > 0
      })
      expect(await reasonOf(server, 'fetchEvents', {}, b), 'nothing has changed yet').toBeUndefined()
      return { waiting }
    })
    expect((await confirming.waiting).status).toBe(200)
    expect(await reasonOf(server, 'fetchEvents', {}, b)).toBe('sessionExpired')
  })
})
