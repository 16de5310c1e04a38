import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '@festoon/contract/limits'
import type { EventView } from '@festoon/contract/nouns/event'
import { addOptOut, findOptedOut } from '../../../server/accounts/profile/optOuts.ts'
import { shortHandedLink } from '../../../server/guests/rsvp/personalLink.ts'
import { freshPhone, merge, personByPhone, signInAgain, tablesWith, verifyPii } from '../../support/accounts.ts'
import { invite, keyOf, party, person, type Person, picture } from '../../support/builders.ts'
import { eventStream } from '../../support/eventStream.ts'
import { openedLink } from '../../support/openedLink.ts'
import { attempt, call, reasonOf, type Caller } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('adding a contact on %s', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const answer = (who: Caller, event: EventView, rsvpStatus: 'SEEN' | 'YES' | 'NO', fields: object = {}) =>
    call(
      server,
      'updateAttendance',
      { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus, ...fields } },
      who,
    )
  const add = async (event: EventView, email: string) => {
    const inviteeId = randomUUID()
    await call(server, 'addInvitees', { eventId: event.id, invitees: [{ inviteeId, name: 'Mia', email }] }, host)
    return inviteeId
  }
  const listOf = async (event: EventView, who: Caller = host) =>
    (await call(server, 'fetchInvitees', { eventId: event.id }, who)).invitees
  const coinsOf = async (userId: string) =>
    (await server.services.db.selectFrom('users').select('coins').where('id', '=', userId).executeTakeFirst())?.coins
  const setCoins = (userId: string, coins: number) =>
    server.services.db.updateTable('users').set({ coins }).where('id', '=', userId).execute()

  it('without an account gives it to the caller, together with its invitations [MERGE-04, RPC-17, RPC-18]', async () => {
    const caller = await personByPhone(server, 'Mia')
    const emailAddress = `${randomUUID()}@example.com`
    const event = await party(server, host)
    const inviteeId = await add(event, emailAddress)
    const addedContact = await verifyPii(server, caller, { emailAddress: emailAddress.toUpperCase() })
    expect(addedContact).toMatchObject({ result: 'piiAdded', user: { emails: [emailAddress], phones: [caller.phone] } })
    expect((await call(server, 'getEvent', { eventId: event.id }, caller)).event.invitee?.inviteeId).toBe(inviteeId)
    const again = await signInAgain(server, { email: emailAddress })
    expect(again.userId).toBe(caller.userId)
    expect(await verifyPii(server, caller, { emailAddress })).toMatchObject({ result: 'piiAdded' })
    const phoneNumber = freshPhone()
    expect(await verifyPii(server, caller, { phoneNumber })).toMatchObject({
      result: 'piiAdded',
      user: { phones: [caller.phone, phoneNumber] },
    })
  })

  it('has the same result for known and unknown ones', async () => {
    const caller = await personByPhone(server, 'Mia')
    const send = (emailAddress: string) => attempt(server, 'sendPiiVerificationCode', { pii: { emailAddress } }, caller)
    const knownResult = await send(host.email)
    const unknownResult = await send(`${randomUUID()}@example.com`)
    const ownResult = await send((await person(server, 'Own')).email)
    expect(unknownResult).toEqual(knownResult)
    expect(ownResult).toEqual(knownResult)
  })

  it('of another account asks whether to merge the two, with its name and number of parties [MERGE-05, RPC-18]', async () => {
    const [caller, other] = [await personByPhone(server, 'Mia'), await person(server, 'Mia Old')]
    await party(server, other)
    await answer(other, await party(server, host), 'NO')
    const [unsentParty] = [await party(server, host)]
    await add(unsentParty, other.email)
    expect(await verifyPii(server, caller, { emailAddress: other.email })).toEqual({
      result: 'mergePrompt',
      other: { name: 'Mia Old', eventCount: 2 },
    })
    expect((await call(server, 'getElkUser', { userId: caller.userId }, caller)).user.emails).toEqual([])
    expect(await reasonOf(server, 'fetchEvents', {}, other), 'nothing has changed yet').toBeUndefined()
  })

  it('merges contacts, parties, RSVPs, drafts and coins, and deletes the other account [RPC-26, MERGE-05]', async () => {
    const [caller, other] = [await personByPhone(server, 'Mia'), await person(server, 'Mia Old')]
    const onPhone = await signInAgain(server, other)
    const extra = `${randomUUID()}@example.com`
    await verifyPii(server, other, { emailAddress: extra })
    const hostedParty = await party(server, other, { title: 'Hosted' })
    const [guest] = await invite(server, other, hostedParty, ['Gus'])
    const ownParty = await party(server, caller)
    const [visitedParty, cohostedParty] = [await party(server, host), await party(server, host)]
    await answer(other, visitedParty, 'YES', { additionalGuestCount: 3, rsvpMessage: 'See you' })
    await answer(other, cohostedParty, 'YES')
    await server.services.db
      .updateTable('invitees')
      .set({ cohost_status: 'ACCEPTED' })
      .where('event_id', '=', cohostedParty.id)
      .where('user_id', '=', other.userId)
      .execute()
    const draft = randomUUID()
    await call(server, 'editEventDraft', { eventId: draft, event: { title: 'Idea', modificationId: 1 } }, other)
    await setCoins(caller.userId, 7)
    await setCoins(other.userId, 100)

    const { user } = await merge(server, caller, { emailAddress: other.email })
    expect(user).toMatchObject({ id: caller.userId, name: 'Mia', phones: [caller.phone], phoneNumber: caller.phone })
    expect(user.emails.toSorted()).toEqual([other.email, extra].toSorted())
    // The free coins of the other account, 60 of 100, don't count twice.
    expect(await coinsOf(caller.userId)).toBe(47)
    const { events } = await call(server, 'fetchEvents', {}, caller)
    expect(new Map(events.map(({ id, isHost, rsvpStatus }) => [id, [isHost, rsvpStatus]]))).toEqual(
      new Map([
        [hostedParty.id, [true, 'YES']],
        [ownParty.id, [true, 'YES']],
        [visitedParty.id, [false, 'YES']],
        [cohostedParty.id, [false, 'YES']],
      ]),
    )
    expect(await listOf(hostedParty, caller)).toHaveLength(2)
    expect(
      await reasonOf(server, 'sendInvites', { eventId: hostedParty.id, inviteIds: [guest?.inviteeId ?? ''] }, caller),
    ).toBe(undefined)
    expect(await reasonOf(server, 'fetchInvitees', { eventId: cohostedParty.id }, caller)).toBeUndefined()
    expect(await listOf(visitedParty)).toMatchObject([
      { role: 'organizer' },
      { userId: caller.userId, rsvpStatus: 'YES', additionalGuestCount: 3, rsvpMessage: 'See you' },
    ])
    expect((await call(server, 'fetchDrafts', {}, caller)).drafts.map(({ eventUuid }) => eventUuid)).toEqual([draft])
    // The other account is gone on every device. Its addresses now belong to this account.
    for (const device of [other, onPhone]) {
      expect(await reasonOf(server, 'fetchEvents', {}, device)).toBe('sessionExpired')
      const cookies = { authToken: device.refreshToken }
      expect(await reasonOf(server, 'refetchAccessToken', { deviceId: 'd', timestamp: 1 }, { cookies })).toBe(
        'sessionExpired',
      )
    }
    expect((await tablesWith(server, other.userId)).filter((name) => !/rate|merged_accounts/.test(name))).toEqual([])
    expect((await signInAgain(server, { email: extra })).userId).toBe(caller.userId)
  })

  it('keeps the other account’s picture if the caller has none, and removes it otherwise', async () => {
    const { storage } = server.services.providers
    const withPicture = async (who: Person): Promise<string> => {
      const photoUrl = await picture(server, who, { kind: 'profile' })
      await call(server, 'updateElkUser', { photoUrl }, who)
      return photoUrl.replace('/files/', '')
    }
    const [caller, first, second] = [
      await personByPhone(server, 'Mia'),
      await person(server, 'Mia Old'),
      await person(server, 'Mia Older'),
    ]
    const [path, orphan] = [await withPicture(first), await withPicture(second)]
    await merge(server, caller, { emailAddress: first.email })
    expect((await merge(server, caller, { emailAddress: second.email })).user.photoUrl).toContain(`/files/${path}?k=`)
    expect([await storage.exists(path), await storage.exists(orphan)]).toEqual([true, false])
  })

  const pairs: [string, 'SEEN' | 'YES' | 'NO', 'SEEN' | 'YES' | 'NO', string, number][] = [
    ['a yes and an older no', 'YES', 'NO', 'YES', 1],
    ['a no and a newer yes', 'NO', 'YES', 'YES', 2],
    ['a yes and a newer no', 'YES', 'NO', 'NO', 2],
    ['an opened invitation and a no', 'SEEN', 'NO', 'NO', 2],
    ['a yes and an opened invitation', 'YES', 'SEEN', 'YES', 1],
    ['two yeses', 'YES', 'YES', 'YES', 2],
  ]
  it.each(pairs)('leaves one of two rows at an event: %s', async (_name, myStatus, theirStatus, expected, later) => {
    const [caller, other] = [await personByPhone(server, 'Mia'), await person(server, 'Mia Old')]
    const event = await party(server, host)
    await add(event, other.email)
    const first = () => answer(caller, event, myStatus === 'SEEN' ? 'YES' : myStatus, { additionalGuestCount: 2 })
    const second = () => answer(other, event, theirStatus, { additionalGuestCount: 4 })
    const order = later === 2 ? [first, second] : [second, first]
    for (const act of order) {
      await act()
      server.clock.advance(1_000)
    }
    if (myStatus === 'SEEN')
      await server.services.db
        .updateTable('invitees')
        .set({ rsvp_status: 'SEEN', rsvp_at: null, additional_guest_count: 0 })
        .where('event_id', '=', event.id)
        .where('user_id', '=', caller.userId)
        .execute()
    expect((await listOf(event)).length).toBe(3)
    await merge(server, caller, { emailAddress: other.email })
    const rows = (await listOf(event)).filter(({ role }) => role === 'attendee')
    expect(rows).toMatchObject([{ userId: caller.userId, rsvpStatus: expected }])
    const heads = rows[0]?.rsvpStatus === 'YES' ? 1 + (rows[0].additionalGuestCount ?? 0) : 0
    const { event: shownEvent } = await call(server, 'getEvent', { eventId: event.id }, host)
    expect(shownEvent.goingCount, 'each person counts once').toBe(1 + heads)
  })

  it('keeps both personal links working for the remaining row, each with its own id', async () => {
    const [caller, other] = [await person(server, 'Mia'), await person(server, 'Mia Old')]
    const event = await party(server, host)
    const [myId, theirId] = [await add(event, caller.email), await add(event, other.email)]
    const keys = [myId, theirId].map((inviteeId) => ({ inviteeId, token: keyOf(server, event, { inviteeId }) }))
    const of = server.services.db.selectFrom('invitees').where('invitee_id', 'in', [myId, theirId])
    const codes = await of.select(['invitee_id', 'link_code']).execute()
    await answer(caller, event, 'YES')
    await merge(server, caller, { emailAddress: other.email })
    for (const { invitee_id: inviteeId, link_code: linkCode } of codes) {
      const link = shortHandedLink('https://a.example', { token: keyOf(server, event, { inviteeId }), linkCode })
      expect((await openedLink(server, link)).searchParams.get('iu')).toBe(inviteeId)
    }
    for (const { inviteeId, token } of keys) {
      const open = { eventId: event.id, inviteeUuid: inviteeId, token }
      const { event: shownEvent } = await call(server, 'getEventPreview', open)
      expect(shownEvent.invitee).toMatchObject({ inviteeId: myId, rsvpStatus: 'YES' })
      for (const namedId of [inviteeId, myId]) {
        const invitee = { inviteeId: namedId, rsvpStatus: 'YES' as const, rsvpMessage: `by ${inviteeId}` }
        const savedRsvp = await call(server, 'updateAttendanceThroughEmail', { eventId: event.id, token, invitee })
        expect(savedRsvp.invitee).toMatchObject({ inviteeId: myId, rsvpMessage: `by ${inviteeId}` })
      }
    }
    expect(await listOf(event)).toHaveLength(2)
    // A key doesn't work for another row.
    const [, old] = keys
    const foreign = { eventId: event.id, inviteeUuid: randomUUID(), token: old?.token ?? '' }
    expect(await reasonOf(server, 'getEventPreview', foreign)).toBe('inviteeTokenInvalid')
    // After another merge, all three keys lead to the remaining row.
    const third = await person(server, 'Mia Oldest')
    await add(event, third.email)
    server.clock.advance(1_000)
    const { inviteeId: newest } = (await answer(third, event, 'NO')).invitee
    await merge(server, third, { emailAddress: caller.email })
    for (const { inviteeId, token } of keys) {
      const open = { eventId: event.id, inviteeUuid: inviteeId, token }
      expect((await call(server, 'getEventPreview', open)).event.invitee?.inviteeId).toBe(newest)
    }
  })

  it('gives the spot that one person took twice to a waiting guest', async () => {
    const event = await party(server, host, { capacity: 4 })
    const [caller, other, waiting] = [
      await person(server, 'Mia'),
      await person(server, 'Mia Old'),
      await person(server, 'Will Wait'),
    ]
    await answer(caller, event, 'YES', { additionalGuestCount: 1 })
    await answer(other, event, 'YES', { additionalGuestCount: 1 })
    expect((await answer(waiting, event, 'YES')).invitee.waitlistStatus).toBe('PENDING_APPROVAL')
    await merge(server, caller, { emailAddress: other.email })
    const { event: shownEvent } = await call(server, 'getEvent', { eventId: event.id }, waiting)
    expect(shownEvent.invitee?.waitlistStatus).toBe('APPROVED')
    expect(shownEvent.goingCount).toBe(4)
  })

  it('turns a guest of their own party into its host, once', async () => {
    const [caller, other] = [await person(server, 'Mia'), await person(server, 'Mia Old')]
    const [myParty, theirParty] = [await party(server, caller), await party(server, other)]
    await answer(other, myParty, 'NO')
    await answer(caller, theirParty, 'YES', { additionalGuestCount: 2 })
    await merge(server, caller, { emailAddress: other.email })
    for (const event of [myParty, theirParty]) {
      const { event: shownEvent } = await call(server, 'getEvent', { eventId: event.id }, caller)
      expect(shownEvent).toMatchObject({ isHost: true, isCohost: false, goingCount: 1, invitee: { role: 'organizer' } })
      expect(await listOf(event, caller)).toHaveLength(1)
    }
  })

  it('keeps a removed guest removed', async () => {
    const [caller, other] = [await person(server, 'Mia'), await person(server, 'Mia Old')]
    const event = await party(server, host)
    await answer(other, event, 'YES')
    await server.services.db
      .updateTable('invitees')
      .set({ rsvp_status: 'HIDDEN' })
      .where('event_id', '=', event.id)
      .where('user_id', '=', other.userId)
      .execute()
    await merge(server, caller, { emailAddress: other.email })
    const again = { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES' as const } }
    expect(await reasonOf(server, 'updateAttendance', again, caller)).toBe('inviteeNotFound')
  })

  const permissions = [
    ['granted', 'rejected', 'rejected'],
    ['rejected', 'granted', 'rejected'],
    [undefined, 'rejected', 'rejected'],
    ['granted', undefined, 'granted'],
    [undefined, 'granted', 'granted'],
    [undefined, undefined, undefined],
  ] as const
  it.each(permissions)('merges the consents %s and %s into %s', async (myConsent, theirConsent, mergedConsent) => {
    const [caller, other] = [await person(server, 'Mia'), await person(server, 'Mia Old')]
    if (myConsent) await call(server, 'updateElkUser', { textPermissionStatus: myConsent }, caller)
    if (theirConsent) await call(server, 'updateElkUser', { textPermissionStatus: theirConsent }, other)
    const { user } = await merge(server, caller, { emailAddress: other.email })
    expect(user.textPermissionStatus).toBe(mergedConsent)
    expect(user.grantedTextPermission).toBe(mergedConsent === 'granted')
  })

  it('keeps opt-outs, also from the other host', async () => {
    const [caller, other] = [await person(server, 'Mia'), await person(server, 'Mia Old')]
    const { db } = server.services
    const optOut = { channel: 'email', addressKey: 'k', scope: 'host', subject: other.userId } as const
    await addOptOut(db, optOut, 1)
    await addOptOut(db, { ...optOut, subject: caller.userId }, 1)
    await addOptOut(db, { ...optOut, addressKey: 'l' }, 1)
    await merge(server, caller, { emailAddress: other.email })
    const event = { id: randomUUID(), organizer_id: caller.userId }
    expect(await findOptedOut(db, ['k', 'l'], event)).toEqual(new Set(['k', 'l']))
  })

  it('keeps the coins within the maximum', async () => {
    const [caller, other] = [await person(server, 'Mia'), await person(server, 'Mia Old')]
    await setCoins(caller.userId, 2_147_483_000)
    await setCoins(other.userId, 2_147_483_000)
    await merge(server, caller, { emailAddress: other.email })
    expect(await coinsOf(caller.userId)).toBe(2_147_483_647)
  })

  it('exceeds the limit of drafts rather than losing one', async () => {
    const [caller, other] = [await person(server, 'Mia'), await person(server, 'Mia Old')]
    const { db } = server.services
    for (const who of [caller, other])
      await db
        .insertInto('drafts')
        .values(
          Array.from({ length: limits.drafts }, () => ({
            id: randomUUID(),
            user_id: who.userId,
            event: '{"modificationId":1}',
            modification_id: 1,
            saved_at: 1,
          })),
        )
        .execute()
    await merge(server, caller, { emailAddress: other.email })
    expect((await call(server, 'fetchDrafts', {}, caller)).drafts).toHaveLength(2 * limits.drafts)
    const more = { eventId: randomUUID(), event: { modificationId: 1 } }
    expect(await reasonOf(server, 'editEventDraft', more, caller)).toBe('draftLimit')
  })

  it("notifies the caller's other tabs", async () => {
    const [caller, other] = [await person(server, 'Mia'), await person(server, 'Mia Old')]
    const origin = await server.listen()
    const topics = [`events/users/${caller.userId}`, `drafts/users/${caller.userId}`]
    const stream = await eventStream(origin, topics, caller.accessToken)
    await verifyPii(server, caller, { emailAddress: other.email })
    const before = stream.modifications.length
    await call(server, 'confirmUserMerge', { pii: { emailAddress: other.email } }, caller)
    for (const topic of topics) await stream.next(topic, before)
    stream.close()
  })
})
