import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { answer, eventDraft, invite, keyOf, party, person, rowOf } from '../../../support/builders.ts'
import type { EventDraft, Person } from '../../../support/builders.ts'
import { deliverMail, replyEnv, replyMail, replyTo } from '../../../support/mail/replyMail.ts'
import { call, reasonOf } from '../../../support/rpcClient.ts'
import { jsonRenderer } from '../../../support/services/jsonRenderer.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)('a maybe, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind, { env: replyEnv, renderer: jsonRenderer })
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const partyWithGuests = async (fields: Partial<EventDraft> = {}) => {
    const event = await party(server, host, { allowMaybe: true, ...fields })
    const [guest, other] = await invite(server, host, event, ['Gus', 'Ola'])
    if (!guest || !other) return expect.fail('not invited')
    return { event, guest, other }
  }
  const row = (event: EventView, { inviteeId }: Invitee) => rowOf(server, host, event, inviteeId)
  const viewOf = async (event: EventView, guest: Invitee) => {
    const key = { inviteeUuid: guest.inviteeId, token: keyOf(server, event, guest) }
    return (await call(server, 'getEventPreview', { eventId: event.id, ...key })).event
  }
  const going = async ({ id }: EventView) => (await call(server, 'getEvent', { eventId: id }, host)).event.goingCount
  const edit = (event: EventView, fields: Partial<EventDraft>) =>
    call(
      server,
      'editEventDetails',
      {
        eventId: event.id,
        event: eventDraft(server, { startTime: event.startTime, ...fields }),
        disableNotification: true,
      },
      host,
    )
  const maybeOf = (event: EventView, guest: Invitee) => ({
    eventId: event.id,
    token: keyOf(server, event, guest),
    invitee: { inviteeId: guest.inviteeId, rsvpStatus: 'MAYBE' as const },
  })

  it('is refused unless the host allows it', async () => {
    const { event, guest } = await partyWithGuests({ allowMaybe: false })
    expect(await reasonOf(server, 'updateAttendanceThroughEmail', maybeOf(event, guest))).toBe('maybeNotAllowed')
    const editedInvitee = { inviteeId: guest.inviteeId, name: 'Gus', rsvpStatus: 'MAYBE' as const }
    expect(await reasonOf(server, 'editInvitee', { eventId: event.id, invitee: editedInvitee }, host)).toBe(
      'maybeNotAllowed',
    )
    expect(await row(event, guest)).toMatchObject({ rsvpStatus: 'INVITED' })
    expect(await viewOf(event, guest)).not.toHaveProperty('rsvpChoices')
  })

  it('holds no spot, needs no responses, and has no plus-ones', async () => {
    const question = { questionUuid: randomUUID(), question: 'Fish or cake?', isRequired: true }
    const { event, guest, other } = await partyWithGuests({ capacity: 1, questions: [question] })
    expect(await answer(server, event, guest, 'MAYBE', 3)).toMatchObject({
      rsvpStatus: 'MAYBE',
      additionalGuestCount: 0,
    })
    expect(await row(event, guest)).not.toHaveProperty('waitlistStatus')
    expect(await going(event)).toBe(1)
    await call(server, 'updateAttendanceThroughEmail', {
      ...maybeOf(event, other),
      invitee: {
        inviteeId: other.inviteeId,
        rsvpStatus: 'YES',
        answers: [{ questionUuid: question.questionUuid, answerValue: { text: 'Fish' } }],
      },
    })
    expect(await row(event, other)).toMatchObject({ waitlistStatus: 'APPROVED' })
  })

  it('frees the spot of a yes for the waitlist, and gives back what the guest brings', async () => {
    const { event, guest, other } = await partyWithGuests({ capacity: 1 })
    await answer(server, event, guest, 'YES')
    await answer(server, event, other, 'YES')
    const itemId = randomUUID()
    await call(server, 'setSignUpList', { eventId: event.id, items: [{ itemId, name: 'Ice', wanted: 1 }] }, host)
    const key = { inviteeUuid: guest.inviteeId, token: keyOf(server, event, guest) }
    await call(server, 'claimItem', { eventId: event.id, ...key, itemId, amount: 1 })
    await answer(server, event, guest, 'MAYBE')
    expect(await row(event, other)).toMatchObject({ waitlistStatus: 'APPROVED' })
    expect((await viewOf(event, other)).signUps).toEqual({ taken: 0, items: 1 })
    expect(await going(event)).toBe(2)
  })

  it('can be taken back like any first RSVP', async () => {
    const { event, guest } = await partyWithGuests()
    const { rsvpAt } = await answer(server, event, guest, 'MAYBE')
    await call(server, 'updateAttendanceThroughEmail', {
      ...maybeOf(event, guest),
      invitee: { inviteeId: guest.inviteeId, rsvpStatus: 'SEEN', ...(rsvpAt === undefined ? {} : { undoes: rsvpAt }) },
    })
    expect(await row(event, guest)).toMatchObject({ rsvpStatus: 'SEEN' })
  })

  it('stays when the host turns it off, and the guest is asked to choose', async () => {
    const { event, guest } = await partyWithGuests({ decideBy: server.clock.now() + 3_600_000 })
    await answer(server, event, guest, 'MAYBE')
    expect(await viewOf(event, guest)).toMatchObject({
      rsvpChoices: ['YES', 'MAYBE', 'NO'],
      rsvpNote: expect.stringContaining('Decide by '),
    })
    await edit(event, {})
    expect(await row(event, guest)).toMatchObject({ rsvpStatus: 'MAYBE' })
    const view = await viewOf(event, guest)
    expect(view).not.toHaveProperty('rsvpChoices')
    expect(view.rsvpNote).toBe('Hana Host needs a yes or no. Please choose one.')
    expect(await reasonOf(server, 'updateAttendanceThroughEmail', maybeOf(event, guest))).toBe('maybeNotAllowed')
  })

  it('can be entered by a host, and a message to those guests reaches no one else', async () => {
    const { event, guest, other } = await partyWithGuests()
    const editedInvitee = {
      inviteeId: guest.inviteeId,
      name: 'Gus',
      rsvpStatus: 'MAYBE' as const,
      additionalGuestCount: 2,
    }
    expect(
      (await call(server, 'editInvitee', { eventId: event.id, invitee: editedInvitee }, host)).invitee,
    ).toMatchObject({
      rsvpStatus: 'MAYBE',
      additionalGuestCount: 0,
    })
    await answer(server, event, other, 'YES')
    const message = {
      eventId: event.id,
      messageId: randomUUID(),
      message: 'Coming?',
      sendToStatuses: ['Maybe' as const],
    }
    expect((await call(server, 'sendEventComment', message, host)).recipients).toBe(1)
  })

  it('is a tentative reply by calendar, where the host allows it', async () => {
    const { event, guest } = await partyWithGuests()
    await deliverMail(server, replyMail('gmail', { ...replyTo(server, event, guest), partstat: 'TENTATIVE' }))
    expect(await row(event, guest)).toMatchObject({ rsvpStatus: 'MAYBE' })
    const without = await partyWithGuests({ allowMaybe: false })
    const reply = replyTo(server, without.event, without.guest)
    await deliverMail(server, replyMail('gmail', { ...reply, partstat: 'TENTATIVE' }))
    expect(await row(without.event, without.guest)).toMatchObject({ rsvpStatus: 'INVITED' })
  })

  it('can be sent by a form without JavaScript, which says what is wrong if it is refused', async () => {
    const { event, guest } = await partyWithGuests()
    const post = (to: EventView, who: Invitee, rsvpStatus: string) =>
      server.app.inject({
        method: 'POST',
        url: `/event/unauthrsvp/action/${to.id}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({
          iu: who.inviteeId,
          token: keyOf(server, to, who),
          name: 'Gus',
          notificationPreference: '1',
          rsvpStatus,
        }).toString(),
      })
    expect((await post(event, guest, 'maybe')).statusCode).toBe(303)
    expect(await row(event, guest)).toMatchObject({ rsvpStatus: 'MAYBE' })
    const without = await partyWithGuests({ allowMaybe: false })
    const refusedForm = await post(without.event, without.guest, 'maybe')
    expect([refusedForm.statusCode, refusedForm.body.includes('needs a yes or no')]).toEqual([422, true])
  })
})
