import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { replyToUnverified } from '@festoon/contract/messages/requests'
import type { EventView } from '@festoon/contract/nouns/event'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { personByPhone, verifyPii } from '../../support/accounts.ts'
import { answer, invite, keyOf, party, person, rowOf, type Person } from '../../support/builders.ts'
import { eventStream } from '../../support/eventStream.ts'
import { eventually } from '../../support/eventually.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { smtpInbox } from '../../support/services/smtpInbox.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('messages to guests on %s', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const guestsOf = async (event: EventView, names: string[]) => {
    const guests = await invite(server, host, event, names)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: guests.map(({ inviteeId }) => inviteeId) }, host)
    for (const { inviteeId } of guests)
      await eventually(async () => (await rowOf(server, host, event, inviteeId)).inviteStatus === 'SUCCESS')
    return guests
  }
  const write = (event: EventView, fields: object = {}, who: Person = host) =>
    attempt(
      server,
      'sendEventComment',
      { eventId: event.id, messageId: randomUUID(), message: 'Bring a sweater.\n\nIt is cold.', ...fields },
      who,
    )
  const mailsTo = async (email: string | undefined) =>
    (await readOutbox(server.services.db, email ?? '')).filter(({ subject }) =>
      subject.includes('sent a message about'),
    )
  const history = async (event: EventView, guest: { inviteeId: string } | Person) => {
    const key = 'inviteeId' in guest ? { inviteeUuid: guest.inviteeId, token: keyOf(server, event, guest) } : {}
    const input = { eventId: event.id, ...key }
    const who = 'inviteeId' in guest ? {} : guest
    return (await call(server, 'getEventMessageHistory', input, who)).messages.map(({ message }) => message)
  }

  it('go to the groups that the host chooses, Going and Awaiting by default [RPC-54, RPC-77, MSG-01, INV-03]', async () => {
    const event = await party(server, host)
    const [going, declinedGuest, waiting, removedGuest] = await guestsOf(event, ['Gil', 'Dee', 'Wes', 'Rex'])
    await invite(server, host, event, ['Una Unsent'])
    if (!going || !declinedGuest || !waiting || !removedGuest) throw new Error('not invited')
    await answer(server, event, going, 'YES')
    await answer(server, event, declinedGuest, 'NO')
    const { db } = server.services
    await db
      .updateTable('invitees')
      .set({ rsvp_status: 'HIDDEN' })
      .where('invitee_id', '=', removedGuest.inviteeId)
      .execute()
    const { result } = await write(event)
    expect(result?.recipients).toBe(2)
    await eventually(
      async () => (await mailsTo(going.email)).length === 1 && (await mailsTo(waiting.email)).length === 1,
    )
    const [mail] = await mailsTo(going.email)
    expect(mail?.subject).toBe('Hana Host sent a message about Maya turns six')
    expect(mail?.body).toContain('Bring a sweater.')
    expect([...(await mailsTo(declinedGuest.email)), ...(await mailsTo(removedGuest.email))]).toEqual([])
    expect((await write(event, { sendToStatuses: ['Not Going'] })).result?.recipients).toBe(1)
    expect((await write(event, { sendToStatuses: ['All'] })).result?.recipients).toBe(3)
    const { messages } = await call(server, 'getEventMessageHistory', { eventId: event.id }, host)
    expect(messages.map(({ recipients }) => recipients)).toEqual([3, 1, 2])
    const key = { inviteeUuid: going.inviteeId, token: keyOf(server, event, going) }
    const ownHistory = await call(server, 'getEventMessageHistory', { eventId: event.id, ...key })
    expect(ownHistory.messages[0]).not.toHaveProperty('recipients')
  })

  it("don't reach waitlisted or denied guests when they go to those who are going [INV-15, MSG-01]", async () => {
    const event = await party(server, host, { hasWaitlist: true })
    const guests = await guestsOf(event, ['Ana', 'Wes', 'Dan'])
    for (const guest of guests) await answer(server, event, guest, 'YES')
    const [, wes, dan] = guests
    const place = (inviteeId: string | undefined, status: 'PENDING_APPROVAL' | 'DENIED') =>
      call(server, 'setWaitlistStatus', { eventId: event.id, inviteeId: inviteeId ?? '', status }, host)
    await place(wes?.inviteeId, 'PENDING_APPROVAL')
    await place(dan?.inviteeId, 'DENIED')
    expect((await write(event)).result?.recipients).toBe(1)
    expect((await write(event, { sendToStatuses: ['All'] })).result?.recipients).toBe(3)
  })

  it('are sent once, even if called repeatedly [RPC-54]', async () => {
    const event = await party(server, host)
    await guestsOf(event, ['Gil'])
    const messageId = randomUUID()
    const sendResults = await Promise.all([1, 2, 3].map(() => write(event, { messageId })))
    expect(sendResults.map(({ result }) => result?.recipients)).toEqual([1, 1, 1])
    expect(await history(event, host)).toHaveLength(1)
    expect((await write(event, { messageId, message: 'Something else' })).failure?.reason).toBe('conflict')
    expect((await write(event, { messageId, isTextBlast: true })).failure?.reason).toBe('conflict')
    const [gil] = await invite(server, host, event, ['Gina'])
    const toOne = { messageId, receiverInviteeUuid: gil?.inviteeId }
    expect((await write(event, toOne)).failure?.reason, 'the id of a message to everyone, used for one guest').toBe(
      'conflict',
    )
  })

  const withReply = async () => {
    const event = await party(server, host)
    const [ann, bo] = await guestsOf(event, ['Ann', 'Bo'])
    if (!ann || !bo) throw new Error('not invited')
    await write(event, { message: 'To all' })
    server.clock.advance(1_000)
    const reply = { eventId: event.id, messageId: randomUUID(), message: 'To Ann alone', inviteeId: ann.inviteeId }
    return { event, ann, bo, reply, ...(await call(server, 'sendPrivateReply', reply, host)) }
  }

  it('are a private reply with its text, sender and receiver, which needs a text [RPC-73, RPC-77, MSG-04, ENT-48]', async () => {
    const { ann, reply, message } = await withReply()
    expect(message).toMatchObject({
      messageId: reply.messageId,
      message: 'To Ann alone',
      senderProfile: { name: 'Hana Host', userId: host.userId },
      sentTime: server.clock.now(),
      receiverInviteeUuid: ann.inviteeId,
      textBlast: false,
    })
    const empty = await attempt(
      server,
      'sendPrivateReply',
      { ...reply, messageId: randomUUID(), message: ' \n ' },
      host,
    )
    expect(empty.failure?.issues).toEqual([{ path: 'message', message: 'This is a required field' }])
  })

  it('are listed newest first, with private ones for hosts and their receiver only [RPC-74, MSG-02, AUTHZ-15]', async () => {
    const { event, ann, bo } = await withReply()
    server.clock.advance(1_000)
    await write(event, { message: 'To all again' })
    expect(await history(event, host)).toEqual(['To all again', 'To Ann alone', 'To all'])
    expect(await history(event, ann), 'a link may have been forwarded').toEqual(['To all again', 'To all'])
    expect(await history(event, bo)).toEqual(['To all again', 'To all'])
    const herself = await person(server, 'Ann', ann.email)
    expect(await history(event, herself)).toEqual(['To all again', 'To Ann alone', 'To all'])
  })

  it('are listed for a party and for one guest, and say if they are personal [RPC-55, RPC-56, MSG-05, MSG-06]', async () => {
    const { event, ann, bo, reply } = await withReply()
    const ofBo = { eventId: event.id, inviteeUuid: bo.inviteeId }
    const { messages } = await call(server, 'getUserEventMessageHistory', ofBo, host)
    expect(messages.map((one) => one.message)).toEqual(['To all'])
    const ofAnn = { eventId: event.id, inviteeUuid: ann.inviteeId, token: keyOf(server, event, ann) }
    const ownHistory = await call(server, 'getUserEventMessageHistory', ofAnn)
    expect(ownHistory.messages.map((one) => one.message)).toEqual(['To all'])
    expect(ownHistory.hidesPrivate).toBe(true)
    expect(await call(server, 'getUserEventMessageHistory', { ...ofBo, token: keyOf(server, event, bo) })).toEqual({
      messages: ownHistory.messages,
      messagesArePersonal: true,
    })
    // Another account that opens the link sees no more than the link shows. Her own account does.
    expect(await call(server, 'getEventMessageHistory', ofAnn, await person(server, 'Finn'))).toEqual(ownHistory)
    const [addedGuest] = (
      await call(
        server,
        'addInvitees',
        { eventId: event.id, invitees: [{ inviteeId: randomUUID(), name: 'Lin' }] },
        host,
      )
    ).invitees
    if (!addedGuest) throw new Error('not invited')
    const { inviteeId } = addedGuest
    await call(
      server,
      'sendPrivateReply',
      { ...reply, messageId: randomUUID(), message: 'To Lin alone', inviteeId },
      host,
    )
    expect(await history(event, addedGuest), 'without a contact, there is only the link').toEqual(['To Lin alone'])
    const foreign = { ...ofAnn, token: keyOf(server, event, bo) }
    expect((await attempt(server, 'getUserEventMessageHistory', foreign)).failure?.reason).toBe('inviteeTokenInvalid')
    const personal = async (key: object, who = {}) =>
      (await call(server, 'getEventMessageHistory', { eventId: event.id, ...key }, who)).messagesArePersonal
    expect(await personal({}, host)).toBe(false)
    expect(await personal({ inviteeUuid: ann.inviteeId, token: keyOf(server, event, ann) })).toBe(true)
    const stranger = await person(server, 'Sam')
    expect((await attempt(server, 'getEventMessageHistory', { eventId: event.id }, stranger)).failure?.reason).toBe(
      'forbidden',
    )
    expect((await attempt(server, 'getUserEventMessageHistory', ofBo, stranger)).failure?.reason).toBe('forbidden')
  })

  it('go to a single guest [RPC-54, AUTHZ-15]', async () => {
    const event = await party(server, host)
    const [ann, bo] = await guestsOf(event, ['Ann', 'Bo'])
    if (!ann || !bo) throw new Error('not invited')
    const toAnn = await write(event, { message: 'Only for Ann', receiverInviteeUuid: ann.inviteeId })
    expect(toAnn.result).toMatchObject({ recipients: 1, message: { receiverInviteeUuid: ann.inviteeId } })
    await eventually(async () => (await mailsTo(ann.email)).length === 1)
    const herself = await person(server, 'Ann', ann.email)
    expect([await history(event, herself), await history(event, bo)]).toEqual([['Only for Ann'], []])
  })

  it('go by email or by SMS, as each guest prefers, and a blast by SMS to those who prefer both [MSG-03, ENT-24, ENT-37, ENT-38]', async () => {
    const event = await party(server, host)
    const guests = await Promise.all(
      ([1, 2, 3] as const).map(async (notificationPreference) => {
        const guest = await personByPhone(server, `Guest ${notificationPreference}`)
        const email = `${randomUUID()}@example.com`
        await verifyPii(server, guest, { emailAddress: email })
        const rsvp = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const, email, phone: guest.phone }
        const input = { eventId: event.id, invitee: { ...rsvp, notificationPreference } }
        const { invitee } = await call(server, 'updateAttendance', input, guest)
        expect(invitee).toMatchObject({ notificationPreference, email, phone: guest.phone })
        return { email, phone: guest.phone }
      }),
    )
    const channels = async (message: string, isTextBlast: boolean) => {
      const { result } = await write(event, { message, isTextBlast })
      expect(result).toMatchObject({ recipients: 3, message: { message, textBlast: isTextBlast } })
      const readChannels = () =>
        Promise.all(
          guests.map(async ({ email, phone }) => {
            const outboxes = [await readOutbox(server.services.db, email), await readOutbox(server.services.db, phone)]
            return outboxes.map((some) => some.filter(({ body }) => body.includes(message)).map(({ kind: by }) => by))
          }),
        )
      return eventually(async () => {
        const all = await readChannels()
        return all.flat(2).length === 3 && all
      })
    }
    const [email, sms] = [
      [['mail'], []],
      [[], ['sms']],
    ]
    expect(await channels('Bring a sweater.', false)).toEqual([email, sms, email])
    expect(await channels('The gate is open.', true)).toEqual([email, sms, sms])
  })

  it('can only be sent by hosts, with at most 1,000 characters [CONST-11, VAL-48]', async () => {
    const event = await party(server, host)
    const stranger = await person(server, 'Sam')
    expect((await write(event, {}, stranger)).failure?.reason).toBe('forbidden')
    expect((await write(event, { message: 'x'.repeat(1_001) })).failure?.reason).toBe('invalid')
    expect((await write(event, { message: 'x'.repeat(1_000) })).result).toBeDefined()
    expect((await write(event, { receiverInviteeUuid: randomUUID() })).failure?.reason).toBe('inviteeNotFound')
  })

  it('are announced to listeners of the event, with their own ids [RT-03]', async () => {
    const event = await party(server, host)
    const origin = await server.listen()
    const topic = `events/${event.id}`
    const stream = await eventStream(origin, [topic], host.accessToken)
    await write(event)
    // The notification of the new party may arrive first.
    const first = await stream.nextMessage(topic)
    expect(first.messageModificationId).toMatch(/^\d+$/)
    const before = stream.modifications.length
    await write(event)
    const second = await stream.nextMessage(topic, before)
    expect(second.messageModificationId).not.toBe(first.messageModificationId)
    // A change without messages omits the id.
    const from = stream.modifications.length
    await invite(server, host, event, ['Gina'])
    expect((await stream.next(topic, from)).messageModificationId).toBeUndefined()
    stream.close()
  })

  it("are removed with the sender's account", async () => {
    const leavingPerson = await person(server, 'Gus Gone')
    const event = await party(server, leavingPerson)
    await call(
      server,
      'addInvitees',
      { eventId: event.id, invitees: [{ inviteeId: randomUUID(), name: 'A', email: 'a@example.com' }] },
      leavingPerson,
    )
    await write(event, { message: 'My number is 555-0100', sendToStatuses: ['All'] }, leavingPerson)
    await call(server, 'deleteAccount', { hostedEvents: 'cancel' }, leavingPerson)
    const { db } = server.services
    const remainingMessages = await db.selectFrom('messages').selectAll().where('event_id', '=', event.id).execute()
    expect(remainingMessages).toEqual([])
  })
})

