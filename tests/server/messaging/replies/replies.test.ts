import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import ICAL from 'ical.js'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { readCalendarReply } from '../../../../server/messaging/replies/readCalendarReply.ts'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import { answer, invite, keyOf, party, person, rowOf, type EventDraft } from '../../../support/builders.ts'
import { eventually } from '../../../support/eventually.ts'
import { measureTime } from '../../../support/load/figure.ts'
import { textOf } from '../../../support/mail/calendarIn.ts'
import {
  deliverMail,
  mailbox,
  programs,
  replyEnv,
  replyMail,
  replyTo,
  type ReplyFields,
} from '../../../support/mail/replyMail.ts'
import { call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const acceptedResponse = { status: 200, body: '{"received":true}' }

describe.each(databaseKinds)('a reply by calendar, on %s,', (kind) => {
  let server: TestServer
  const log: string[] = []
  beforeAll(async () => {
    server = await testServer(kind, {
      env: { ...replyEnv, LOG_LEVEL: 'info' },
      logTo: (line) => log.push(line),
    })
  })
  afterAll(() => server.end())

  const partyWithGuests = async (fields: Partial<EventDraft> = {}) => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host, { title: 'Picnic', ...fields })
    const [guest, other] = await invite(server, host, event, ['Gus', 'Ola'])
    if (!guest || !other) return expect.fail('not invited')
    return { host, event, guest, other, address: replyTo(server, event, guest) }
  }
  /** Returns a guest's RSVP. The clock may have passed the end of the host's session. */
  const statusOf = async ({ id }: EventView, { inviteeId }: { inviteeId: string }) => {
    const guests = server.services.db.selectFrom('invitees').select('rsvp_status').where('event_id', '=', id)
    return (await guests.where('invitee_id', '=', inviteeId).executeTakeFirstOrThrow()).rsvp_status
  }
  const reply = (fields: ReplyFields) => deliverMail(server, replyMail('gmail', fields))
  /** Delivers an email and returns the reason in the log. */
  const reasonFor = async (raw: Buffer | string): Promise<unknown> => {
    log.length = 0
    expect(await deliverMail(server, raw)).toEqual(acceptedResponse)
    const lines = log.map((line): unknown => JSON.parse(line))
    const matchingLine = lines.find((line) => typeof line === 'object' && line !== null && 'reason' in line)
    return typeof matchingLine === 'object' && matchingLine !== null && 'reason' in matchingLine
      ? matchingLine.reason
      : undefined
  }

  it.each(programs)('is the RSVP of the guest: from %s', async (program) => {
    const { event, guest, other, address } = await partyWithGuests()
    expect(await deliverMail(server, replyMail(program, address))).toEqual(acceptedResponse)
    expect(await statusOf(event, guest)).toBe('YES')
    await deliverMail(server, replyMail(program, { ...address, partstat: 'DECLINED' }))
    expect(await statusOf(event, guest)).toBe('NO')
    expect(await statusOf(event, other)).toBe('INVITED')
  })

  it('counts from any address and for an older version of the party, in any case of the address', async () => {
    const { event, guest, address } = await partyWithGuests()
    await answer(server, event, guest, 'SEEN')
    await reply({ ...address, to: address.to.toUpperCase(), from: 'work@elsewhere.example', sequence: 0 })
    expect(await statusOf(event, guest)).toBe('YES')
  })

  it('keeps plus-ones, the message, and the place on the waitlist', async () => {
    const { host, event, guest, other, address } = await partyWithGuests({ capacity: 3 })
    await answer(server, event, guest, 'YES', 2)
    await reply(address)
    expect(await rowOf(server, host, event, guest.inviteeId)).toMatchObject({ additionalGuestCount: 2 })
    await reply(replyTo(server, event, other))
    expect(await rowOf(server, host, event, other.inviteeId)).toMatchObject({ waitlistStatus: 'PENDING_APPROVAL' })
    await reply({ ...address, partstat: 'DECLINED' })
    expect(await rowOf(server, host, event, other.inviteeId)).toMatchObject({ waitlistStatus: 'APPROVED' })
  })

  it('counts once, even if it arrives again later', async () => {
    const { event, guest, address } = await partyWithGuests()
    const mail = replyMail('outlook', { ...address, id: 'one' })
    await Promise.all([deliverMail(server, mail), deliverMail(server, mail), deliverMail(server, mail)])
    await answer(server, event, guest, 'NO')
    expect(await reasonFor(mail)).toBe('repeated')
    expect(await statusOf(event, guest)).toBe('NO')
  })

  it('can’t answer required questions, so the guest gets one link a day', async () => {
    const question = {
      questionUuid: randomUUID(),
      question: 'What do you eat?',
      isRequired: true,
      type: 'text',
    } as const
    const { event, guest, address } = await partyWithGuests({
      questions: [question],
      startTime: server.clock.now() + 90 * 3_600_000,
    })
    const links = async () =>
      (await readOutbox(server.services.db, guest.email ?? '')).filter(({ subject }) =>
        subject.startsWith('One more step'),
      )
    await reply(address)
    const [mail] = await eventually(async () => {
      const foundLinks = await links()
      return foundLinks.length > 0 && foundLinks
    }, 20_000)
    expect(mail?.subject).toBe('One more step to RSVP to Picnic')
    expect(mail?.body).toContain(`/event/${event.id}?iu=${guest.inviteeId}`)
    expect(await statusOf(event, guest)).toBe('INVITED')
    await Promise.all([reply(address), reply(address)])
    const plannedLinks = () =>
      server.services.db
        .selectFrom('deliveries')
        .select('key')
        .where('invitee_id', '=', guest.inviteeId)
        .where('key', 'like', 'responsesNeeded/%')
        .execute()
    expect(await plannedLinks()).toHaveLength(1)
    server.clock.advance(24 * 3_600_000 + 1_000)
    await reply(address)
    expect(await plannedLinks()).toHaveLength(2)
    await reply({ ...address, partstat: 'DECLINED' })
    expect([await statusOf(event, guest), (await plannedLinks()).length]).toEqual(['NO', 2])
  })

  it('can’t change responses for more people than come, so the guest gets the link', async () => {
    const questionUuid = randomUUID()
    const meal = { questionUuid, question: 'What do you eat?', questionType: 'choice', perHead: true } as const
    const { event, guest, address } = await partyWithGuests({ questions: [{ ...meal, options: ['Fish', 'Pie'] }] })
    const answers = [{ questionUuid, answerValue: { counts: [{ option: 'Fish', count: 2 }] } }]
    const rsvp = { inviteeId: guest.inviteeId, rsvpStatus: 'YES' as const, additionalGuestCount: 1, answers }
    const token = keyOf(server, event, guest)
    await call(server, 'updateAttendanceThroughEmail', { eventId: event.id, token, invitee: rsvp })
    // A no gives up the plus-one.
    await reply({ ...address, partstat: 'DECLINED' })
    await reply(address)
    expect(await statusOf(event, guest)).toBe('NO')
    await eventually(async () => {
      const mails = await readOutbox(server.services.db, guest.email ?? '')
      return mails.some(({ subject }) => subject === 'One more step to RSVP to Picnic')
    }, 20_000)
  })

  it('changes nothing with the token of another party, a made-up one, or a revoked one', async () => {
    const { event, guest, address } = await partyWithGuests()
    const other = await partyWithGuests()
    const revokedAddress = replyTo(server, event, guest, 2)
    const wrong: ReplyFields[] = [
      { to: other.address.to, uid: address.uid },
      { to: address.to, uid: other.address.uid },
      { to: revokedAddress.to, uid: address.uid },
      { to: address.to.replace(/.@/, (end) => (end === '1@' ? '2@' : '1@')), uid: address.uid },
      { to: address.to, uid: `${event.id}@elsewhere.example` },
      { to: address.to, uid: 'not-a-party@localhost' },
    ]
    for (const fields of wrong) expect(await reasonFor(replyMail('gmail', fields))).toBe('unknownGuest')
    expect([await statusOf(event, guest), await statusOf(other.event, other.guest)]).toEqual(['INVITED', 'INVITED'])
  })

  it('changes nothing for a removed guest, and for a canceled or past party', async () => {
    const partyOfRemoved = await partyWithGuests()
    await call(
      server,
      'deleteInvitees',
      { eventId: partyOfRemoved.event.id, inviteeIds: [partyOfRemoved.guest.inviteeId] },
      partyOfRemoved.host,
    )
    expect(await reasonFor(replyMail('gmail', partyOfRemoved.address))).toBe('unknownGuest')
    const canceledParty = await partyWithGuests()
    await call(server, 'cancelEvent', { eventId: canceledParty.event.id, message: '' }, canceledParty.host)
    expect(await reasonFor(replyMail('gmail', canceledParty.address))).toBe('eventCancelled')
    const past = await partyWithGuests()
    server.clock.advance(3 * 24 * 3_600_000)
    expect(await reasonFor(replyMail('gmail', past.address))).toBe('eventPast')
    expect(await statusOf(past.event, past.guest)).toBe('INVITED')
  })

  it('is dropped if it is tentative, automatic, a bounce, an echo of our request, or unclear', async () => {
    const { event, guest, other, address } = await partyWithGuests()
    const editedMail = (change: (text: string) => string) => Buffer.from(change(replyMail('gmail', address).toString()))
    const bounce = [
      'From: MAILER-DAEMON@example.com',
      `To: ${address.to}`,
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: message/rfc822',
      '',
      replyMail('gmail', address).toString(),
      '--b--',
    ].join('\r\n')
    const mails: [string, Buffer | string][] = [
      ['tentative', replyMail('gmail', { ...address, partstat: 'TENTATIVE' })],
      ['noRsvp', replyMail('gmail', { ...address, partstat: 'DELEGATED' })],
      ['autoReply', editedMail((text) => text.replace('auto-generated', 'auto-replied'))],
      ['autoReply', editedMail((text) => text.replace('<gus@example.com>', '<>'))],
      ['noCalendarReply', bounce],
      [
        'noCalendarReply',
        editedMail((text) =>
          text
            .replaceAll('METHOD:REPLY', 'METHOD:REQUEST')
            .replaceAll('.ics', '.txt')
            .replace('application/ics', 'text/plain'),
        ),
      ],
      ['noCalendarReply', `To: ${address.to}\r\n\r\nSee you there!`],
      [
        'unclear',
        editedMail((text) =>
          text.replace(`To: ${address.to}`, `To: ${address.to}, ${replyTo(server, event, other).to}`),
        ),
      ],
      ['noToken', replyMail('gmail', { ...address, to: mailbox })],
      ['tooLarge', Buffer.concat([replyMail('gmail', address), Buffer.alloc(1_048_576, 'x')])],
      ['noCalendarReply', ''],
    ]
    for (const [reason, mail] of mails) expect([reason, await reasonFor(mail)]).toEqual([reason, reason])
    expect([await statusOf(event, guest), await statusOf(event, other)]).toEqual(['INVITED', 'INVITED'])
  })

  it('needs the secret of the email service, as a token or as a password', async () => {
    const { event, guest, address } = await partyWithGuests()
    const mail = replyMail('gmail', address)
    const basic = (password: string) => `Basic ${Buffer.from(`mail:${password}`).toString('base64')}`
    for (const wrong of ['', 'Bearer wrong', basic('wrong'), replyEnv.REPLY_WEBHOOK_SECRET, 'Bearer '])
      expect((await deliverMail(server, mail, wrong)).status).toBe(401)
    expect(await statusOf(event, guest)).toBe('INVITED')
    expect(await deliverMail(server, mail, basic(replyEnv.REPLY_WEBHOOK_SECRET), 'text/plain')).toEqual(
      acceptedResponse,
    )
    expect(await statusOf(event, guest)).toBe('YES')
  })

  it('never fails and never changes an RSVP if it is random or damaged', async () => {
    const { event, guest, address } = await partyWithGuests()
    // Damage can't turn one into an RSVP or the right token.
    const forgedAddress = { ...replyTo(server, event, guest, 2), partstat: 'ACCEPTED' }
    const mails = programs.flatMap((program) => [
      replyMail(program, { ...address, partstat: 'X-MAYBE' }),
      replyMail(program, forgedAddress),
    ])
    const damagedMail = fc
      .tuple(fc.constantFrom(...mails), fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 30 }), fc.nat())
      .map(([mail, changes, end]) => {
        const bytes = Buffer.from(mail)
        for (const [at, byte] of changes) bytes[at % bytes.length] = byte
        return end % 4 === 0 ? bytes.subarray(0, end % bytes.length) : bytes
      })
    const random = fc.uint8Array({ maxLength: 2_000 }).map((bytes) => Buffer.from(bytes))
    await fc.assert(
      fc.asyncProperty(fc.oneof(damagedMail, random), async (mail) => {
        expect(await deliverMail(server, mail)).toEqual(acceptedResponse)
      }),
      { numRuns: 150 },
    )
    expect(await statusOf(event, guest)).toBe('INVITED')
    const text = log.join('\n')
    expect(text).not.toContain(address.to)
    expect(text).not.toContain('"level":50')
  })
})

