import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
/** @module-tag database */
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { inviteeToken } from '../../../../server/crypto/tokens.ts'
import { readInvitee } from '../../../../server/database/rows/inviteeRows.ts'
import { freshPhone, merge, personByPhone, signInAgain, verifyPii } from '../../../support/accounts.ts'
import { invite, keyOf, party, person, rowOf, type EventDraft, type Person } from '../../../support/builders.ts'
import { foodQuestionId, drinks, text } from '../../../support/passedOn.ts'
import { call, reasonOf, type Caller } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)('an invitation that a stranger claimed by its link, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  let event: EventView
  let bob: Invitee & { email: string }
  let stranger: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
    stranger = await person(server, 'Val Stranger')
  })
  afterAll(() => server.end())

  const start = async (fields: Partial<EventDraft> = {}) => {
    event = await party(server, host, {
      questions: [
        { questionUuid: foodQuestionId, question: 'What can you not eat?' },
        { questionUuid: drinks, question: 'What do you drink?' },
      ],
      ...fields,
    })
    const [guest] = await invite(server, host, event, ['Bob'])
    if (!guest?.email) throw new Error('not invited')
    bob = { ...guest, email: guest.email }
  }
  beforeEach(() => start())

  const byLink = (fields: object = {}) =>
    call(server, 'updateAttendanceThroughEmail', {
      eventId: event.id,
      token: keyOf(server, event, bob),
      invitee: { inviteeId: bob.inviteeId, rsvpStatus: 'YES' as const, ...fields },
    })
  const claim = (fields: object = {}, who: Person = stranger) =>
    call(
      server,
      'updateAttendance',
      {
        eventId: event.id,
        token: keyOf(server, event, bob),
        invitee: { inviteeId: bob.inviteeId, rsvpStatus: 'NO' as const, ...fields },
      },
      who,
    )
  const inviteeOf = async (who: Caller) => (await call(server, 'getEvent', { eventId: event.id }, who)).event.invitee
  const fetchGuests = async () => (await call(server, 'fetchInvitees', { eventId: event.id }, host)).invitees
  const going = async () => (await call(server, 'getEvent', { eventId: event.id }, host)).event.goingCount
  const newKey = async () => {
    const tokenVersion = (await readInvitee(server.services.db, event.id, bob.inviteeId))?.token_version ?? 0
    const subject = { eventId: event.id, inviteeId: bob.inviteeId, tokenVersion }
    return inviteeToken(server.services.keys.inviteeToken, subject)
  }
  const openBy = (token: string) =>
    reasonOf(server, 'getEventPreview', { eventId: event.id, inviteeUuid: bob.inviteeId, token })

  it('goes back to the person at the invited address, and the stranger keeps what they answered', async () => {
    await byLink({ additionalGuestCount: 2, rsvpMessage: 'Whisper', answers: [text(foodQuestionId, 'No nuts')] })
    server.clock.advance(1_000)
    await claim({ rsvpMessage: 'Not me', answers: [text(drinks, 'Tea')], phone: freshPhone() })
    expect(await going()).toBe(1)
    const owner = await person(server, 'Bob', bob.email)
    const ownerView = await inviteeOf(owner)
    expect(ownerView).toMatchObject({
      inviteeId: bob.inviteeId,
      userId: owner.userId,
      name: 'Bob',
      email: bob.email,
      rsvpStatus: 'YES',
      additionalGuestCount: 2,
      rsvpMessage: 'Whisper',
      answers: [text(foodQuestionId, 'No nuts')],
    })
    expect(ownerView?.phone).toBeUndefined()
    expect(ownerView?.withheld).toBeUndefined()
    const strangerView = await inviteeOf(stranger)
    expect(strangerView).toMatchObject({
      userId: stranger.userId,
      name: 'Val Stranger',
      email: stranger.email,
      rsvpStatus: 'NO',
      rsvpMessage: 'Not me',
      answers: [text(drinks, 'Tea')],
    })
    expect(strangerView?.inviteeId).not.toBe(bob.inviteeId)
    expect(strangerView?.phone, 'an unverified number').toBeUndefined()
    expect(await fetchGuests()).toHaveLength(3)
    expect(await going()).toBe(4)
  })

  it('is unanswered again if only the stranger had answered, and the forwarded link ends', async () => {
    await claim({ rsvpStatus: 'YES', additionalGuestCount: 1 })
    const owner = await person(server, 'Bob', bob.email)
    expect(await inviteeOf(owner)).toMatchObject({
      inviteeId: bob.inviteeId,
      rsvpStatus: 'INVITED',
      additionalGuestCount: 0,
    })
    expect(await inviteeOf(stranger)).toMatchObject({ rsvpStatus: 'YES', additionalGuestCount: 1 })
    expect(await openBy(keyOf(server, event, bob))).toBe('inviteeTokenInvalid')
    expect(await openBy(await newKey())).toBeUndefined()
    // The stranger continues with their own invitation.
    const again = { eventId: event.id, invitee: { inviteeId: bob.inviteeId, rsvpStatus: 'NO' as const } }
    const rsvpResult = await call(server, 'updateAttendance', again, stranger)
    expect(rsvpResult.invitee.inviteeId).toBe((await inviteeOf(stranger))?.inviteeId)
    expect((await rowOf(server, host, event, bob.inviteeId)).rsvpStatus).toBe('INVITED')
  })

  it('keeps what the invited guest answers by their link after the claim, apart from the claim', async () => {
    await claim({ rsvpMessage: 'Not me' })
    await byLink({ answers: [text(foodQuestionId, 'No nuts')] })
    expect(await inviteeOf(stranger)).toMatchObject({ rsvpStatus: 'YES', answers: [] })
    const owner = await person(server, 'Bob', bob.email)
    expect(await inviteeOf(owner)).toMatchObject({
      rsvpStatus: 'YES',
      rsvpMessage: '',
      answers: [text(foodQuestionId, 'No nuts')],
    })
    expect(await inviteeOf(stranger)).toMatchObject({ rsvpStatus: 'NO', rsvpMessage: 'Not me', answers: [] })
    expect(await going()).toBe(2)
  })

  it('shows the stranger no private message from before the claim, and the guest all of them', async () => {
    const write = (message: string) =>
      call(
        server,
        'sendPrivateReply',
        { eventId: event.id, messageId: randomUUID(), message, inviteeId: bob.inviteeId },
        host,
      )
    const read = async (who: Caller) =>
      (await call(server, 'getEventMessageHistory', { eventId: event.id }, who)).messages.map(({ message }) => message)
    await write('To Bob')
    server.clock.advance(1_000)
    await claim()
    server.clock.advance(1_000)
    await write('Again')
    expect(await read(stranger)).toEqual(['Again'])
    const owner = await person(server, 'Bob', bob.email)
    expect([await read(owner), await read(stranger)]).toEqual([['Again', 'To Bob'], []])
  })

  it.each(['sign-in', 'visit', 'answer'] as const)(
    'goes to an older account of the invited number at its %s',
    async (way) => {
      const owner = await person(server, 'Bob')
      const phone = freshPhone()
      await verifyPii(server, owner, { phoneNumber: phone })
      const guest = { inviteeId: randomUUID(), name: 'Bob', phone }
      const { invitees } = await call(server, 'addInvitees', { eventId: event.id, invitees: [guest] }, host)
      bob = { ...bob, inviteeId: guest.inviteeId }
      expect(invitees).toHaveLength(1)
      const token = keyOf(server, event, bob)
      // A contact of the stranger's own proves nothing.
      await claim({ email: stranger.email })
      expect(await inviteeOf(owner)).toBeNull()
      if (way === 'sign-in') await signInAgain(server, owner)
      else {
        const invitee = { inviteeId: bob.inviteeId, rsvpStatus: way === 'visit' ? ('SEEN' as const) : ('YES' as const) }
        await call(server, 'updateAttendance', { eventId: event.id, token, invitee }, owner)
      }
      expect(await inviteeOf(owner)).toMatchObject({ inviteeId: bob.inviteeId, phone })
      expect((await inviteeOf(owner))?.rsvpStatus).toBe({ 'sign-in': 'INVITED', visit: 'SEEN', answer: 'YES' }[way])
      expect((await inviteeOf(owner))?.email ?? owner.email).toBe(owner.email)
      expect(await inviteeOf(stranger)).toMatchObject({ rsvpStatus: 'NO', email: stranger.email })
    },
  )

  it("stays the account's if it verifies the invited address itself", async () => {
    const other = await personByPhone(server, 'Bob')
    await claim({ rsvpStatus: 'YES', rsvpMessage: 'Here' }, { ...other, email: '' })
    await verifyPii(server, other, { emailAddress: bob.email })
    expect(await inviteeOf(other)).toMatchObject({ inviteeId: bob.inviteeId, rsvpStatus: 'YES', rsvpMessage: 'Here' })
    await signInAgain(server, { email: bob.email })
    expect(await fetchGuests()).toHaveLength(2)
  })

  it('is no claim by an account that has verified the invited number instead of the address', async () => {
    const owner = await personByPhone(server, 'Bob')
    const guest = { inviteeId: randomUUID(), name: 'Bob', email: `${randomUUID()}@example.com`, phone: owner.phone }
    await call(server, 'addInvitees', { eventId: event.id, invitees: [guest] }, host)
    bob = { ...bob, ...guest }
    await claim({}, { ...owner, email: '' })
    await person(server, 'Bob', bob.email)
    expect(await inviteeOf(owner)).toMatchObject({ inviteeId: guest.inviteeId, rsvpStatus: 'NO' })
  })

  it("stays the account's that the host chose", async () => {
    const invitees = [{ inviteeId: randomUUID(), userId: stranger.userId }]
    const otherParty = await party(server, host)
    await call(
      server,
      'updateAttendance',
      { eventId: otherParty.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES' } },
      stranger,
    )
    const { invitees: addedInvitees } = await call(server, 'queueInvites', { eventId: event.id, invitees }, host)
    expect(addedInvitees).toHaveLength(1)
    await call(
      server,
      'updateAttendance',
      { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'NO' } },
      stranger,
    )
    await verifyPii(server, await person(server, 'Bob', bob.email), { phoneNumber: freshPhone() })
    expect(await inviteeOf(stranger)).toMatchObject({ inviteeId: addedInvitees[0]?.inviteeId, rsvpStatus: 'NO' })
  })

  it('returns with its spot, and the stranger has to wait for one', async () => {
    await start({ capacity: 2 })
    await byLink({ additionalGuestCount: 1 })
    await claim({ rsvpStatus: 'YES', additionalGuestCount: 1 })
    const owner = await person(server, 'Bob', bob.email)
    expect(await inviteeOf(owner)).toMatchObject({
      rsvpStatus: 'YES',
      waitlistStatus: 'APPROVED',
      additionalGuestCount: 1,
    })
    expect(await inviteeOf(stranger)).toMatchObject({ rsvpStatus: 'YES', waitlistStatus: 'PENDING_APPROVAL' })
    expect(await going()).toBe(3)
  })

  it('gives the spot that the stranger had taken to a waiting guest', async () => {
    await start({ capacity: 1 })
    await claim({ rsvpStatus: 'YES' })
    const waiting = await person(server, 'Will Wait')
    const yes = { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES' as const } }
    expect((await call(server, 'updateAttendance', yes, waiting)).invitee.waitlistStatus).toBe('PENDING_APPROVAL')
    await person(server, 'Bob', bob.email)
    const statuses = [(await inviteeOf(waiting))?.waitlistStatus, (await inviteeOf(stranger))?.waitlistStatus]
    expect(new Set(statuses)).toEqual(new Set(['APPROVED', 'PENDING_APPROVAL']))
    expect(await going()).toBe(2)
  })

  it('leaves a denied stranger without a spot, and so the guest, who was denied by that, too', async () => {
    await start({ hasWaitlist: true, location: { displayName: '12 Secret Lane', place: '' } })
    await claim({ rsvpStatus: 'YES' })
    await call(server, 'setWaitlistStatus', { eventId: event.id, inviteeId: bob.inviteeId, status: 'DENIED' }, host)
    const owner = await person(server, 'Bob', bob.email)
    expect(await inviteeOf(owner)).toMatchObject({ rsvpStatus: 'INVITED', waitlistStatus: 'DENIED' })
    expect(await inviteeOf(stranger)).toMatchObject({ rsvpStatus: 'YES', waitlistStatus: 'DENIED' })
  })

  it('waits for its guest when two accounts are merged of which one has its own invitation', async () => {
    for (const way of ['into', 'from'] as const) {
      await start()
      const [one, other] = [await person(server, 'Val One'), await person(server, 'Val Two')]
      await byLink({ rsvpMessage: 'Whisper' })
      await claim({}, one)
      const yes = { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES' as const } }
      const { inviteeId } = (await call(server, 'updateAttendance', yes, other)).invitee
      const [into, from] = way === 'into' ? [one, other] : [other, one]
      await merge(server, into, { emailAddress: from.email })
      expect(await inviteeOf(into)).toMatchObject({ inviteeId, rsvpStatus: 'YES', rsvpMessage: '' })
      expect(await rowOf(server, host, event, bob.inviteeId)).toMatchObject({
        rsvpStatus: 'YES',
        rsvpMessage: 'Whisper',
      })
      expect(await going()).toBe(3)
      expect(await openBy(keyOf(server, event, bob)), "the guest's link").toBeUndefined()
      const owner = await person(server, 'Bob', bob.email)
      expect(await inviteeOf(owner)).toMatchObject({ inviteeId: bob.inviteeId, rsvpMessage: 'Whisper' })
      expect(await fetchGuests()).toHaveLength(3)
    }
  })

  it('moves with the account in a merge without another row, and then still goes to its guest', async () => {
    const [one, other] = [await person(server, 'Val One'), await person(server, 'Val Two')]
    await claim({}, one)
    await merge(server, other, { emailAddress: one.email })
    expect(await inviteeOf(other)).toMatchObject({ inviteeId: bob.inviteeId, rsvpStatus: 'NO' })
    expect((await inviteeOf(await person(server, 'Bob', bob.email)))?.inviteeId).toBe(bob.inviteeId)
    expect(await inviteeOf(other)).toMatchObject({ rsvpStatus: 'NO' })
    expect(await fetchGuests()).toHaveLength(3)
  })

  it('outlives the account of the stranger', async () => {
    await byLink({ rsvpMessage: 'Whisper' })
    const leaving = await person(server, 'Lea Leaving')
    await claim({}, leaving)
    await call(server, 'deleteAccount', {}, leaving)
    expect(await rowOf(server, host, event, bob.inviteeId)).toMatchObject({
      name: 'Bob',
      email: bob.email,
      rsvpStatus: 'YES',
    })
    expect((await fetchGuests()).map(({ name }) => name)).toContain('Former guest')
    expect(await inviteeOf(await person(server, 'Bob', bob.email))).toMatchObject({ rsvpMessage: 'Whisper' })
  })
})
