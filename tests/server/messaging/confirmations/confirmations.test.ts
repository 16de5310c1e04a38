import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { preference } from '@festoon/contract/rules/guests/preferences'
import { addOptOut } from '../../../../server/accounts/profile/optOuts.ts'
import { addressKey } from '../../../../server/crypto/addressKey.ts'
import { queueConfirmations } from '../../../../server/messaging/confirmations/queueConfirmations.ts'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import { workersOf } from '../../../../server/workers.ts'
import { answer, invite, keyOf, party, person, type EventDraft, type Person } from '../../../support/builders.ts'
import { eventually } from '../../../support/eventually.ts'
import { call } from '../../../support/rpcClient.ts'
import { sendConfirmations } from '../../../support/sendConfirmations.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const minute = 60_000
const day = 24 * 60 * minute

describe.each(databaseKinds)('confirmations of RSVPs on %s', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const partyWith = (fields: Partial<EventDraft> = {}) =>
    party(server, host, { title: 'Picnic', startTime: server.clock.now() + 20 * day, ...fields })
  /** Returns the confirmations sent to an address, oldest first. */
  const sentTo = async (email = '') =>
    (await readOutbox(server.services.db, email)).filter(({ body }) => body.includes("ere's your RSVP")).toReversed()
  const subjectsTo = async (email?: string) => (await sentTo(email)).map(({ subject }) => subject)
  const say = (event: EventView, guest: Invitee, fields: object) =>
    call(server, 'updateAttendanceThroughEmail', {
      eventId: event.id,
      token: keyOf(server, event, guest),
      invitee: { inviteeId: guest.inviteeId, rsvpStatus: 'YES', ...fields },
    })
  const only = ([guest]: Invitee[]): Invitee => guest ?? expect.fail('no guest')

  it('contain the RSVP, the place and time, and a link to change it, once per change of the RSVP', async () => {
    const questionUuid = randomUUID()
    const meal = {
      questionUuid: randomUUID(),
      question: 'What do you eat?',
      questionType: 'choice' as const,
      perHead: true as const,
    }
    const questions = [
      { questionUuid, question: 'What will you bring?' },
      { ...meal, options: ['Pie', 'Fish'] },
    ]
    const event = await partyWith({ questions })
    const guest = only(await invite(server, host, event, ['Ana Ortiz']))
    const counts = [
      { option: 'Pie', count: 2 },
      { option: 'Fish', count: 1 },
    ]
    const answers = [
      { questionUuid, answerValue: { text: 'Two pies' } },
      { questionUuid: meal.questionUuid, answerValue: { counts } },
    ]
    await say(event, guest, { additionalGuestCount: 2, answers })
    await sendConfirmations(server, event)
    const [mail, ...others] = await sentTo(guest.email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe("You're going to Picnic")
    for (const part of [
      "Hi Ana, here's your RSVP",
      'Guests: You and 2 guests',
      'What will you bring?: Two pies',
      'What do you eat?: Pie 2, Fish 1',
      '12 Secret Lane',
      'Questions? Leave Hana Host a message with your RSVP: http',
    ])
      expect(mail?.body).toContain(part)
    expect(mail?.body).not.toContain(host.email)
    const [, change = ''] = /Change your RSVP: (\S+)/.exec(mail?.body ?? '') ?? []
    const link = new URL(change).searchParams
    expect([link.get('iu'), link.get('token')]).toEqual([guest.inviteeId, keyOf(server, event, guest)])

    server.clock.advance(11 * minute)
    await say(event, guest, { additionalGuestCount: 2, rsvpMessage: 'Looking forward to it' })
    await sendConfirmations(server, event)
    expect(await sentTo(guest.email)).toHaveLength(1)
    await answer(server, event, guest, 'NO')
    await sendConfirmations(server, event)
    expect(await subjectsTo(guest.email)).toEqual(["You're going to Picnic", "You can't make it to Picnic"])
    const [, declinedEmail] = await sentTo(guest.email)
    expect(declinedEmail?.body).not.toContain('12 Secret Lane')
    expect(declinedEmail?.body).not.toContain('Two pies')
  })

  it('are sent by the job that runs every minute, half a minute after the RSVP', async () => {
    const event = await partyWith()
    const [early, late] = await invite(server, host, event, ['Early', 'Late'])
    if (!early || !late) return expect.fail('no guests')
    await answer(server, event, early, 'YES')
    server.clock.advance(minute / 2)
    await answer(server, event, late, 'YES')
    await workersOf(server.services, server.database.database).queueDueNotifications()
    server.services.jobs.wake()
    await eventually(async () => (await sentTo(early.email)).length === 1, 20_000)
    const isPlanned = server.services.db.selectFrom('deliveries').select('invitee_id').where('event_id', '=', event.id)
    expect(await isPlanned.where('state', '=', 'planned').execute()).toEqual([{ invitee_id: late.inviteeId }])
  })

  it('are not sent for an RSVP that the guest undoes or corrects at once, but for the corrected one', async () => {
    const event = await partyWith()
    const [undoes, correctingGuest] = await invite(server, host, event, ['Una', 'Cora'])
    if (!undoes || !correctingGuest) return expect.fail('no guests')
    const yes = await say(event, undoes, {})
    await answer(server, event, correctingGuest, 'YES')
    server.clock.advance(5_000)
    await say(event, undoes, { rsvpStatus: 'SEEN', undoes: yes.invitee.rsvpAt })
    await answer(server, event, correctingGuest, 'NO')
    await sendConfirmations(server, event)
    expect([await subjectsTo(undoes.email), await subjectsTo(correctingGuest.email)]).toEqual([
      [],
      ["You can't make it to Picnic"],
    ])
    const left = server.services.db.selectFrom('deliveries').select(['invitee_id', 'state'])
    expect(await left.where('event_id', '=', event.id).execute()).toEqual([
      { invitee_id: correctingGuest.inviteeId, state: 'sent' },
    ])
  })

  it('are ten minutes apart, and then confirm only the latest RSVP', async () => {
    const event = await partyWith()
    const guest = only(await invite(server, host, event, ['Flip']))
    const flip = async (times: number) => {
      for (let at = 0; at < times; at += 1) await answer(server, event, guest, at % 2 === 0 ? 'NO' : 'YES')
      await sendConfirmations(server, event)
    }
    await answer(server, event, guest, 'YES')
    await sendConfirmations(server, event)
    await flip(7)
    server.clock.advance(8 * minute)
    await flip(7)
    expect(await subjectsTo(guest.email)).toEqual(["You're going to Picnic"])
    server.clock.advance(3 * minute)
    const counts = await Promise.all(
      Array.from({ length: 5 }, () =>
        queueConfirmations(server.services.db, server.services.jobs.queueNotifications, server.clock.now()),
      ),
    )
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(1)
    await sendConfirmations(server, event)
    expect(await subjectsTo(guest.email)).toEqual(["You're going to Picnic", "You can't make it to Picnic"])
    // A change that was undone needs no confirmation.
    await answer(server, event, guest, 'YES')
    await answer(server, event, guest, 'NO')
    server.clock.advance(11 * minute)
    await sendConfirmations(server, event)
    expect(await sentTo(guest.email)).toHaveLength(2)
  })

  it('of guests on the waitlist say what they are waiting for, and hide the address [AUTHZ-18]', async () => {
    const full = await partyWith({ capacity: 1 })
    const [first, second] = await invite(server, host, full, ['First', 'Second'])
    if (!first || !second) return expect.fail('no guests')
    await answer(server, full, first, 'YES')
    await answer(server, full, second, 'YES')
    await sendConfirmations(server, full)
    const [waiting] = await sentTo(second.email)
    expect(waiting?.subject).toBe("You're on the waitlist for Picnic")
    expect(waiting?.body).toContain('The party is full right now.')
    expect(`${waiting?.body}${waiting?.html}`).not.toContain('Secret Lane')

    const approving = await partyWith({ hasWaitlist: true, addressFor: 'signedIn' })
    const guest = await person(server, 'Wanda')
    await call(
      server,
      'updateAttendance',
      { eventId: approving.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES' } },
      guest,
    )
    await sendConfirmations(server, approving)
    const [waitlistEmail] = await sentTo(guest.email)
    expect(waitlistEmail?.subject).toBe("You've asked to join Picnic")
    expect(waitlistEmail?.body).toContain('Hana Host approves each guest.')
    expect(`${waitlistEmail?.body}${waitlistEmail?.html}`).not.toContain('Secret Lane')
  })

  it('are not sent for an RSVP that the host entered, but for the same one by the guest', async () => {
    const event = await partyWith()
    const guest = only(await invite(server, host, event, ['Joe']))
    const edit = { inviteeId: guest.inviteeId, name: 'Joe', rsvpStatus: 'YES' as const }
    await call(server, 'editInvitee', { eventId: event.id, invitee: edit }, host)
    await sendConfirmations(server, event)
    expect(await sentTo(guest.email)).toEqual([])
    await answer(server, event, guest, 'YES')
    await sendConfirmations(server, event)
    expect(await subjectsTo(guest.email)).toEqual(["You're going to Picnic"])
  })

  it('are not sent after the party was canceled or is over, or the RSVP changed again', async () => {
    const { db } = server.services
    const reasons: (string | null | undefined)[] = []
    for (const change of [
      (event: EventView) => db.updateTable('events').set({ canceled_at: 5 }).where('id', '=', event.id).execute(),
      (event: EventView) => db.updateTable('events').set({ past_from: 5 }).where('id', '=', event.id).execute(),
      (event: EventView) =>
        db
          .updateTable('invitees')
          .set({ rsvp_status: 'NO' })
          .where('event_id', '=', event.id)
          .where('role', '=', 'attendee')
          .execute(),
    ]) {
      const event = await partyWith()
      const guest = only(await invite(server, host, event, ['Late']))
      await db
        .updateTable('invitees')
        .set({ rsvp_status: 'YES', rsvp_at: 1 })
        .where('invitee_id', '=', guest.inviteeId)
        .execute()
      await change(event)
      // Queued before the change, but not sent yet.
      const row = { event_id: event.id, invitee_id: guest.inviteeId, created_at: server.clock.now() }
      const key = 'confirmation/yes/1'
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto('deliveries')
          .values({ ...row, key, state: 'queued', reason: null, finished_at: null })
          .execute()
        const notice = { kind: 'confirmation', reply: 'yes' } as const
        await server.services.jobs.queueNotifications(tx, [
          { eventId: event.id, inviteeId: guest.inviteeId, key, notice },
        ])
      })
      await sendConfirmations(server, event)
      expect(await sentTo(guest.email)).toEqual([])
      const [delivery] = await db.selectFrom('deliveries').selectAll().where('event_id', '=', event.id).execute()
      reasons.push(delivery?.reason)
    }
    expect(reasons).toEqual(['The party was canceled.', 'The party was over.', 'The guest had changed the RSVP.'])
  })

  it('are not sent to guests who turned messages off or chose text messages, nor to guests without an address [ENT-37]', async () => {
    const { db, keys } = server.services
    const event = await partyWith()
    const [off, texts] = await invite(server, host, event, ['Off', 'Texts'])
    if (!off || !texts) return expect.fail('no guests')
    const key = addressKey(keys.addressKey, 'email', off.email ?? '')
    await addOptOut(db, { channel: 'email', addressKey: key, scope: 'event', subject: event.id }, server.clock.now())
    await answer(server, event, off, 'YES')
    const guest = await person(server, 'Texts', texts.email)
    const phone = '+14155550177'
    await db
      .insertInto('user_contacts')
      .values({ kind: 'phone', value: phone, user_id: guest.userId, verified_at: server.clock.now() })
      .execute()
    await call(
      server,
      'updateAttendance',
      {
        eventId: event.id,
        invitee: { inviteeId: texts.inviteeId, rsvpStatus: 'YES', phone, notificationPreference: preference.phone },
      },
      guest,
    )
    await call(server, 'updateAttendanceByLink', {
      eventId: event.id,
      invitee: { inviteeId: randomUUID(), name: 'No address', rsvpStatus: 'YES' },
    })
    await sendConfirmations(server, event)
    expect([...(await sentTo(off.email)), ...(await sentTo(guest.email))]).toEqual([])
    const rows = await db
      .selectFrom('deliveries')
      .select(['invitee_id', 'reason'])
      .where('event_id', '=', event.id)
      .execute()
    expect(new Map(rows.map(({ invitee_id, reason }) => [invitee_id, reason]))).toEqual(
      new Map([
        [off.inviteeId, expect.stringContaining('turned off')],
        [texts.inviteeId, 'RSVPs are confirmed only by email, and the guest chose text messages.'],
      ]),
    )
  })
})
