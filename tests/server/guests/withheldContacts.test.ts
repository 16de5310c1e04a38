import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressKey } from '../../../server/crypto/addressKey.ts'
import { guestDataProof } from '../../../server/crypto/tokens.ts'
import { freshPhone, merge, personByPhone, verifyPii } from '../../support/accounts.ts'
import { invite, keyOf, person } from '../../support/builders.ts'
import { drinks, foodQuestionId, passedOn, text, type PassedOn } from '../../support/passedOn.ts'
import { call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)("a guest's data from before an account opened their link, on %s,", (kind) => {
  let server: TestServer
  let party: PassedOn
  beforeAll(async () => {
    server = await testServer(kind)
    party = await passedOn(server)
  })
  afterAll(() => server.end())

  it.each(['YES', 'NO'] as const)(
    'is shown to the host, but never to the finder, who responds %s',
    async (rsvpStatus) => {
      const gina = await party.answered()
      const before = await gina.onList()
      const finder = await person(server, 'Finn')
      const rsvpResult = await gina.byAccount(finder, { rsvpStatus })
      expect(rsvpResult.invitee).toMatchObject({
        inviteeId: gina.inviteeId,
        userId: finder.userId,
        rsvpMessage: '',
        answers: [],
      })
      expect(rsvpResult.invitee.withheld).toEqual({
        contacts: ['email', 'phone'],
        responses: [foodQuestionId],
        message: true,
        provable: null,
        isUnverified: false,
        isOwn: true,
      })
      const ownInvitee = await party.seenBy(finder)
      expect(ownInvitee).toMatchObject({ inviteeId: gina.inviteeId, userId: finder.userId })
      const exportResult = await call(server, 'exportAccount', {}, finder)
      expect(exportResult.account.rsvps).toMatchObject([{ email: null, phone: null, message: '', responses: [] }])
      const again = await gina.byAccount(finder, { additionalGuestCount: 1 })
      for (const said of [rsvpResult, ownInvitee, exportResult, again]) gina.isHidden(said)
      const { email, phone, rsvpMessage, answers } = await gina.onList()
      expect({ email, phone, rsvpMessage, answers }, 'no data is lost').toEqual({
        email: before.email,
        phone: before.phone,
        rsvpMessage: 'Whisper',
        answers: [text(foodQuestionId, 'No nuts')],
      })
    },
  )

  it("stays hidden next to the account's own data, which it is shown", async () => {
    const gina = await party.answered()
    const finder = await person(server, 'Finn')
    const ownRsvp = { rsvpMessage: 'From Finn', answers: [text(drinks, 'Tea')] }
    const { invitee } = await gina.byAccount(finder, ownRsvp)
    expect(invitee).toMatchObject(ownRsvp)
    expect(invitee.withheld).toMatchObject({ responses: [foodQuestionId], message: false })
    gina.isHidden(invitee)
    // The link holder sends text that only the host may see.
    await gina.byLink({ rsvpMessage: 'Whisper once more', answers: [text(drinks, 'No nuts at all')] })
    const shownInvitee = await party.seenBy(finder)
    expect(shownInvitee).toMatchObject({ rsvpMessage: '', answers: [] })
    expect(shownInvitee?.withheld?.responses.toSorted()).toEqual([foodQuestionId, drinks].toSorted())
    gina.isHidden(shownInvitee)
    expect(await gina.onList()).toMatchObject({ rsvpMessage: 'Whisper once more' })
  })

  it('is shown after the account has verified one of its contacts', async () => {
    const gina = await party.answered()
    const finder = await personByPhone(server, 'Gina')
    await gina.byAccount(finder, { rsvpStatus: 'SEEN' })
    gina.isHidden(await party.seenBy(finder))
    await verifyPii(server, finder, { emailAddress: `${randomUUID()}@example.com` })
    gina.isHidden(await party.seenBy(finder))
    await verifyPii(server, finder, { emailAddress: gina.email })
    const shownInvitee = await party.seenBy(finder)
    expect(shownInvitee).toMatchObject({
      email: gina.email,
      phone: gina.phone,
      rsvpMessage: 'Whisper',
      answers: [text(foodQuestionId, 'No nuts')],
    })
    expect(shownInvitee?.withheld).toBeUndefined()
  })

  it("is shown after a merge with the contact's account, and stays hidden with any other", async () => {
    const gina = await party.answered()
    const owner = await person(server, 'Gina', gina.email)
    const other = await party.answered()
    const finder = await personByPhone(server, 'Finn')
    await other.byAccount(finder)
    const into = await personByPhone(server, 'Finn')
    await server.services.db
      .insertInto('user_contacts')
      .values({ kind: 'email', value: `${finder.userId}@example.com`, user_id: finder.userId, verified_at: 1 })
      .execute()
    await merge(server, into, { emailAddress: `${finder.userId}@example.com` })
    const movedInvitee = await party.seenBy(into)
    expect(movedInvitee?.inviteeId).toBe(other.inviteeId)
    other.isHidden(movedInvitee)
    // Replaces the contact of their current row.
    await server.services.db
      .updateTable('invitees')
      .set({ email: null, email_normalized: null, user_id: null })
      .where('invitee_id', '=', gina.inviteeId)
      .execute()
    await server.services.db
      .updateTable('invitees')
      .set({ email: gina.email, email_normalized: gina.email })
      .where('invitee_id', '=', other.inviteeId)
      .execute()
    await merge(server, into, { emailAddress: owner.email })
    expect(await party.seenBy(into)).toMatchObject({ email: gina.email, rsvpMessage: 'Whisper' })
  })

  it('is shown to the recipient of the invitation', async () => {
    const gina = await party.answered()
    const owner = await person(server, 'Gina', gina.email)
    const shownInvitee = await party.seenBy(owner)
    expect(shownInvitee).toMatchObject({
      inviteeId: gina.inviteeId,
      email: gina.email,
      phone: gina.phone,
      rsvpMessage: 'Whisper',
    })
    expect(shownInvitee?.withheld).toBeUndefined()
  })

  it('has an unsubscribe link for the email address only while it is shown', async () => {
    const { inviteeId, email } = await party.answered()
    const subject = { eventId: party.event.id, inviteeId, tokenVersion: 1 }
    const { keys } = server.services
    const sentTo = addressKey(keys.addressKey, 'email', email)
    const proof = guestDataProof(keys.guestData, subject, server.clock.now(), sentTo)
    const url = `/event/${party.event.id}/my-data?${new URLSearchParams({ iu: inviteeId, p: proof })}`
    const unsubscribes = async () => {
      const { statusCode, body } = await server.app.inject({ method: 'GET', url })
      return [statusCode, body.includes('Choose messages')]
    }
    expect(await unsubscribes()).toEqual([200, true])
    const { db } = server.services
    await db
      .updateTable('invitees')
      .set({ withheld: ['email'] })
      .where('invitee_id', '=', inviteeId)
      .execute()
    expect(await unsubscribes()).toEqual([200, false])
  })

  it('has an unsubscribe link only for the address that the link was sent to, not for one that the guest enters', async () => {
    const { inviteeId, email } = await party.answered()
    const subject = { eventId: party.event.id, inviteeId, tokenVersion: 1 }
    const { keys } = server.services
    const proof = (sentTo: string) => guestDataProof(keys.guestData, subject, server.clock.now(), sentTo)
    const emailedProof = proof(addressKey(keys.addressKey, 'email', email))
    const open = async (p: string, fields?: Record<string, string>) => {
      const { statusCode, body } = await server.app.inject({
        method: fields ? 'POST' : 'GET',
        url: `/event/${party.event.id}/my-data?${new URLSearchParams({ iu: inviteeId, p })}`,
        ...(fields ? { headers: { 'content-type': 'application/x-www-form-urlencoded' } } : {}),
        ...(fields ? { payload: new URLSearchParams(fields).toString() } : {}),
      })
      return [statusCode, body.includes('Choose messages')]
    }
    expect(await open(emailedProof)).toEqual([200, true])
    expect(await open(proof(addressKey(keys.addressKey, 'phone', '+14155550100')))).toEqual([404, false])
    const foreign = `foreign.${inviteeId}@example.com`
    expect(await open(emailedProof, { do: 'correct', name: 'Gina', email: foreign, phone: '' })).toEqual([200, false])
    expect(await open(emailedProof)).toEqual([404, false])
    const [until, signature] = emailedProof.split('.')
    const forgedProof = `${until}.${signature}.${addressKey(keys.addressKey, 'email', foreign)}`
    expect(await open(forgedProof)).toEqual([404, false])
  })

  it("doesn't hide a phone that the account adds itself", async () => {
    const [guest] = await invite(server, party.host, party.event, ['Pia'])
    if (!guest) throw new Error('not invited')
    const pia = await person(server, 'Pia')
    const phone = freshPhone()
    const invitee = { inviteeId: guest.inviteeId, rsvpStatus: 'YES' as const, phone }
    const input = { eventId: party.event.id, token: keyOf(server, party.event, guest), invitee }
    expect((await call(server, 'updateAttendance', input, pia)).invitee).toMatchObject({
      phone,
      withheld: { contacts: ['email'] },
    })
  })
})
