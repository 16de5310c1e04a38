import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { readConfig } from '../../../../server/config/config.ts'
import { readReplyAddress, replyAddress } from '../../../../server/crypto/replyAddress.ts'
import { queueWaitingChanges } from '../../../../server/events/changeNotices.ts'
import { answer, eventDraft, party, rowOf, type EventDraft, type Person } from '../../../support/builders.ts'
import { eventually } from '../../../support/eventually.ts'
import { calendarIn, readCalendar, textOf } from '../../../support/mail/calendarIn.ts'
import { mailbox, replyEnv } from '../../../support/mail/replyMail.ts'
import { personByMail } from '../../../support/people/personByMail.ts'
import { call } from '../../../support/rpcClient.ts'
import { sendConfirmations } from '../../../support/sendConfirmations.ts'
import { smtpInbox, type SmtpInbox } from '../../../support/services/smtpInbox.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const hour = 3_600_000

describe('the calendar request in an email', () => {
  let inbox: SmtpInbox
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    inbox = await smtpInbox()
    const env = { SMTP_URL: inbox.url, MAIL_FROM: 'Festoon <hello@festoon.example>', ...replyEnv }
    server = await testServer('any', { env })
    host = await personByMail(server, inbox, 'Hana Host')
  })
  afterAll(async () => {
    await server.end()
    await inbox.close()
  })

  const mailTo = (email: string, subject: RegExp) =>
    inbox.mails.findLast((mail) => mail.recipients.includes(email) && subject.test(mail.subject ?? ''))
  const receivedMail = (email: string, subject: RegExp) => eventually(async () => mailTo(email, subject), 20_000)

  /** Emails an invitation to a new guest of a new party. */
  const partyWithGuest = async (fields: Partial<EventDraft> = {}) => {
    const event = await party(server, host, { title: 'Picnic', ...fields })
    const guest = { inviteeId: randomUUID(), name: 'Gus "Ace"; Li', email: `${randomUUID()}@example.com` }
    await call(server, 'addInvitees', { eventId: event.id, invitees: [guest] }, host)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [guest.inviteeId] }, host)
    const mail = await receivedMail(guest.email, /./)
    await eventually(async () => (await rowOf(server, host, event, guest.inviteeId)).inviteStatus === 'SUCCESS')
    return { event, guest, mail }
  }
  const edit = (event: EventView, fields: Partial<EventDraft>) => {
    const draft = eventDraft(server, { title: event.title, startTime: event.startTime, ...fields })
    return call(server, 'editEventDetails', { eventId: event.id, event: draft }, host)
  }

  it('asks an invited guest for an RSVP, from the mailbox instead of the host, without the hidden address', async () => {
    const { event, guest, mail } = await partyWithGuest()
    const parts = mail.attachments.map(({ mimeType, method, filename, disposition }) => [
      mimeType,
      method,
      filename ?? null,
      disposition,
    ])
    // Mail programs look for the alternative part. The others show the attachment.
    expect(parts).toEqual([
      ['text/calendar', 'REQUEST', null, null],
      ['application/ics', undefined, 'festoon.ics', 'attachment'],
    ])
    const [inline, attachedText] = mail.attachments.map(textOf)
    expect(inline).toBe(attachedText)
    expect(inline).not.toContain('12 Secret Lane')
    expect(inline).not.toContain(host.email)
    const entry = calendarIn(mail)
    const subject = { eventId: event.id, inviteeId: guest.inviteeId, tokenVersion: 1 }
    expect(entry).toMatchObject({
      method: 'REQUEST',
      uid: `${event.id}@localhost`,
      sequence: 0,
      status: 'CONFIRMED',
      summary: 'Picnic',
      location: null,
      start: new Date(Math.floor((event.startTime ?? 0) / 1_000) * 1_000),
      organizer: { name: 'Hana Host', address: replyAddress(server.services.keys.replyAddress, mailbox, subject) },
      attendees: [{ name: guest.name, address: guest.email, partstat: 'NEEDS-ACTION', rsvp: 'TRUE' }],
    })
    expect(entry?.stamp.getTime()).toBeGreaterThan(server.clock.now() - 60_000)
  })

  it('is missing if the date is still to be decided', async () => {
    const { mail } = await partyWithGuest({ dateUndecided: true, startTime: 0 })
    expect(mail.attachments).toEqual([])
  })

  it('has the RSVP and, for a yes, the address in a confirmation, and asks for nothing [AUTHZ-18]', async () => {
    const { event, guest } = await partyWithGuest()
    await answer(server, event, guest, 'YES')
    await sendConfirmations(server, event)
    const yes = calendarIn(await receivedMail(guest.email, /^You're going/))
    expect(yes).toMatchObject({ method: 'REQUEST', uid: `${event.id}@localhost`, sequence: 0 })
    expect(yes?.location).toContain('12 Secret Lane')
    expect(yes?.attendees).toMatchObject([{ partstat: 'ACCEPTED', rsvp: 'FALSE' }])
    server.clock.advance(11 * 60_000)
    await answer(server, event, guest, 'NO')
    await sendConfirmations(server, event)
    const no = calendarIn(await receivedMail(guest.email, /^You can't make it/))
    expect(no).toMatchObject({ method: 'REQUEST', location: null, attendees: [{ partstat: 'DECLINED' }] })
  })

  it('moves the entry with an update, and removes it with a cancellation', async () => {
    const { event, guest } = await partyWithGuest()
    await edit(event, { startTime: server.clock.now() + 30 * hour })
    const movedEntry = calendarIn(await receivedMail(guest.email, /has changed$/))
    expect(movedEntry).toMatchObject({ method: 'REQUEST', uid: `${event.id}@localhost`, sequence: 1 })
    expect(movedEntry?.start.getTime()).toBe(Math.floor((server.clock.now() + 30 * hour) / 1_000) * 1_000)
    await call(server, 'cancelEvent', { eventId: event.id, message: '' }, host)
    const cancellation = await receivedMail(guest.email, /is canceled$/)
    expect(cancellation.attachments[0]).toMatchObject({ mimeType: 'text/calendar', method: 'CANCEL' })
    expect(calendarIn(cancellation)).toMatchObject({
      method: 'CANCEL',
      uid: `${event.id}@localhost`,
      sequence: 2,
      status: 'CANCELLED',
      attendees: [{ address: guest.email }],
    })
  })

  it('never has a lower number than before, and the same one if nothing that calendars show changed', async () => {
    type Step = Partial<EventDraft> | 'resend'
    const steps = fc.oneof(
      fc.integer({ min: 24, max: 90 }).map((hours): Step => ({ startTime: server.clock.now() + hours * hour })),
      fc.constantFrom<Step>({ title: 'Picnic' }, { title: 'Big picnic' }, { capacity: 5 }, { capacity: 9 }, 'resend'),
      fc
        .constantFrom('1 Elm Street', '2 Oak Street')
        .map((displayName): Step => ({ location: { displayName, place: 'g.5378538.' } })),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 4 }), async (plan) => {
        const event = await party(server, host, { title: 'Picnic' })
        const read = async () => {
          const { body } = await server.app.inject(`/event/${event.id}/calendar.ics`)
          const { uid, stamp: _stamp, ...rest } = readCalendar(body)
          const { location } = (await call(server, 'getEvent', { eventId: event.id }, host)).event
          return { uid, sequence: Number(rest.sequence), shown: JSON.stringify([rest.start, rest.summary, location]) }
        }
        let before = await read()
        const draft = eventDraft(server, { title: 'Picnic', startTime: event.startTime })
        for (const step of plan) {
          if (step === 'resend') server.clock.advance(60_000)
          else {
            Object.assign(draft, step)
            await call(server, 'editEventDetails', { eventId: event.id, event: draft, disableNotification: true }, host)
          }
          const after = await read()
          expect(after.uid).toBe(before.uid)
          expect(after.sequence).toBe(before.sequence + (after.shown === before.shown ? 0 : 1))
          before = after
        }
      }),
      { numRuns: 12 },
    )
  })

  it('keeps the number of an invitation that is sent again', async () => {
    const { event, guest, mail } = await partyWithGuest()
    server.clock.advance(60_000)
    await server.services.db
      .updateTable('invitees')
      .set({ invite_status: 'FAILED' })
      .where('invitee_id', '=', guest.inviteeId)
      .execute()
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [guest.inviteeId] }, host)
    const again = await eventually(async () => {
      const latestMail = mailTo(guest.email, /./)
      return latestMail === mail ? undefined : latestMail
    }, 20_000)
    const [first, second] = [calendarIn(mail), calendarIn(again)]
    expect([second?.uid, second?.sequence]).toEqual([first?.uid, first?.sequence])
    expect(second?.stamp.getTime()).toBeGreaterThan(first?.stamp.getTime() ?? Number.NaN)
  })

  it('waits with a second update, and then has the latest number', async () => {
    const { event, guest } = await partyWithGuest()
    await edit(event, { startTime: server.clock.now() + 30 * hour })
    await receivedMail(guest.email, /has changed$/)
    await edit(event, { startTime: server.clock.now() + 40 * hour })
    await edit(event, { startTime: server.clock.now() + 50 * hour })
    server.clock.advance(11 * 60_000)
    await queueWaitingChanges(server.services.db, server.services.jobs.queueNotifications, server.clock.now())
    server.services.jobs.wake()
    const latest = await eventually(async () => {
      const latestMail = mailTo(guest.email, /has changed$/)
      const entry = latestMail && calendarIn(latestMail)
      return entry?.sequence === 3 ? entry : undefined
    }, 20_000)
    expect(latest).toMatchObject({ method: 'REQUEST', sequence: 3 })
  })
})

