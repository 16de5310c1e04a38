import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inviteeToken } from '../../../server/crypto/tokens.ts'
import { correctGuest } from '../../../server/guests/data/guestData.ts'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { freshPhone, merge, personByPhone, verifyPii } from '../../support/accounts.ts'
import { eventDraft, invite, keyOf, person, rowOf } from '../../support/builders.ts'
import { foodQuestionId, passedOn, type PassedOn } from '../../support/passedOn.ts'
import { call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)("a guest's data, when contacts are added to their row later, on %s,", (kind) => {
  let server: TestServer
  let party: PassedOn
  beforeAll(async () => {
    server = await testServer(kind)
    party = await passedOn(server)
  })
  afterAll(() => server.end())

  it.each([true, false])(
    'is not shown for a contact of another row that is merged, verified before: %s',
    async (isBefore) => {
      const gina = await party.answered({ phone: null })
      const ownPhone = freshPhone()
      const rsvpResult = await call(server, 'updateAttendanceByLink', {
        eventId: party.event.id,
        invitee: { inviteeId: randomUUID(), name: 'Finn', rsvpStatus: 'NO', phone: ownPhone },
      })
      const [first, finder] = [await person(server, 'Finn'), await person(server, 'Finn')]
      const { inviteeId, token = '' } = rsvpResult
      await call(
        server,
        'updateAttendance',
        { eventId: party.event.id, token, invitee: { inviteeId, rsvpStatus: 'NO' } },
        first,
      )
      server.clock.advance(1_000)
      await gina.byAccount(finder)
      if (isBefore) await verifyPii(server, finder, { phoneNumber: ownPhone })
      await merge(server, finder, { emailAddress: first.email })
      if (!isBefore) await verifyPii(server, finder, { phoneNumber: ownPhone })
      const shownInvitee = await party.seenBy(finder)
      expect(shownInvitee).toMatchObject({ userId: finder.userId })
      gina.isHidden(shownInvitee)
      expect(await gina.onList()).toMatchObject({ email: gina.email, rsvpMessage: 'Whisper' })
    },
  )

  it.each([true, false])(
    'is not shown for a contact that the finder adds by the link, verified before: %s',
    async (isBefore) => {
      const gina = await party.answered({ phone: null })
      const ownPhone = freshPhone()
      const finder = await person(server, 'Finn')
      const prove = () => verifyPii(server, finder, { phoneNumber: ownPhone })
      if (isBefore) await prove()
      await gina.byLink({ phone: ownPhone })
      expect(await gina.onList()).toMatchObject({ phone: ownPhone, rsvpMessage: 'Whisper' })
      if (!isBefore) await prove()
      expect(await party.seenBy(finder)).toBeNull()
      await gina.byAccount(finder)
      const shownInvitee = await party.seenBy(finder)
      expect(shownInvitee).toMatchObject({
        inviteeId: gina.inviteeId,
        phone: ownPhone,
        withheld: { contacts: ['email'], responses: [foodQuestionId] },
      })
      gina.isHidden(shownInvitee)
      gina.isHidden(await call(server, 'exportAccount', {}, finder))
      await verifyPii(server, finder, { phoneNumber: freshPhone() })
      gina.isHidden(await party.seenBy(finder))
    },
  )

  it('is not emailed to, or read with, an address that was added by the link', async () => {
    const phone = freshPhone()
    const guest = await call(server, 'updateAttendanceByLink', {
      eventId: party.event.id,
      invitee: { inviteeId: randomUUID(), name: 'Gina', rsvpStatus: 'YES', phone, rsvpMessage: 'Whisper' },
    })
    const { inviteeId, token = '' } = guest
    const finder = await person(server, 'Finn')
    const late = { inviteeId, rsvpStatus: 'YES' as const, email: finder.email }
    await call(server, 'updateAttendanceThroughEmail', { eventId: party.event.id, token, invitee: late })
    expect((await rowOf(server, party.host, party.event, inviteeId)).email).toBe(finder.email)
    const url = `/event/${party.event.id}/my-data?${new URLSearchParams({ iu: inviteeId, token }).toString()}`
    const response = await server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'do=send',
    })
    expect(response.body).toContain(`the number ending in ${phone.slice(-2)}`)
    expect((await readOutbox(server.services.db, finder.email)).map(({ body }) => body).join()).not.toContain('my-data')
    await verifyPii(server, finder, { phoneNumber: freshPhone() })
    expect(await party.seenBy(finder)).toBeNull()
  })

  it("is not copied to the host's next party", async () => {
    const gina = await party.answered()
    const finder = await person(server, 'Finn')
    await gina.byAccount(finder)
    const next = (
      await call(server, 'createEvent', { event: eventDraft(server), guestsOf: party.event.id }, party.host)
    ).event
    expect(await party.seenBy(finder, next)).toBeNull()
    const owner = await person(server, 'Gina', gina.email)
    const shownInvitee = await party.seenBy(owner, next)
    expect(shownInvitee).toMatchObject({ email: gina.email, rsvpMessage: '' })
    expect(shownInvitee?.phone, 'the owner of the phone is unknown').toBeUndefined()
  })

  it("doesn't return to a contact added by the link after the guest corrected their data", async () => {
    const gina = await party.answered({ phone: null })
    const ownPhone = freshPhone()
    await gina.byLink({ phone: ownPhone })
    const row = async () =>
      server.services.db
        .selectFrom('invitees')
        .selectAll()
        .where('invitee_id', '=', gina.inviteeId)
        .executeTakeFirstOrThrow()
    // The form is submitted with the values it showed.
    expect(
      await correctGuest(
        server.services.db,
        await row(),
        { name: 'Gina Lee', email: gina.email, phone: ownPhone },
        Date.now(),
        server.services.keys.addressKey,
      ),
    ).toBe('saved')
    const finder = await person(server, 'Finn')
    await verifyPii(server, finder, { phoneNumber: ownPhone })
    expect(await party.seenBy(finder)).toBeNull()
    await gina.byAccount(finder)
    const shownInvitee = await party.seenBy(finder)
    expect(shownInvitee).toMatchObject({ inviteeId: gina.inviteeId, phone: ownPhone })
    gina.isHidden(shownInvitee)
    // A form opened earlier can't change data that belongs to the account now.
    const { user_id: _account, ...before } = await row()
    await expect(
      correctGuest(
        server.services.db,
        { ...before, user_id: null },
        { name: 'Gina', email: gina.email, phone: ownPhone },
        Date.now(),
        server.services.keys.addressKey,
      ),
    ).rejects.toThrow('notFound')
  })

  it("isn't shown to another person who gets the invitation from the host, with or without an account", async () => {
    const gina = await party.answered()
    const heir = await person(server, 'Heidi')
    const edit = { inviteeId: gina.inviteeId, name: 'Heidi', email: heir.email }
    await call(server, 'editInvitee', { eventId: party.event.id, invitee: edit }, party.host)
    const inheritedInvitee = await party.seenBy(heir)
    expect(inheritedInvitee).toMatchObject({
      inviteeId: gina.inviteeId,
      email: heir.email,
      rsvpMessage: '',
      answers: [],
    })
    gina.isHidden(inheritedInvitee)
    expect(await gina.onList()).toMatchObject({ rsvpMessage: 'Whisper', phone: gina.phone })

    const other = await party.answered()
    const email = `${randomUUID()}@example.com`
    const change = { inviteeId: other.inviteeId, name: 'Late', email }
    await call(server, 'editInvitee', { eventId: party.event.id, invitee: change }, party.host)
    const late = await person(server, 'Late', email)
    const shownInvitee = await party.seenBy(late)
    expect(shownInvitee).toMatchObject({ inviteeId: other.inviteeId, email })
    other.isHidden(shownInvitee)
  })

  it("of an invitation's new recipient isn't shown to the previous one", async () => {
    const phone = freshPhone()
    const rsvpResult = await call(server, 'updateAttendanceByLink', {
      eventId: party.event.id,
      invitee: {
        inviteeId: randomUUID(),
        name: 'Ada',
        rsvpStatus: 'YES',
        phone,
        email: `${randomUUID()}@example.com`,
      },
    })
    const { inviteeId } = rsvpResult
    const bea = { inviteeId, name: 'Bea', email: `${randomUUID()}@example.com` }
    await call(server, 'editInvitee', { eventId: party.event.id, invitee: bea }, party.host)
    const subject = { eventId: party.event.id, inviteeId, tokenVersion: 2 }
    const token = inviteeToken(server.services.keys.inviteeToken, subject)
    const invitee = { inviteeId, rsvpStatus: 'YES' as const, rsvpMessage: 'Whisper' }
    await call(server, 'updateAttendanceThroughEmail', { eventId: party.event.id, token, invitee })
    const ada = await person(server, 'Ada')
    await verifyPii(server, ada, { phoneNumber: phone })
    expect(await party.seenBy(ada), 'the previous phone gives no access').toBeNull()
    const shownInvitee = await party.seenBy(await person(server, 'Bea', bea.email))
    expect(shownInvitee).toMatchObject({ inviteeId, email: bea.email, rsvpMessage: 'Whisper' })
    expect(shownInvitee?.phone).toBeUndefined()
  })

  it.each(['opened', 'copied'])(
    'of an invitation that was %s includes the address that the host then gives it',
    async (way) => {
      const gina = await party.answered()
      const finder = await person(server, 'Finn')
      let [at, inviteeId] = [party.event, gina.inviteeId]
      if (way === 'copied') {
        await gina.byAccount(finder)
        at = (await call(server, 'createEvent', { event: eventDraft(server), guestsOf: party.event.id }, party.host))
          .event
        const { invitees } = await call(server, 'fetchInvitees', { eventId: at.id }, party.host)
        inviteeId = invitees.find(({ email }) => email === gina.email)?.inviteeId ?? ''
      } else {
        const [guest] = await invite(server, party.host, party.event, ['Zed'])
        inviteeId = guest?.inviteeId ?? ''
        const invitee = { inviteeId, rsvpStatus: 'SEEN' as const }
        await call(
          server,
          'updateAttendance',
          { eventId: at.id, token: keyOf(server, at, { inviteeId }), invitee },
          finder,
        )
      }
      const heir = await person(server, 'Heidi')
      await call(
        server,
        'editInvitee',
        { eventId: at.id, invitee: { inviteeId, name: 'Heidi', email: heir.email } },
        party.host,
      )
      const inheritedInvitee = await party.seenBy(heir, at)
      expect(inheritedInvitee).toMatchObject({ inviteeId, email: heir.email })
      gina.isHidden(inheritedInvitee)
    },
  )

  it('is withheld, like an address that the host adds to the row of an account', async () => {
    const inviteeId = randomUUID()
    const remy = await personByPhone(server, 'Remy')
    await call(
      server,
      'updateAttendance',
      { eventId: party.event.id, invitee: { inviteeId, rsvpStatus: 'SEEN' } },
      remy,
    )
    const email = `${randomUUID()}@example.com`
    await call(
      server,
      'editInvitee',
      { eventId: party.event.id, invitee: { inviteeId, name: 'Remy', email } },
      party.host,
    )
    expect((await rowOf(server, party.host, party.event, inviteeId)).email).toBe(email)
    const shownInvitee = await party.seenBy(remy)
    expect(shownInvitee?.email).toBeUndefined()
    expect(shownInvitee?.withheld?.contacts).toEqual(['email'])
  })
})
