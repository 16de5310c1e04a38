import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshPhone, personByPhone, verifyPii } from '../../../support/accounts.ts'
import { person, type Person } from '../../../support/builders.ts'
import { call, reasonOf } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'
import { ExclusionParty } from '../removal/ExclusionParty.ts'

describe.each(databaseKinds)('a number that a guest enters without verifying it, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  /** Creates a party, and Vic with a number that is her own. */
  const start = async () => {
    const [at, vic, phone] = [await ExclusionParty.start(server), await person(server, 'Vic'), freshPhone()]
    await verifyPii(server, vic, { phoneNumber: phone })
    const newAddress = () => `${randomUUID()}@example.com`
    /** RSVPs yes by the open link, without an account. */
    const join = (fields: { email: string; phone?: string }, deviceId = randomUUID()) => {
      const invitee = { inviteeId: randomUUID(), name: 'Jo', rsvpStatus: 'YES' as const, rsvpMessage: 'Whisper' }
      return call(
        server,
        'updateAttendanceByLink',
        { eventId: at.event.id, invitee: { ...invitee, ...fields } },
        { deviceId },
      )
    }
    /** RSVPs yes with an account. */
    const joinAs = (who: Person) => {
      const invitee = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const, phone }
      return call(server, 'updateAttendance', { eventId: at.event.id, invitee }, who)
    }
    const inviteVic = () =>
      call(
        server,
        'addInvitees',
        { eventId: at.event.id, invitees: [{ inviteeId: randomUUID(), name: 'Vic', email: vic.email }] },
        at.host,
      )
    return { at, vic, phone, newAddress, join, joinAs, inviteVic }
  }

  it('gives its owner no RSVP with an email address, which the guest keeps', async () => {
    const { at, newAddress, join } = await start()
    const phone = freshPhone()
    const { inviteeId, token = '' } = await join({ email: newAddress(), phone })
    const wes = await personByPhone(server, 'Wes', phone)
    const { event } = await call(server, 'getEvent', { eventId: at.event.id }, wes)
    expect(event.invitee).toBeNull()
    const linkInput = { eventId: at.event.id, inviteeUuid: inviteeId, token }
    expect(await reasonOf(server, 'getEventPreview', linkInput)).toBeUndefined()
  })

  it('gives its owner no invitation with an email address, which the guest keeps, also once the number is left alone', async () => {
    const { at } = await start()
    const [gina, phone] = [await at.inviteGina(), freshPhone()]
    expect(await at.correct(gina.inviteeId, gina.email, phone)).toBe(200)
    // Refused, because the number proves nothing.
    await at.correct(gina.inviteeId, '', phone)
    const wes = await personByPhone(server, 'Wes', phone)
    const inviteeOf = async (who: Person) =>
      (await call(server, 'getEvent', { eventId: at.event.id }, who)).event.invitee
    expect(await inviteeOf(wes)).toBeNull()
    // The guest's link still works, and the guest's account gets the invitation.
    const input = { eventId: at.event.id, inviteeUuid: gina.inviteeId, token: gina.token }
    expect(await reasonOf(server, 'getEventPreview', input)).toBeUndefined()
    const owner = await person(server, 'Gina', gina.email)
    expect(await inviteeOf(owner)).toMatchObject({ inviteeId: gina.inviteeId, email: gina.email })
    expect(await at.correct(gina.inviteeId, '', '')).toBe(200)
  })

  it('keeps its owner out of no party from which the guest was removed', async () => {
    const { at, vic, joinAs } = await start()
    await at.remove((await joinAs(await person(server, 'Jo'))).inviteeId)
    expect((await at.answer(vic)).status).toBe('APPROVED')
  })

  it('lets no removed guest back in when the host invites its owner', async () => {
    const { at, phone, newAddress, join, joinAs, inviteVic } = await start()
    const [jo, email] = [await person(server, 'Jo'), newAddress()]
    await at.remove((await join({ email, phone })).inviteeId)
    await at.remove((await joinAs(jo)).inviteeId)
    await inviteVic()
    await call(server, 'deleteAccount', {}, jo)
    const again = await person(server, 'Jo', jo.email)
    expect((await at.answer(again)).refusalReason).toBe('inviteeNotFound')
    expect((await join({ email })).shouldPromptLogin).toBe(true)
  })

  it('lets no removed guest back in who corrected the number, when the host invites its owner', async () => {
    const { at, phone, join, inviteVic } = await start()
    const gina = await at.inviteGina()
    expect(await at.correct(gina.inviteeId, gina.email.toUpperCase(), phone)).toBe(200)
    const row = server.services.db.selectFrom('invitees').select('email_typed').where('invitee_id', '=', gina.inviteeId)
    expect(await row.executeTakeFirst(), 'the same address in capital letters').toEqual({ email_typed: false })
    await at.remove(gina.inviteeId)
    await inviteVic()
    expect((await join({ email: gina.email })).shouldPromptLogin).toBe(true)
  })

  it('lets its removed owner back in for no approval of the guest', async () => {
    const { at, vic, phone } = await start()
    await at.remove((await at.answer(vic)).inviteeId)
    const jo = await person(server, 'Jo')
    const { inviteeId } = await at.answer(jo)
    const invitee = { inviteeId, rsvpStatus: 'YES' as const, phone }
    await call(server, 'updateAttendance', { eventId: at.event.id, invitee }, jo)
    await at.decide(inviteeId, 'DENIED')
    await at.decide(inviteeId, 'APPROVED')
    await call(server, 'deleteAccount', {}, vic)
    const again = await person(server, 'Vic', vic.email)
    expect((await at.answer(again)).refusalReason).toBe('inviteeNotFound')
  })
})
