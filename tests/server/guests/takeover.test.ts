import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { verifyPii } from '../../support/accounts.ts'
import {
  answer,
  invite,
  keyOf,
  party,
  person,
  rowOf,
  signInInput,
  verify,
  type Person,
} from '../../support/builders.ts'
import { attempt, call, reasonOf } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('rows that change owners on %s', (kind) => {
  let server: TestServer
  let host: Person
  let event: EventView
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
    event = await party(server, host)
  })
  afterAll(() => server.end())

  const byLink = (at: EventView, fields: object, deviceId = randomUUID()) =>
    attempt(
      server,
      'updateAttendanceByLink',
      { eventId: at.id, invitee: { inviteeId: randomUUID(), name: 'Squatter', rsvpStatus: 'NO', ...fields } },
      { deviceId },
    )
  const yes = (who: Person, fields: object = {}, at = event) =>
    call(
      server,
      'updateAttendance',
      { eventId: at.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES', ...fields } },
      who,
    )
  const addGuest = async (email: string, at = event): Promise<Invitee> => {
    const invitees = [{ inviteeId: randomUUID(), name: 'Alice', email }]
    const [guest] = (await call(server, 'addInvitees', { eventId: at.id, invitees }, host)).invitees
    return guest ?? Promise.reject(new Error('not added'))
  }

  /** Creates a row with someone's address as a stranger, then sends an RSVP as the address's signed-in owner. */
  const takeOver = async (owner: (email: string) => Promise<Person>) => {
    const at = await party(server, host)
    const email = `${randomUUID()}@example.com`
    const [device, inviteeId] = [randomUUID(), randomUUID()]
    const squatterResult = await byLink(at, { inviteeId, email }, device)
    const ownerResult = await yes(await owner(email), { rsvpMessage: 'For the host alone', phone: '+14155550199' }, at)
    expect(ownerResult.inviteeId, 'the owner gets the row').toBe(inviteeId)
    const key = { eventId: at.id, inviteeUuid: inviteeId, token: squatterResult.result?.token ?? '' }
    expect(await reasonOf(server, 'getEventPreview', key), 'the key no longer works').toBe('inviteeTokenInvalid')
    const { inviteeUuid: _, ...oldInput } = { ...key, invitee: { inviteeId, rsvpStatus: 'NO' as const } }
    expect(await reasonOf(server, 'updateAttendanceThroughEmail', oldInput)).toBe('inviteeTokenInvalid')
    const again = await byLink(at, { inviteeId, email }, device)
    expect([again.failure?.reason, again.result], 'the device has lost access').toEqual([
      'inviteeTokenInvalid',
      undefined,
    ])
    expect((await rowOf(server, host, at, inviteeId)).rsvpStatus).toBe('YES')
  }

  it("invalidates a stranger's key to a row that a new account takes over by its address", () =>
    takeOver(async (email) => {
      const identityToken = await verify(server, email)
      await call(server, 'createElkUser', { elkUser: { name: 'Vic' } }, { identityToken })
      const { result } = await attempt(server, 'authenticate', signInInput, { identityToken })
      return { ...host, userId: result?.userId ?? '', accessToken: result?.accessToken ?? '', email, name: 'Vic' }
    }))

  it("invalidates a stranger's key to a row that an older account takes over by its address", () =>
    takeOver(async (email) => {
      const someone = await person(server, 'Vera')
      await server.services.db
        .insertInto('user_contacts')
        .values({ kind: 'email', value: email, user_id: someone.userId, verified_at: 1 })
        .execute()
      return someone
    }))

  it.each([
    { title: 'an account that responds by the key itself', isVerified: true },
    { title: 'an account that responds by the key, and verifies the address then', isVerified: false },
  ])("invalidates a stranger's key, and the device's right, to a row of $title", async ({ isVerified }) => {
    const at = await party(server, host)
    const [device, inviteeId, vic] = [randomUUID(), randomUUID(), await person(server, 'Vic')]
    const email = isVerified ? vic.email : `${randomUUID()}@example.com`
    const squat = await byLink(at, { inviteeId, email }, device)
    const token = squat.result?.token ?? ''
    await call(server, 'updateAttendance', { eventId: at.id, token, invitee: { inviteeId, rsvpStatus: 'YES' } }, vic)
    if (!isVerified) await verifyPii(server, vic, { emailAddress: email })
    const noByKey = { eventId: at.id, token, invitee: { inviteeId, rsvpStatus: 'NO' as const } }
    expect(await reasonOf(server, 'updateAttendanceThroughEmail', noByKey)).toBe('inviteeTokenInvalid')
    expect((await byLink(at, { inviteeId, email }, device)).failure?.reason).toBe('inviteeTokenInvalid')
    expect(await rowOf(server, host, at, inviteeId)).toMatchObject({ userId: vic.userId, rsvpStatus: 'YES' })
  })

  it('keeps the key of a guest who attaches their own row to an account', async () => {
    const inviteeId = randomUUID()
    const rsvpResult = await byLink(event, { inviteeId, name: 'Lin' })
    const token = rsvpResult.result?.token ?? ''
    const someone = await person(server, 'Lin')
    const invitee = { inviteeId, rsvpStatus: 'YES' as const }
    const attachResult = await call(server, 'updateAttendance', { eventId: event.id, token, invitee }, someone)
    expect(attachResult.invitee.userId).toBe(someone.userId)
    const key = { eventId: event.id, inviteeUuid: inviteeId, token }
    expect(await reasonOf(server, 'getEventPreview', key)).toBeUndefined()
  })

  it('stores no unverified address of a signed-in guest, so that none blocks its owner', async () => {
    const [mallory, victim] = [await person(server, 'Mallory'), await person(server, 'Vic')]
    const malloryResult = await yes(mallory, { email: victim.email })
    expect(malloryResult.invitee.email).toBe(mallory.email)
    // A row with the victim's address that a stranger attached to their own account.
    const inviteeId = randomUUID()
    const token = (await byLink(event, { inviteeId, email: victim.email })).result?.token ?? ''
    const thief = await person(server, 'Thea')
    await call(
      server,
      'updateAttendance',
      { eventId: event.id, token, invitee: { inviteeId, rsvpStatus: 'NO' } },
      thief,
    )
    const ownerResult = await yes(victim, { email: victim.email })
    expect(ownerResult).toMatchObject({
      shouldPromptLogin: false,
      invitee: { userId: victim.userId, rsvpStatus: 'YES' },
    })
  })

  it('rejects new guests of a past party, with a reason', async () => {
    const someone = await person(server, 'Lea Late')
    const see = (at: EventView) => ({
      eventId: at.id,
      invitee: { inviteeId: randomUUID(), rsvpStatus: 'SEEN' as const },
    })
    const off = await party(server, host)
    await call(server, 'cancelEvent', { eventId: off.id }, host)
    expect(await reasonOf(server, 'updateAttendance', see(off), someone)).toBe('eventCancelled')
  })

  it('never restores guests removed by the host, also by phone [INV-03]', async () => {
    const phone = '+14155550191'
    const rsvpResult = (await byLink(event, { phone })).result
    await call(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [rsvpResult?.inviteeId ?? ''] }, host)
    const again = await byLink(event, { phone })
    // The same result as for a contact on the guest list, so that it doesn't reveal the removal.
    expect(again.result).toMatchObject({ shouldPromptLogin: true, isNonUpdate: true })
    const listedResult = await byLink(event, { phone: '+14155550192' })
    expect(listedResult.result).toMatchObject({ shouldPromptLogin: false })
    const takenResult = await byLink(event, { phone: '+14155550192' })
    const withoutIds = (result: object | undefined) => JSON.stringify(result).replaceAll(/[\da-f-]{36}|\+\d+/g, '')
    expect(withoutIds(again.result)).toBe(withoutIds(takenResult.result))
  })

  it('never lets a removed guest return with another address of the same account [INV-03]', async () => {
    const at = await party(server, host)
    const email = `${randomUUID()}@example.com`
    const removedGuest = await addGuest(email, at)
    await call(server, 'deleteInvitees', { eventId: at.id, inviteeIds: [removedGuest.inviteeId] }, host)
    const [mallory, other] = [await person(server, 'Mallory'), await person(server, 'Otto')]
    await verifyPii(server, mallory, { emailAddress: email })
    const rsvp = { eventId: at.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES' as const } }
    expect(await reasonOf(server, 'updateAttendance', rsvp, mallory)).toBe('inviteeNotFound')
    expect(await reasonOf(server, 'updateAttendance', rsvp, other)).toBeUndefined()
    await addGuest(email, at)
    expect(await reasonOf(server, 'updateAttendance', rsvp, mallory), 'after the host added them again').toBeUndefined()
  })

  it("never binds another guest's invitation to the account of a removed guest [INV-03]", async () => {
    const at = await party(server, host)
    const [mallory, other] = [await person(server, 'Mallory'), await person(server, 'Otto')]
    const removedGuest = await addGuest(mallory.email, at)
    await call(server, 'deleteInvitees', { eventId: at.id, inviteeIds: [removedGuest.inviteeId] }, host)
    const guests = [
      await addGuest(`${randomUUID()}@example.com`, at),
      await addGuest(`${randomUUID()}@example.com`, at),
    ]
    const listedEventIds = async (who: Person) =>
      (await call(server, 'fetchEvents', {}, who)).events.map(({ id }) => id)
    for (const [index, who] of [mallory, other].entries()) {
      const { inviteeId } = guests[index] ?? expect.fail('No guest')
      const token = keyOf(server, at, { inviteeId })
      const rsvp = { eventId: at.id, token, invitee: { inviteeId, rsvpStatus: 'YES' as const } }
      await call(server, 'updateAttendance', rsvp, who)
    }
    expect(await listedEventIds(mallory)).toEqual([])
    expect(await listedEventIds(other)).toEqual([at.id])
  })

  it('detaches an invitation from the account of its old address when it gets another one', async () => {
    const at = await party(server, host)
    const [wrong, right] = [await person(server, 'Wanda Wrong'), await person(server, 'Rita Right')]
    const guest = await addGuest(wrong.email, at)
    const inviteeOf = async (who: Person) => (await call(server, 'getEvent', { eventId: at.id }, who)).event.invitee
    const listedEventIds = async (who: Person) =>
      (await call(server, 'fetchEvents', {}, who)).events.map(({ id }) => id)
    expect((await inviteeOf(wrong))?.inviteeId).toBe(guest.inviteeId)
    const resend = (email: string) =>
      attempt(server, 'sendInvites', { eventId: at.id, inviteIds: [guest.inviteeId], email }, host)
    await server.services.db
      .updateTable('invitees')
      .set({ invite_status: 'FAILED' })
      .where('event_id', '=', at.id)
      .execute()
    expect((await resend(right.email)).result).toEqual({ triggered: 1 })
    expect(await inviteeOf(wrong)).toBeNull()
    expect(await listedEventIds(wrong)).not.toContain(at.id)
    expect((await inviteeOf(right))?.inviteeId).toBe(guest.inviteeId)
    expect(await listedEventIds(right)).toContain(at.id)
  })

  it('leaves a re-addressed invitation without an account if the new address has none, or is already a guest', async () => {
    const at = await party(server, host)
    const [wrong, here] = [await person(server, 'Wanda Wrong'), await person(server, 'Hera Here')]
    await yes(here, {}, at)
    // The guest's account has a second address that is in no row.
    const second = `${randomUUID()}@example.com`
    await server.services.db
      .insertInto('user_contacts')
      .values({ kind: 'email', value: second, user_id: here.userId, verified_at: 1 })
      .execute()
    for (const email of [`${randomUUID()}@example.com`, second]) {
      const guest = await addGuest(wrong.email, at)
      await call(server, 'sendInvites', { eventId: at.id, inviteIds: [guest.inviteeId], email }, host)
      const row = await server.services.db
        .selectFrom('invitees')
        .select(['user_id', 'token_version', 'email'])
        .where('invitee_id', '=', guest.inviteeId)
        .executeTakeFirst()
      expect(row).toEqual({ user_id: null, token_version: 2, email })
    }
  })

  it('discloses nothing about accounts to a host before the guest has acted', async () => {
    const knownPerson = await person(server, 'Kim Known')
    const at = await party(server, host)
    const guest = await addGuest(knownPerson.email, at)
    expect(Object.keys(guest)).not.toContain('userId')
    expect((await rowOf(server, host, at, guest.inviteeId)).userId).toBeUndefined()
    await yes(knownPerson, {}, at)
    expect((await rowOf(server, host, at, guest.inviteeId)).userId).toBe(knownPerson.userId)
    const [stranger] = await invite(server, host, at, ['Nobody'])
    await answer(server, at, stranger ?? guest, 'YES')
    expect((await rowOf(server, host, at, stranger?.inviteeId ?? '')).userId).toBeUndefined()
  })
})