describe('without a reply mailbox', () => {
  it('the webhook doesn’t exist', async () => {
    const server = await testServer('any')
    expect((await deliverMail(server, replyMail('gmail', { to: mailbox, uid: 'x' }))).status).toBe(404)
    await server.end()
  })
})

describe('a calendar reply', () => {
  const fields = { to: mailbox, uid: 'party@localhost', from: 'gus@example.com' }

  it.each(programs)('means the same to another parser: from %s', async (program) => {
    const { attachments } = await PostalMime.parse(replyMail(program, fields))
    expect(attachments.length).toBeGreaterThan(0)
    for (const file of attachments.map(textOf)) {
      const calendar = ICAL.Component.fromString(file)
      const event = calendar.getFirstSubcomponent('vevent')
      const attendees = event?.getAllProperties('attendee').map((attendee) => ({
        address: String(attendee.getFirstValue()).replace(/^mailto:/i, ''),
        partstat: attendee.getParameter('partstat'),
      }))
      expect(readCalendarReply(file)).toMatchObject({ uid: event?.getFirstPropertyValue('uid'), attendees })
      expect(attendees).toEqual([{ address: 'gus@example.com', partstat: 'ACCEPTED' }])
    }
  })

  it('is read in linear time, whatever it contains', async () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ';', ':', ',', '=', '"', '\n', ' ', 'BEGIN:') }), (text) => {
        expect(readCalendarReply(text)).toBeUndefined()
      }),
    )
    await measureTime({ what: 'reading long calendar replies', max: 2_000 }, () => {
      for (const unit of [';a=', ';a="', ',"', 'a', ';a=b,c', '\n ', ';a="b",'])
        readCalendarReply(`BEGIN:VCALENDAR\nATTENDEE${unit.repeat(200_000 / unit.length)}`)
    })
  })
})
