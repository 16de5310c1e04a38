import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { personByPhone } from '../../support/accounts.ts'
import { answer, eventDraft, invite, keyOf, party, person, rowOf, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { attempt, call, reasonOf } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('guests added by a host, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  /** A user who was at one of the host's parties. */
  let member: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
    member = await person(server, 'Mia Member')
    await goTo(await party(server, host), member)
  })
  afterAll(() => server.end())

  const goTo = (event: EventView, guest: Person) =>
    call(
      server,
      'updateAttendance',
      { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES' } },
      guest,
    )
  const queue = (event: EventView, invitees: object[], by = host) =>
    attempt(server, 'queueInvites', Object({ eventId: event.id, invitees }), by)
  const asMember = ({ userId }: Person) => ({ inviteeId: randomUUID(), userId })
  const newInvitee = (name: string, email = `${randomUUID()}@example.com`) => ({ inviteeId: randomUUID(), name, email })
  const list = async (event: EventView, by = host) =>
    (await call(server, 'fetchInvitees', { eventId: event.id }, by)).invitees.slice(1)
  const sendInvite = async (event: EventView, inviteeId: string) => {
    const { triggered } = await call(server, 'sendInvites', { eventId: event.id, inviteIds: [inviteeId] }, host)
    expect(triggered).toBe(1)
    return eventually(async () => {
      const row = await rowOf(server, host, event, inviteeId)
      return row.inviteStatus !== 'TRIGGERED' && row
    })
  }
  const mails = async ({ email }: { email: string }, title: string) =>
    (await readOutbox(server.services.db, email)).filter(({ subject }) => subject.includes(title))

  it('are unsent attendees without plus-ones, once even if called repeatedly [RPC-51, RPC-77, PICK-12]', async () => {
    const event = await party(server, host)
    const guest = newInvitee('Ann')
    for (let time = 0; time < 2; time += 1)
      expect((await queue(event, [guest])).result?.invitees).toEqual([
        {
          ...guest,
          role: 'attendee',
          rsvpStatus: 'INVITED',
          inviteStatus: 'PENDING',
          additionalGuestCount: 0,
          rsvpMessage: '',
          answers: [],
          isNew: true,
        },
      ])
    const again = await queue(event, [newInvitee('Bob'), newInvitee('Ann again', guest.email.toUpperCase())])
    expect(again.failure).toMatchObject({ reason: 'alreadyInvited', issues: [{ path: 'invitees.1.email' }] })
    expect((await list(event)).map(({ name }) => name)).toEqual(['Ann'])
    expect(await mails(guest, event.title)).toEqual([])
  })

  it("can be members, whose address the host can't see before their RSVP [INV-18, ENT-44, AUTHZ-13]", async () => {
    const event = await party(server, host, { title: 'By account' })
    const invitee = asMember(member)
    for (let time = 0; time < 2; time += 1)
      expect((await queue(event, [invitee])).result?.invitees).toEqual([
        expect.objectContaining({ ...invitee, name: 'Mia Member', inviteStatus: 'PENDING', isConnected: true }),
      ])
    const shownList = JSON.stringify(await list(event))
    expect(shownList).not.toContain(member.email)
    expect((await sendInvite(event, invitee.inviteeId)).inviteStatus).toBe('SUCCESS')
    expect(await mails(member, 'By account')).toHaveLength(1)
    // The link in the email requires no address and reveals none to the host.
    await answer(server, event, invitee, 'YES')
    const preview = { eventId: event.id, inviteeUuid: invitee.inviteeId, token: keyOf(server, event, invitee) }
    expect((await call(server, 'getEventPreview', preview)).event.invitee?.withheld?.contacts).toEqual(['email'])
    expect(await rowOf(server, host, event, invitee.inviteeId)).not.toHaveProperty('email')
    await goTo(event, member)
    expect(await rowOf(server, host, event, invitee.inviteeId)).toMatchObject({
      email: member.email,
      isConnected: true,
    })
  })

  it('are notified of changes at the address of their account [EDIT-14]', async () => {
    const event = await party(server, host, { title: 'Before' })
    const invitee = asMember(member)
    await queue(event, [invitee])
    await sendInvite(event, invitee.inviteeId)
    await call(server, 'cancelEvent', { eventId: event.id, message: 'So sorry' }, host)
    await eventually(async () => (await mails(member, 'Before is canceled')).length === 1)
  })

  it('can be copied to the next party, and added again after they were removed, without showing more', async () => {
    const event = await party(server, host)
    const invitee = asMember(member)
    await queue(event, [invitee])
    const next = await call(server, 'createEvent', { event: eventDraft(server), guestsOf: event.id }, host)
    const [copy] = await list(next.event)
    expect(copy).toMatchObject({ name: 'Mia Member', userId: member.userId, isConnected: true })
    expect(copy).not.toHaveProperty('email')
    expect((await sendInvite(next.event, copy?.inviteeId ?? '')).inviteStatus).toBe('SUCCESS')
    await call(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [invitee.inviteeId] }, host)
    expect((await queue(event, [invitee])).failure?.reason).toBe('alreadyInvited')
    expect((await queue(event, [asMember(member)])).result?.invitees).toHaveLength(1)
  })

  it("can't be reached after their account is deleted", async () => {
    const event = await party(server, host)
    const leaving = await person(server, 'Lea Leaving')
    await goTo(await party(server, host), leaving)
    const invitee = asMember(leaving)
    await queue(event, [invitee])
    await call(server, 'deleteAccount', {}, leaving)
    const order = { eventId: event.id, inviteIds: [invitee.inviteeId] }
    expect((await call(server, 'sendInvites', order, host)).triggered).toBe(0)
    const [row] = await list(event)
    expect(row).not.toHaveProperty('isConnected')
    expect(row?.name).toBe('Former guest')
  })

  it("can't be members who haven't been to a party with the host [RPC-51]", async () => {
    const event = await party(server, host)
    const stranger = await person(server, 'Sam Stranger')
    const unreachable = await personByPhone(server, 'Pia Phone')
    await goTo(await party(server, host), unreachable)
    for (const nobody of [asMember(stranger), asMember(unreachable), { inviteeId: randomUUID(), userId: randomUUID() }])
      expect((await queue(event, [newInvitee('Ann'), nobody])).failure).toMatchObject({
        reason: 'memberNotFound',
        issues: [{ path: 'invitees.1.userId' }],
      })
    expect(await list(event)).toEqual([])
  })

  it('are added once, by account or by one of its addresses', async () => {
    const event = await party(server, host)
    const byAddress = newInvitee('Mia', member.email)
    await call(server, 'addInvitees', { eventId: event.id, invitees: [byAddress] }, host)
    expect((await queue(event, [asMember(member)])).failure?.reason).toBe('alreadyInvited')

    const other = await party(server, host)
    const invitee = asMember(member)
    await queue(other, [invitee])
    expect((await queue(other, [newInvitee('Mia', member.email)])).failure?.reason).toBe('alreadyInvited')
    expect((await queue(other, [asMember(member)])).failure?.reason).toBe('alreadyInvited')
    const both = await party(server, host)
    expect((await queue(both, [asMember(member), newInvitee('Mia', member.email)])).failure?.reason).toBe(
      'alreadyInvited',
    )
    expect(await list(both)).toEqual([])
  })

  it('can be removed again, all or none, before anything is sent [RPC-53, RPC-77]', async () => {
    const event = await party(server, host)
    const [unsentGuest, other, removedGuest] = await invite(server, host, event, ['Una', 'Otto', 'Gus'])
    const ids = [unsentGuest, other, removedGuest].map((guest) => guest?.inviteeId ?? '')
    await sendInvite(event, ids[1] ?? '')
    const remove = (inviteIds: string[]) =>
      attempt(server, 'deletePendingInvites', { eventId: event.id, inviteIds }, host)
    const [organizer] = (await call(server, 'fetchInvitees', { eventId: event.id }, host)).invitees
    expect((await remove(ids)).failure?.reason).toBe('inviteSent')
    expect((await remove([ids[0] ?? '', organizer?.inviteeId ?? ''])).failure?.reason).toBe('inviteSent')
    expect(await list(event)).toHaveLength(3)
    expect((await remove([ids[0] ?? '', ids[2] ?? ''])).result).toEqual({ deleted: 2 })
    expect((await remove([ids[0] ?? '', ids[2] ?? ''])).result).toEqual({ deleted: 0 })
    expect((await list(event)).map(({ name }) => name)).toEqual(['Otto'])
    const remainingRows = await server.services.db
      .selectFrom('invitees')
      .select('invitee_id')
      .where('event_id', '=', event.id)
      .where('invitee_id', '=', ids[0] ?? '')
      .execute()
    expect(remainingRows).toEqual([])
    const askedCohost = newInvitee('Cora')
    await call(server, 'addCohost', { eventId: event.id, cohost: askedCohost }, host)
    expect((await remove([askedCohost.inviteeId])).failure?.reason).toBe('inviteSent')
  })

  it("can't be added or removed after the party is canceled", async () => {
    const event = await party(server, host)
    const [guest] = await invite(server, host, event, ['Una'])
    await call(server, 'cancelEvent', { eventId: event.id, disableNotification: true }, host)
    expect((await queue(event, [newInvitee('Ann')])).failure?.reason).toBe('eventCancelled')
    const order = { eventId: event.id, inviteIds: [guest?.inviteeId ?? ''] }
    expect(await reasonOf(server, 'deletePendingInvites', order, host)).toBe('eventCancelled')
  })
})
