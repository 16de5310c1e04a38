import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { answer, invite, keyOf, party, person, rowOf, type Person } from '../../../support/builders.ts'
import { call, reasonOf } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const hourMs = 3_600_000

describe.each(databaseKinds)('undoing a first RSVP, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const guestOf = async (event: EventView, name = 'Gina'): Promise<Invitee> => {
    const [guest] = await invite(server, host, event, [name])
    return guest ?? Promise.reject(new Error('not invited'))
  }
  const undo = async (event: EventView, { inviteeId, rsvpAt }: Pick<Invitee, 'inviteeId' | 'rsvpAt'>) => {
    const invitee = { inviteeId, rsvpStatus: 'SEEN' as const, undoes: rsvpAt }
    const input = { eventId: event.id, token: keyOf(server, event, { inviteeId }), invitee }
    return (await call(server, 'updateAttendanceThroughEmail', input)).invitee
  }
  const going = async (event: EventView) =>
    (await call(server, 'getEvent', { eventId: event.id }, host)).event.goingCount

  it.each(['YES', 'NO'] as const)('brings back the guest and the counts as they were before a %s', async (rsvp) => {
    const event = await party(server, host)
    const guest = await guestOf(event)
    const before = await answer(server, event, guest, 'SEEN')
    const goingBefore = await going(event)
    const savedRsvp = await answer(server, event, guest, rsvp, 2)
    expect(await going(event)).toBe((goingBefore ?? 0) + (rsvp === 'YES' ? 3 : 0))
    expect(await undo(event, savedRsvp)).toEqual(before)
    expect(await going(event)).toBe(goingBefore)
    expect(await rowOf(server, host, event, guest.inviteeId)).not.toHaveProperty('rsvpAt')
    expect((await answer(server, event, guest, 'YES')).rsvpStatus, 'guests can RSVP again').toBe('YES')
  })

  it('gives the place to the next guest in line, and takes a waiting guest out of the line [OPT-09]', async () => {
    const event = await party(server, host, { capacity: 1 })
    const [ana, ben, cleo] = await Promise.all(['Ana', 'Ben', 'Cleo'].map((name) => guestOf(event, name)))
    if (!ana || !ben || !cleo) throw new Error('not invited')
    const placedRsvp = await answer(server, event, ana, 'YES')
    server.clock.advance(1_000)
    const waiting = await answer(server, event, ben, 'YES')
    server.clock.advance(1_000)
    await answer(server, event, cleo, 'YES')
    expect(waiting).toMatchObject({ waitlistStatus: 'PENDING_APPROVAL', awaits: 'place' })
    const undoneInvitee = await undo(event, waiting)
    expect(undoneInvitee).not.toHaveProperty('waitlistStatus')
    expect(undoneInvitee).not.toHaveProperty('awaits')
    expect(await undo(event, placedRsvp)).not.toHaveProperty('waitlistStatus')
    expect(await rowOf(server, host, event, cleo.inviteeId)).toMatchObject({ waitlistStatus: 'APPROVED' })
    expect(await rowOf(server, host, event, ben.inviteeId)).toMatchObject({ rsvpStatus: 'SEEN' })
    expect((await answer(server, event, ana, 'YES')).waitlistStatus, 'the place is taken').toBe('PENDING_APPROVAL')
  })

  it("keeps the host's approval, and asks for it again if there was none", async () => {
    const event = await party(server, host, { hasWaitlist: true })
    const viewer = await person(server, 'Vera')
    const send = async (fields: object) =>
      (
        await call(
          server,
          'updateAttendance',
          { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES', ...fields } },
          viewer,
        )
      ).invitee
    const first = await send({})
    expect(first).toMatchObject({ waitlistStatus: 'PENDING_APPROVAL', awaits: 'approval' })
    const undoneRsvp = await send({ rsvpStatus: 'SEEN', undoes: first.rsvpAt })
    expect(undoneRsvp.rsvpStatus).toBe('SEEN')
    expect(undoneRsvp).not.toHaveProperty('waitlistStatus')
    const second = await send({})
    expect(second.waitlistStatus).toBe('PENDING_APPROVAL')
    const approval = { eventId: event.id, inviteeId: second.inviteeId, status: 'APPROVED' as const }
    await call(server, 'setWaitlistStatus', approval, host)
    expect((await send({ rsvpStatus: 'SEEN', undoes: second.rsvpAt })).rsvpStatus).toBe('SEEN')
    expect((await send({})).waitlistStatus).toBe('APPROVED')
  })

  it('removes a guest that the RSVP added', async () => {
    const event = await party(server, host)
    const viewer = await person(server, 'Noor')
    const send = async (fields: { rsvpStatus: 'SEEN' | 'YES'; undoes?: number | undefined }) => {
      const invitee = { inviteeId: randomUUID(), ...fields }
      return (await call(server, 'updateAttendance', { eventId: event.id, invitee }, viewer)).invitee
    }
    const list = async () => (await call(server, 'fetchInvitees', { eventId: event.id }, host)).invitees
    const before = await list()
    const goingBefore = await going(event)
    const savedRsvp = await send({ rsvpStatus: 'YES' })
    expect(await list()).toHaveLength(before.length + 1)
    expect((await send({ rsvpStatus: 'SEEN', undoes: savedRsvp.rsvpAt })).rsvpStatus).toBe('SEEN')
    expect(await list()).toEqual(before)
    expect(await going(event)).toBe(goingBefore)
    expect((await call(server, 'getEvent', { eventId: event.id }, viewer)).event.invitee ?? null).toBeNull()
    expect((await send({ rsvpStatus: 'YES' })).rsvpStatus, 'guests can RSVP again').toBe('YES')
  })

  it('keeps a guest that the RSVP added and a host wrote to alone, so that no one else gets the message with the id', async () => {
    const event = await party(server, host)
    const viewer = await person(server, 'Noor')
    const first = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
    const { inviteeId, rsvpAt } = (
      await call(server, 'updateAttendance', { eventId: event.id, invitee: first }, viewer)
    ).invitee
    const message = { eventId: event.id, messageId: randomUUID(), message: 'For Noor', inviteeId }
    await call(server, 'sendPrivateReply', message, host)
    const undoInput = { inviteeId, rsvpStatus: 'SEEN' as const, undoes: rsvpAt }
    await call(server, 'updateAttendance', { eventId: event.id, invitee: undoInput }, viewer)
    expect(await rowOf(server, host, event, inviteeId)).toMatchObject({ name: 'Noor', rsvpStatus: 'SEEN' })
    const stranger = { inviteeId, name: 'Mallory', rsvpStatus: 'NO' as const }
    expect(await reasonOf(server, 'updateAttendanceByLink', { eventId: event.id, invitee: stranger })).toBe(
      'inviteeTokenInvalid',
    )
  })

  it('is refused after a host has edited the RSVP or the plus-ones', async () => {
    const event = await party(server, host)
    for (const edits of [[{ additionalGuestCount: 3 }], [{ rsvpStatus: 'NO' }, { rsvpStatus: 'YES' }]] as const) {
      const guest = await guestOf(event)
      const savedRsvp = await answer(server, event, guest, 'YES')
      for (const edit of edits) {
        const invitee = { inviteeId: guest.inviteeId, name: 'Gina', ...edit }
        await call(server, 'editInvitee', { eventId: event.id, invitee }, host)
      }
      expect((await undo(event, savedRsvp)).rsvpStatus).toBe('YES')
    }
  })

  it('is refused to everyone but the guest', async () => {
    const event = await party(server, host)
    const [guest, other] = [await guestOf(event), await guestOf(event)]
    const { inviteeId, rsvpAt } = await answer(server, event, guest, 'YES')
    const invitee = { inviteeId, name: 'Gina', rsvpStatus: 'SEEN' as const, undoes: rsvpAt }
    const token = keyOf(server, event, other)
    expect(await reasonOf(server, 'updateAttendanceThroughEmail', { eventId: event.id, token, invitee })).toBe(
      'inviteeTokenInvalid',
    )
    expect(await reasonOf(server, 'updateAttendanceByLink', { eventId: event.id, invitee })).toBe('inviteeTokenInvalid')
    const stranger = await person(server, 'Mallory')
    await call(server, 'updateAttendance', { eventId: event.id, invitee }, stranger).catch(() => undefined)
    expect((await rowOf(server, host, event, inviteeId)).rsvpStatus).toBe('YES')
  })

  // Last, because it ends the host's session.
  it('changes nothing for another RSVP, for a changed one, and after a day', async () => {
    const event = await party(server, host, { startTime: server.clock.now() + 96 * hourMs })
    const guest = await guestOf(event)
    const first = await answer(server, event, guest, 'YES')
    const isStill = async (rsvpStatus: string, rsvp: Invitee) =>
      expect((await undo(event, rsvp)).rsvpStatus).toBe(rsvpStatus)
    await isStill('YES', { ...first, rsvpAt: (first.rsvpAt ?? 0) - 1 })
    server.clock.advance(1_000)
    const second = await answer(server, event, guest, 'YES', 1)
    await isStill('YES', second)
    await isStill('YES', first)

    const editedGuest = await guestOf(event)
    const ownRsvp = await answer(server, event, editedGuest, 'YES')
    const invitee = { inviteeId: editedGuest.inviteeId, name: 'Gina', rsvpStatus: 'NO' as const }
    await call(server, 'editInvitee', { eventId: event.id, invitee }, host)
    await isStill('NO', ownRsvp)

    const [late, later] = [await guestOf(event), await guestOf(event)]
    const onTime = await answer(server, event, late, 'NO')
    const tooLate = await answer(server, event, later, 'NO')
    server.clock.advance(24 * hourMs)
    await isStill('SEEN', onTime)
    server.clock.advance(1)
    await isStill('NO', tooLate)
  })
})