it("replies to a message go to one of the sender's own addresses [RPC-54]", async () => {
  const inbox = await smtpInbox()
  const server = await testServer('any', { env: { SMTP_URL: inbox.url, MAIL_FROM: 'hello@festoon.example' } })
  const host = await personByPhone(server, 'Hana Host')
  const ownAddress = 'hana@example.com'
  await call(server, 'sendPiiVerificationCode', { pii: { emailAddress: ownAddress } }, host)
  const code = /\b\d{6}\b/.exec(inbox.mails.at(-1)?.subject ?? '')?.[0] ?? ''
  await call(server, 'verifyWithPiiAndCode', { pii: { emailAddress: ownAddress }, code }, host)
  const event = await party(server, host)
  const [guest] = await invite(server, host, event, ['Gil'])
  await call(server, 'sendInvites', { eventId: event.id, inviteIds: [guest?.inviteeId ?? ''] }, host)
  const write = (message: string, fields: object = {}) =>
    attempt(server, 'sendEventComment', { eventId: event.id, messageId: randomUUID(), message, ...fields }, host)
  const mailWith = (words: string) =>
    eventually(() => Promise.resolve(inbox.mails.find(({ text = '' }) => text.includes(words))))
  await eventually(async () => (await rowOf(server, host, event, guest?.inviteeId ?? '')).inviteStatus === 'SUCCESS')
  const foreign = await write('Bring socks.', { email: 'someone.else@example.com' })
  expect(foreign.failure).toEqual({ reason: 'invalid', issues: [{ path: 'email', message: replyToUnverified }] })
  await write('Bring boots.')
  await write('Bring a hat.', { email: ownAddress })
  expect((await mailWith('Bring a hat.')).replyTo).toMatchObject([{ address: ownAddress }])
  expect((await mailWith('Bring boots.')).replyTo).toBeUndefined()
  expect(inbox.mails.some(({ text = '' }) => text.includes('Bring socks.'))).toBe(false)
  await server.end()
  await inbox.close()
})
