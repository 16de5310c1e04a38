import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
/** @module-tag database */
import { readGuestCounts } from '../../../../server/database/rows/guestCounts.ts'
import { freshPhone, signInAgain, verifyPii } from '../../../support/accounts.ts'
import { invite, keyOf, party, person, rowOf, type EventDraft, type Person } from '../../../support/builders.ts'
import { countGuests } from '../../../support/countGuests.ts'
import { call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

type Answer = 'SEEN' | 'YES' | 'NO'

describe.each(databaseKinds)("someone who claimed another guest's invitation and is then invited, on %s,", (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  /** Invites Gina to a new party. Vic answers yes by her link, with an account. */
  const start = async (fields: Partial<EventDraft> = {}) => {
    const event = await party(server, host, fields)
    const [gina] = await invite(server, host, event, ['Gina'])
    if (!gina?.email) throw new Error('not invited')
    const vic = await person(server, 'Vic')
    const eventId = event.id
    const token = keyOf(server, event, gina)
    const answer = (rsvpStatus: Answer, changes: object = {}, link: { token?: string } = { token }) =>
      call(
        server,
        'updateAttendance',
        { eventId, ...link, invitee: { inviteeId: gina.inviteeId, rsvpStatus, ...changes } },
        vic,
      )
    await answer('YES', { rsvpMessage: 'Vic here' })
    const inviteVic = async (contact: { email?: string; phone?: string } = { email: vic.email }) => {
      const inviteeId = randomUUID()
      await call(server, 'addInvitees', { eventId, invitees: [{ inviteeId, name: 'Victor', ...contact }] }, host)
      return inviteeId
    }
    const inviteeOf = async (who: Person) => (await call(server, 'getEvent', { eventId }, who)).event.invitee
    const countsAreRight = async () =>
      expect(await readGuestCounts(server.services.db, eventId)).toEqual(await countGuests(server.services.db, eventId))
    return { event, eventId, gina: { ...gina, email: gina.email }, vic, answer, inviteVic, inviteeOf, countsAreRight }
  }

  it.each(['sign-in', 'visit', 'answer'] as const)('gets the own one with the RSVP at the next %s', async (way) => {
    const { event, gina, vic, answer, inviteVic, inviteeOf, countsAreRight } = await start({ hasWaitlist: true })
    const inviteeId = await inviteVic()
    // Hosts can't tell from it whose account the address is.
    expect(await rowOf(server, host, event, inviteeId)).toMatchObject({ name: 'Victor', rsvpStatus: 'INVITED' })
    if (way === 'sign-in') await signInAgain(server, vic)
    else await answer(way === 'visit' ? 'SEEN' : 'NO')
    expect(await inviteeOf(vic)).toMatchObject({
      inviteeId,
      rsvpStatus: way === 'answer' ? 'NO' : 'YES',
      rsvpMessage: 'Vic here',
    })
    if (way !== 'answer') expect((await inviteeOf(vic))?.waitlistStatus).toBe('APPROVED')
    expect(await rowOf(server, host, event, gina.inviteeId)).toMatchObject({ name: 'Gina', rsvpStatus: 'INVITED' })
    await countsAreRight()
    // Also by the link of the other invitation.
    await answer('NO', { rsvpMessage: 'Sorry' })
    expect(await inviteeOf(vic)).toMatchObject({ inviteeId, rsvpStatus: 'NO', rsvpMessage: 'Sorry' })
    expect(await inviteeOf(await person(server, 'Gina', gina.email))).toMatchObject({
      inviteeId: gina.inviteeId,
      rsvpStatus: 'INVITED',
      rsvpMessage: '',
    })
    expect((await call(server, 'fetchInvitees', { eventId: event.id }, host)).invitees).toHaveLength(3)
  })

  it('gets it by verifying the invited contact', async () => {
    for (const pii of [{ emailAddress: `${randomUUID()}@example.com` }, { phoneNumber: freshPhone() }]) {
      const { vic, answer, inviteVic, inviteeOf, countsAreRight } = await start()
      const contact = 'emailAddress' in pii ? { email: pii.emailAddress } : { phone: pii.phoneNumber }
      const inviteeId = await inviteVic(contact)
      await answer('SEEN')
      expect((await inviteeOf(vic))?.inviteeId).not.toBe(inviteeId)
      await verifyPii(server, vic, pii)
      expect(await inviteeOf(vic)).toMatchObject({ inviteeId, rsvpStatus: 'YES', rsvpMessage: 'Vic here' })
      await countsAreRight()
    }
  })

  it('keeps the RSVP once the other guest is back first', async () => {
    const { event, gina, vic, inviteVic, inviteeOf, countsAreRight } = await start({ hasWaitlist: true })
    const inviteeId = await inviteVic()
    const owner = await person(server, 'Gina', gina.email)
    expect((await inviteeOf(owner))?.inviteeId).toBe(gina.inviteeId)
    expect(await inviteeOf(vic)).toMatchObject({ inviteeId, rsvpStatus: 'YES', waitlistStatus: 'APPROVED' })
    expect((await call(server, 'fetchInvitees', { eventId: event.id }, host)).invitees).toHaveLength(3)
    await countsAreRight()
  })

  it('keeps a newer RSVP by the own link', async () => {
    const { event, eventId, vic, inviteVic, inviteeOf } = await start()
    const inviteeId = await inviteVic()
    server.clock.advance(1_000)
    const invitee = { inviteeId, rsvpStatus: 'NO' as const, rsvpMessage: 'By email' }
    const token = keyOf(server, event, { inviteeId })
    await call(server, 'updateAttendanceThroughEmail', { eventId, token, invitee })
    await signInAgain(server, vic)
    expect(await inviteeOf(vic)).toMatchObject({ inviteeId, rsvpStatus: 'NO', rsvpMessage: 'By email' })
  })

  it('keeps a spot at a full party, and waits for one if the guest had it', async () => {
    const { event, eventId, gina, vic, answer, inviteVic, inviteeOf, countsAreRight } = await start({ capacity: 1 })
    await inviteVic()
    await answer('SEEN')
    expect(await inviteeOf(vic)).toMatchObject({ rsvpStatus: 'YES', waitlistStatus: 'APPROVED' })
    await answer('NO', {}, {})
    const token = keyOf(server, event, gina)
    const invitee = { inviteeId: gina.inviteeId, rsvpStatus: 'YES' as const }
    await call(server, 'updateAttendanceThroughEmail', { eventId, token, invitee })
    const other = await person(server, 'Theo')
    await call(server, 'updateAttendance', { eventId, token, invitee }, other)
    await call(
      server,
      'addInvitees',
      { eventId, invitees: [{ inviteeId: randomUUID(), name: 'Theo', email: other.email }] },
      host,
    )
    await signInAgain(server, other)
    expect(await inviteeOf(other)).toMatchObject({ rsvpStatus: 'YES', waitlistStatus: 'PENDING_APPROVAL' })
    await countsAreRight()
  })

  it('stays denied', async () => {
    const { eventId, vic, answer, inviteVic, inviteeOf, countsAreRight } = await start({ hasWaitlist: true })
    const inviteeId = await inviteVic()
    await call(server, 'setWaitlistStatus', { eventId, inviteeId, status: 'DENIED' }, host)
    await answer('SEEN')
    expect(await inviteeOf(vic)).toMatchObject({ inviteeId, waitlistStatus: 'DENIED' })
    await countsAreRight()
  })
})
