import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { digestCopy } from '../../../../server/messaging/mail/digestCopy.ts'
import { readNewRsvps } from '../../../../server/messaging/notifications/hostDigests.ts'
import { answer, eventDraft, invite, keyOf, party, person, rowOf } from '../../../support/builders.ts'
import type { EventDraft, Person } from '../../../support/builders.ts'
import { deliverMail, replyEnv, replyMail, replyTo } from '../../../support/mail/replyMail.ts'
import { attempt, call, reasonOf } from '../../../support/rpcClient.ts'
import { jsonRenderer } from '../../../support/services/jsonRenderer.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const minute = 60_000

describe.each(databaseKinds)('an RSVP deadline, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind, { env: replyEnv, renderer: jsonRenderer })
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const deadline = (fields: Partial<EventDraft> = {}) => ({
    rsvpBy: server.clock.now() + minute,
    allowMaybe: true,
    ...fields,
  })
  const partyWithGuests = async (fields: Partial<EventDraft> = {}) => {
    const event = await party(server, host, deadline(fields))
    const [guest, other, third] = await invite(server, host, event, ['Gus', 'Ola', 'Tim'])
    if (!guest || !other || !third) return expect.fail('not invited')
    return { event, guest, other, third }
  }
  const pass = () => server.clock.advance(minute)
  const row = (event: EventView, { inviteeId }: Invitee) => rowOf(server, host, event, inviteeId)
  const refusal = (event: EventView, guest: Invitee, rsvpStatus: 'YES' | 'NO' | 'MAYBE', additionalGuestCount = 0) =>
    attempt(server, 'updateAttendanceThroughEmail', {
      eventId: event.id,
      token: keyOf(server, event, guest),
      invitee: { inviteeId: guest.inviteeId, rsvpStatus, additionalGuestCount },
    }).then(({ failure }) => failure?.reason)
  const noteFor = async (event: EventView, guest: Invitee) => {
    const key = { inviteeUuid: guest.inviteeId, token: keyOf(server, event, guest) }
    return (await call(server, 'getEventPreview', { eventId: event.id, ...key })).event
  }

  it('refuses a new yes or maybe and more plus-ones afterward, but never a no', async () => {
    const { event, guest, other, third } = await partyWithGuests()
    await answer(server, event, guest, 'YES', 1)
    await answer(server, event, other, 'MAYBE')
    expect((await noteFor(event, third)).rsvpNote).toMatch(/^RSVP by \w+day, /)
    pass()
    expect(await refusal(event, third, 'YES')).toBe('rsvpClosed')
    expect(await refusal(event, third, 'MAYBE')).toBe('rsvpClosed')
    expect(await refusal(event, other, 'YES')).toBe('rsvpClosed')
    expect(await refusal(event, guest, 'YES', 2)).toBe('rsvpClosed')
    expect(await refusal(event, guest, 'YES', 0)).toBeUndefined()
    expect(await refusal(event, other, 'MAYBE')).toBeUndefined()
    expect(await noteFor(event, third)).toMatchObject({
      rsvpChoices: ['NO'],
      rsvpNote: expect.stringMatching(/^RSVPs closed on .*\. Still want to come\? Send Hana Host a message\.$/),
    })
    expect(await noteFor(event, guest)).toMatchObject({ rsvpChoices: ['YES', 'NO'] })
    expect(await noteFor(event, other)).toMatchObject({ rsvpChoices: ['NO'] })
    for (const one of [guest, other, third]) expect(await refusal(event, one, 'NO')).toBeUndefined()
    expect(await refusal(event, guest, 'YES')).toBe('rsvpClosed')
  })

  it('holds for accounts, the open link, forms without JavaScript, and calendars', async () => {
    const { event, guest } = await partyWithGuests()
    const member = await person(server, 'Mia')
    pass()
    const invitee = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const, name: 'Nia' }
    expect(await reasonOf(server, 'updateAttendance', { eventId: event.id, invitee }, member)).toBe('rsvpClosed')
    expect(await reasonOf(server, 'updateAttendanceByLink', { eventId: event.id, invitee })).toBe('rsvpClosed')
    const form = { iu: guest.inviteeId, token: keyOf(server, event, guest), name: 'Gus', notificationPreference: '1' }
    const refusedForm = await server.app.inject({
      method: 'POST',
      url: `/event/unauthrsvp/action/${event.id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...form, rsvpStatus: 'yes' }).toString(),
    })
    expect([refusedForm.statusCode, refusedForm.body.includes('RSVPs are closed')]).toEqual([422, true])
    await deliverMail(server, replyMail('gmail', replyTo(server, event, guest)))
    expect(await row(event, guest)).toMatchObject({ rsvpStatus: 'INVITED' })
  })

  it('binds no host: neither a co-host nor one who enters an RSVP', async () => {
    const { event, guest, other } = await partyWithGuests()
    await server.services.db
      .updateTable('invitees')
      .set({ cohost_status: 'ACCEPTED' })
      .where('event_id', '=', event.id)
      .where('invitee_id', '=', other.inviteeId)
      .execute()
    pass()
    expect(await refusal(event, other, 'YES', 2)).toBeUndefined()
    const editedInvitee = { inviteeId: guest.inviteeId, name: 'Gus', rsvpStatus: 'YES' as const }
    await call(server, 'editInvitee', { eventId: event.id, invitee: editedInvitee }, host)
    expect(await row(event, guest)).toMatchObject({ rsvpStatus: 'YES' })
    expect(await refusal(event, guest, 'YES')).toBeUndefined()
  })

  it('lets everyone write to the host afterward, without an RSVP, of which the host is notified', async () => {
    const { event, guest, other } = await partyWithGuests()
    await answer(server, event, other, 'MAYBE')
    const member = await person(server, 'Mia')
    pass()
    const message = (rsvpMessage: string) => ({ rsvpStatus: 'SEEN' as const, messageOnly: true, rsvpMessage })
    const send = (to: Invitee, text: string) =>
      call(server, 'updateAttendanceThroughEmail', {
        eventId: event.id,
        token: keyOf(server, event, to),
        invitee: { inviteeId: to.inviteeId, ...message(text) },
      })
    expect((await send(guest, 'Room for me?')).invitee).toMatchObject({
      rsvpStatus: 'SEEN',
      rsvpMessage: 'Room for me?',
    })
    await send(other, 'I would love to.')
    const stranger = { ...message('May I?'), inviteeId: randomUUID(), name: 'Nia', email: 'nia@example.com' }
    const rsvpResult = await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee: stranger })
    const mia = { ...message('Me too?'), inviteeId: randomUUID() }
    await call(server, 'updateAttendance', { eventId: event.id, invitee: mia }, member)
    const { invitees } = await call(server, 'fetchInvitees', { eventId: event.id }, host)
    const statesOf = (names: string[]) =>
      names.map((name) => {
        const matchingInvitee = invitees.find((one) => one.name === name)
        return [matchingInvitee?.rsvpStatus, matchingInvitee?.rsvpMessage, matchingInvitee?.rsvpAt !== undefined]
      })
    expect(statesOf(['Gus', 'Ola', 'Nia', 'Mia'])).toEqual([
      ['SEEN', 'Room for me?', true],
      ['MAYBE', 'I would love to.', true],
      ['SEEN', 'May I?', true],
      ['SEEN', 'Me too?', true],
    ])
    expect(invitees.find(({ name }) => name === 'Nia')).toMatchObject({ email: 'nia@example.com' })
    for (const one of [guest, { ...guest, inviteeId: rsvpResult.inviteeId }])
      expect((await noteFor(event, one)).rsvpNote).toMatch(/^We sent Hana Host your message\. RSVPs closed on /)
    expect((await noteFor(event, other)).rsvpNote).toMatch(/Send Hana Host a message\.$/)
    // Without a message, or the mark, it is a view.
    const view = { inviteeId: randomUUID(), rsvpStatus: 'SEEN' as const, name: 'Viv', rsvpMessage: 'Hi' }
    expect(await reasonOf(server, 'updateAttendanceByLink', { eventId: event.id, invitee: view })).toBe(
      'inviteeNotFound',
    )
    const empty = { ...view, messageOnly: true, rsvpMessage: '' }
    expect(await reasonOf(server, 'updateAttendanceByLink', { eventId: event.id, invitee: empty })).toBe(
      'inviteeNotFound',
    )
    // The host lets one of them in.
    const editedInvitee = { inviteeId: guest.inviteeId, name: 'Gus', rsvpStatus: 'YES' as const }
    await call(server, 'editInvitee', { eventId: event.id, invitee: editedInvitee }, host)
    expect(await row(event, guest)).toMatchObject({ rsvpStatus: 'YES', rsvpMessage: 'Room for me?' })
    const reader = await server.services.db
      .selectFrom('invitees')
      .selectAll()
      .where('event_id', '=', event.id)
      .where('role', '=', 'organizer')
      .executeTakeFirstOrThrow()
    const span = { from: server.clock.now() - minute, until: server.clock.now() }
    const { rows, more } = await readNewRsvps(server.services.db, reader, span)
    const { lines } = digestCopy('Picnic', { rsvps: rows, more, going: 1 })
    expect(lines.toSorted()).toEqual([
      'Going so far: 1.',
      'Gus is coming. “Room for me?”',
      'Mia sent you a message. “Me too?”',
      'Nia sent you a message. “May I?”',
      'Ola might come. “I would love to.”',
    ])
  })

  it('takes no message of a removed guest, or by a link that is wrong or for another party', async () => {
    const { event, guest, other, third } = await partyWithGuests()
    const elsewhere = await partyWithGuests()
    await call(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [guest.inviteeId] }, host)
    const member = await person(server, 'Mo')
    pass()
    const message = { rsvpStatus: 'SEEN' as const, messageOnly: true, rsvpMessage: 'Let me in' }
    const failureFor = (to: Invitee, token: string) =>
      reasonOf(server, 'updateAttendanceThroughEmail', {
        eventId: event.id,
        token,
        invitee: { inviteeId: to.inviteeId, ...message },
      })
    // Removing a guest ends their link.
    expect(await failureFor(guest, keyOf(server, event, guest))).toBe('inviteeTokenInvalid')
    expect(await failureFor(other, keyOf(server, event, third))).toBe('inviteeTokenInvalid')
    expect(await failureFor(other, keyOf(server, elsewhere.event, elsewhere.other))).toBe('inviteeTokenInvalid')
    // A signed-in stranger can't write as a guest either.
    const stolenInput = { eventId: event.id, invitee: { inviteeId: other.inviteeId, ...message } }
    expect(await reasonOf(server, 'updateAttendance', stolenInput, member)).toBe('inviteeTokenInvalid')
    const { invitees } = await call(server, 'fetchInvitees', { eventId: event.id }, host)
    expect(invitees.filter(({ rsvpMessage }) => rsvpMessage === message.rsvpMessage)).toEqual([])
  })

  it('takes a message without JavaScript, and wants its text', async () => {
    const { event, guest } = await partyWithGuests()
    pass()
    const form = { iu: guest.inviteeId, token: keyOf(server, event, guest), name: 'Gus', notificationPreference: '1' }
    const send = (rsvpMessage: string) =>
      server.app.inject({
        method: 'POST',
        url: `/event/unauthrsvp/action/${event.id}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ ...form, rsvpStatus: 'seen', rsvpMessage }).toString(),
      })
    const refusedMessage = await send(' ')
    expect([refusedMessage.statusCode, refusedMessage.body.includes('Please write your message')]).toEqual([422, true])
    expect((await send('Room for me?')).statusCode).toBe(303)
    expect(await row(event, guest)).toMatchObject({ rsvpStatus: 'SEEN', rsvpMessage: 'Room for me?' })
  })

  it('can ask the host about a late yes, who lets the guest in', async () => {
    const { event, guest, other, third } = await partyWithGuests({ lateRsvps: 'ask' })
    await answer(server, event, other, 'YES', 1)
    pass()
    expect(await refusal(event, guest, 'YES')).toBeUndefined()
    expect(await row(event, guest)).toMatchObject({ waitlistStatus: 'PENDING_APPROVAL', awaits: 'approval' })
    // There is nothing to ask about a maybe.
    expect(await refusal(event, third, 'MAYBE')).toBe('maybeNotAllowed')
    expect((await noteFor(event, third)).rsvpChoices).toEqual(['YES', 'NO'])
    expect((await noteFor(event, guest)).rsvpNote).toBe(
      "Your RSVP came after the deadline, so it needs Hana Host's approval.",
    )
    // Those who are going keep their spots, and the plus-ones they had.
    expect(await refusal(event, other, 'YES', 3)).toBeUndefined()
    expect(await row(event, other)).toMatchObject({ additionalGuestCount: 1 })
    const approval = { eventId: event.id, inviteeId: guest.inviteeId, status: 'APPROVED' as const }
    await call(server, 'setWaitlistStatus', approval, host)
    expect(await row(event, guest)).toMatchObject({ rsvpStatus: 'YES', waitlistStatus: 'APPROVED' })
    // A guest who gives up the spot asks again.
    await answer(server, event, guest, 'NO')
    await answer(server, event, guest, 'YES')
    expect(await row(event, guest)).toMatchObject({ waitlistStatus: 'PENDING_APPROVAL' })
  })

  it('lets late guests in once the host moves it, but not with another change', async () => {
    const { event, guest } = await partyWithGuests({ lateRsvps: 'ask' })
    const { rsvpBy = 0, startTime } = event
    pass()
    await answer(server, event, guest, 'YES')
    const edit = (fields: Partial<EventDraft>) =>
      call(
        server,
        'editEventDetails',
        {
          eventId: event.id,
          event: eventDraft(server, { startTime, allowMaybe: true, lateRsvps: 'ask', ...fields }),
          disableNotification: true,
        },
        host,
      )
    await edit({ rsvpBy, title: 'Other' })
    expect(await row(event, guest)).toMatchObject({ waitlistStatus: 'PENDING_APPROVAL' })
    await edit({ rsvpBy: rsvpBy + 10 * minute, title: 'Other' })
    expect(await row(event, guest)).toMatchObject({ waitlistStatus: 'APPROVED' })
  })

  it('can’t be after the start, and needs a date, like the day to decide', async () => {
    const createIssues = (fields: Partial<EventDraft>) =>
      attempt(server, 'createEvent', { event: eventDraft(server, fields) }, host).then(({ failure }) =>
        failure?.issues?.map(({ path }) => path),
      )
    const startTime = server.clock.now() + 60 * minute
    expect(await createIssues({ startTime, rsvpBy: startTime + 1 })).toEqual(['event.rsvpBy'])
    expect(await createIssues({ startTime, decideBy: startTime })).toEqual(['event.decideBy'])
    expect(await createIssues({ startTime, rsvpBy: startTime - 2, decideBy: startTime - 1 })).toEqual([
      'event.decideBy',
    ])
    expect(await createIssues({ startTime, rsvpBy: startTime - 1, decideBy: startTime - 1 })).toBeUndefined()
    expect(await createIssues({ startTime, rsvpBy: startTime, decideBy: startTime - 1 })).toBeUndefined()
    expect(await createIssues({ startTime: 0, dateUndecided: true, rsvpBy: startTime })).toEqual(['event.rsvpBy'])
  })

  it('can’t be set to a time that is over, like the day to decide, but an old one stays with other changes', async () => {
    const now = server.clock.now()
    const startTime = now + 9 * 24 * 60 * minute
    const draft = (fields: Partial<EventDraft>) => eventDraft(server, { startTime, allowMaybe: true, ...fields })
    const over = { rsvpBy: now - minute, decideBy: now - minute }
    const issues = [
      { path: 'event.decideBy', message: "The day to decide by can't be in the past" },
      { path: 'event.rsvpBy', message: "The RSVP deadline can't be in the past" },
    ]
    const { failure } = await attempt(server, 'createEvent', { event: draft(over) }, host)
    expect(failure?.issues).toEqual(issues)
    const event = await party(server, host, {
      startTime,
      allowMaybe: true,
      rsvpBy: now + minute,
      decideBy: now + minute,
    })
    server.clock.advance(2 * minute)
    const editIssues = (fields: Partial<EventDraft>) =>
      attempt(server, 'editEventDetails', { eventId: event.id, event: draft(fields) }, host).then(
        (result) => result.failure?.issues,
      )
    const twoDays = 2 * 24 * 60 * minute
    expect(await editIssues({ rsvpBy: now - twoDays, decideBy: now - twoDays })).toEqual(issues)
    expect(await editIssues({ rsvpBy: now + minute, decideBy: now + minute, title: 'Other' })).toBeUndefined()
    expect(await editIssues({ rsvpBy: now + twoDays, decideBy: now + twoDays })).toBeUndefined()
  })
})