describe('limits of adding guests', () => {
  it("stop attempts to probe addresses, and don't count invitations that were already sent", async () => {
    const server = await testServer('any', { strictLimits: true })
    const host = await person(server, 'Hana')
    const event = await party(server, host)
    const guests = await invite(server, host, event, ['A', 'B'])
    const inviteIds = guests.map(({ inviteeId }) => inviteeId)
    for (let round = 0; round < 3; round += 1) await call(server, 'sendInvites', { eventId: event.id, inviteIds }, host)
    const points = async (rule: string) =>
      (
        await server.services.db
          .selectFrom('rate_limits')
          .select('points')
          .where('key', '=', `${rule}:${host.userId}`)
          .executeTakeFirst()
      )?.points
    expect(await points('guestsOfUser')).toBe(2)
    const sentBudget = server.services.db.selectFrom('budgets').select('used').where('subject', '=', host.userId)
    expect(await sentBudget.where('name', '=', 'invitationsOfUser').executeTakeFirst()).toEqual({ used: 2 })
    await server.services.rateLimits.take('guestsOfUser', host.userId, 9_998)
    const more = { eventId: event.id, invitees: [{ inviteeId: randomUUID(), name: 'C', email: 'c@example.com' }] }
    expect(await reasonOf(server, 'addInvitees', more, host)).toBe('rateLimited')
    await server.end()
  })
})