describe('a reply address', () => {
  it('is read back, in any case, and only with its own mailbox', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), fc.nat(9), (eventId, inviteeId, tokenVersion) => {
        const address = replyAddress(Buffer.from('key'), mailbox, { eventId, inviteeId, tokenVersion })
        expect(address.indexOf('@')).toBeLessThanOrEqual(64)
        const read = readReplyAddress(mailbox, address)
        expect(read?.inviteeId).toBe(inviteeId)
        expect(readReplyAddress(mailbox, address.toUpperCase())).toEqual(read)
        expect(readReplyAddress('rsvp@other.example', address)).toBeUndefined()
        expect(readReplyAddress('other@festoon.example', address)).toBeUndefined()
      }),
    )
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        expect(readReplyAddress(mailbox, text)).toBeUndefined()
        const read = readReplyAddress(mailbox, `rsvp+${text}@festoon.example`)
        expect(read === undefined || text.length === 48).toBe(true)
      }),
    )
  })

  it('needs a plain mailbox, which someone reads, and that a token fits into', () => {
    for (const wrong of [
      'rsvp',
      'rsvp+x@festoon.example',
      'invitations-to-parties@festoon.example',
      'rßvp@festoon.example',
    ])
      expect(() => readConfig({ ...replyEnv, REPLY_MAILBOX: wrong })).toThrow('REPLY_MAILBOX')
    for (const { half } of [{ half: 'REPLY_MAILBOX' }, { half: 'REPLY_WEBHOOK_SECRET' }] as const)
      expect(() => readConfig({ [half]: replyEnv[half] })).toThrow('together')
    expect(() => readConfig({ ...replyEnv, REPLY_WEBHOOK_SECRET: 'short' })).toThrow('REPLY_WEBHOOK_SECRET')
    expect(readConfig(replyEnv).replies).toMatchObject({ mailbox })
  })
})
