import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { answer as respond, invite, keyOf, person, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'
import { timesPages } from './timesPages.ts'

const dayMs = 86_400_000

describe.each(databaseKinds)('guests who were invited before times were proposed, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  let event: EventView
  let start: number
  const { undatedParty, guestsOf, linkOf, look, send } = timesPages(() => ({ server, host }))
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())
  beforeEach(async () => {
    host = await person(server, 'Hana Host')
    event = await undatedParty()
    start = server.clock.now() + 7 * dayMs
  })

  const inviteAll = (...names: string[]) => guestsOf(event, ...names)
  const propose = (...times: number[]) =>
    call(
      server,
      'proposeTimes',
      { eventId: event.id, add: times.map((startTime) => ({ startTime, endTime: null })) },
      host,
    )
  const answer = (guest: { inviteeId: string }) =>
    call(server, 'answerTimes', {
      eventId: event.id,
      inviteeUuid: guest.inviteeId,
      token: keyOf(server, event, guest),
      answers: [{ startTime: start, answer: 'yes' }],
    })
  const pageOf = async (by: Person = host) => (await look(event, '', by)).body
  const messageIdIn = (body: string) => /name="messageId" value="([^"]+)"/.exec(body)?.[1] ?? expect.fail('no button')
  const ask = async (messageId: string, by: Person = host) => {
    const page = await send(event, { do: 'ask', messageId }, '', by)
    const report = /<div role="(?:status|alert)"[^>]*><p[^>]*>([^<]+)</.exec(page.body)?.[1]
    return { status: page.statusCode, report: report?.replaceAll('&#x27;', "'") }
  }
  const askedMails = async ({ email = '' }: { email?: string | undefined }) =>
    (await readOutbox(server.services.db, email)).filter(({ subject }) => subject === 'Picnic: When works for you?')
  const expectAllFinished = () =>
    eventually(async () => {
      const { db } = server.services
      const open = db.selectFrom('deliveries').select('key').where('event_id', '=', event.id)
      return (await open.where('state', '=', 'queued').execute()).length === 0
    })

  it('are counted on the page of the times, and each gets one email that links to it', async () => {
    const [ana, bo, cy] = await inviteAll('Ana', 'Bo', 'Cy')
    if (!ana || !bo || !cy) throw new Error('not invited')
    await invite(server, host, event, ['Una Unsent'])
    expect(await pageOf()).not.toContain('answered yet')
    await propose(start)
    await answer(cy)
    const page = await pageOf()
    expect(page).toContain('2 guests haven&#x27;t answered yet.')
    expect(page).toContain('Ask them to answer')
    const messageId = messageIdIn(page)
    const pressed = await Promise.all([ask(messageId), ask(messageId), ask(messageId)])
    expect(pressed).toEqual(Array.from({ length: 3 }, () => ({ status: 200, report: 'Asked 2 guests.' })))
    await expectAllFinished()
    for (const guest of [ana, bo]) {
      const [mail, ...more] = await askedMails(guest)
      expect(more).toEqual([])
      expect(mail?.subject).toBe('Picnic: When works for you?')
      expect(mail?.body).toContain(`/event/${event.id}/when${linkOf(event, guest)}`)
      // A message to the host belongs to the RSVP on the invitation.
      expect(mail?.body).toMatch(new RegExp(`a message with your RSVP: \\S+/event/${event.id}\\?iu=`))
    }
    expect(await askedMails(cy)).toEqual([])
    const { messages } = await call(server, 'getEventMessageHistory', { eventId: event.id }, host)
    expect(messages.map(({ recipients }) => recipients)).toEqual([2])
  })

  it("aren't asked again within a day, also if two hosts press at once, but after it", async () => {
    const [ana] = await inviteAll('Ana', 'Bo')
    await propose(start)
    const pressed = await Promise.all([ask(randomUUID()), ask(randomUUID())])
    const nobodyLeft = 'Everyone has answered, or was asked less than a day ago.'
    const reports = pressed.map(({ report }) => report)
    expect(reports).toHaveLength(2)
    expect(reports).toEqual(expect.arrayContaining(['Asked 2 guests.', nobodyLeft]))
    await expectAllFinished()
    expect(await pageOf()).toContain('They were asked less than a day ago.')
    expect(await pageOf()).not.toContain('value="ask"')
    await inviteAll('Di')
    expect(await pageOf()).toContain('Ask 1 more to answer')
    server.clock.advance(dayMs + 1)
    expect(await pageOf()).toContain('Ask them to answer')
    expect((await ask(randomUUID())).report).toBe('Asked 3 guests.')
    await expectAllFinished()
    expect(await askedMails(ana ?? expect.fail('not invited'))).toHaveLength(2)
  })

  it('get no email once they answered, or a time is picked', async () => {
    const [ana] = await inviteAll('Ana', 'Bo')
    if (!ana) throw new Error('not invited')
    await propose(start)
    const { db, jobs } = server.services
    const notice = { kind: 'message', text: 'When?', isTextBlast: false, replyTo: undefined, asksWhen: true } as const
    const queueAgain = async (key: string) => {
      const delivery = { eventId: event.id, inviteeId: ana.inviteeId, key, notice }
      await db
        .insertInto('deliveries')
        .values({ event_id: event.id, invitee_id: ana.inviteeId, key, state: 'queued', reason: null, created_at: 1 })
        .execute()
      await db.transaction().execute((tx) => jobs.queueNotifications(tx, [delivery]))
      jobs.wake()
      await expectAllFinished()
      const { reason } = await db
        .selectFrom('deliveries')
        .select('reason')
        .where('event_id', '=', event.id)
        .where('key', '=', key)
        .executeTakeFirstOrThrow()
      return reason
    }
    await answer(ana)
    expect(await queueAgain('message/answered/when')).toBe('The guest had already answered, or the date was set.')
    await call(server, 'pickTime', { eventId: event.id, startTime: start }, host)
    expect(await queueAgain('message/picked/when')).toBe('The guest had already answered, or the date was set.')
    expect(await askedMails(ana)).toEqual([])
    const { report } = await ask(randomUUID())
    expect(report).toBeUndefined()
  })

  it('get no email if they turned messages off, said no, or were removed', async () => {
    const [ana, bo, cy, dee] = await inviteAll('Ana', 'Bo', 'Cy', 'Dee')
    if (!ana || !bo || !cy || !dee) throw new Error('not invited')
    const [mail] = await readOutbox(server.services.db, ana.email ?? '')
    const [, off = ''] = /(\/unsubscribe\?\S+)/.exec(mail?.body ?? '') ?? []
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    await server.app.inject({ method: 'POST', url: off, payload: 'off=event', headers })
    await respond(server, event, bo, 'NO')
    await call(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [cy.inviteeId] }, host)
    await propose(start)
    await ask(messageIdIn(await pageOf()))
    await expectAllFinished()
    for (const guest of [ana, bo, cy]) expect(await askedMails(guest), guest.name).toEqual([])
    expect(await askedMails(dee)).toHaveLength(1)
  })

  it('are asked by no one but a host', async () => {
    const [ana, bo] = await inviteAll('Ana', 'Bo')
    if (!ana || !bo) throw new Error('not invited')
    await call(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [bo.inviteeId] }, host)
    await propose(start)
    // Without a link, by one that may be forwarded, and by that of a removed guest.
    for (const guest of [undefined, ana, bo])
      await send(event, { do: 'ask', messageId: randomUUID() }, guest && linkOf(event, guest))
    await expectAllFinished()
    expect(await askedMails(ana)).toEqual([])
    expect((await ask(randomUUID(), await person(server, 'Nia Novak'))).status).toBe(403)
    expect(await pageOf(await person(server, 'Mo'))).not.toContain('value="ask"')
  })
})
