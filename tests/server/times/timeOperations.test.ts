import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { whenScriptPath } from '../../../server/times/whenScript.ts'
import { answer, invite, keyOf, party, person, type EventDraft, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { attempt, call, reasonOf } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('the operations of proposed times, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())
  beforeEach(async () => {
    host = await person(server, 'Hana Host')
  })

  const later = (hours: number): number => server.clock.now() + hours * 3_600_000
  const linkOf = (event: EventView, { inviteeId }: { inviteeId: string }) => ({
    eventId: event.id,
    inviteeUuid: inviteeId,
    token: keyOf(server, event, { inviteeId }),
  })
  /** Creates a party without a date that asks for two times, and invites Gus. */
  const asking = async (fields: Partial<EventDraft> = {}) => {
    const event = await party(server, host, { startTime: 0, dateUndecided: true, ...fields })
    const [first, second] = [later(48), later(72)]
    const add = [first, second].map((startTime) => ({ startTime, endTime: null }))
    await call(server, 'proposeTimes', { eventId: event.id, add }, host)
    const [gus] = await invite(server, host, event, ['Gus Guest'])
    return { event, gus: gus ?? expect.fail('no guest'), first, second }
  }
  const yesTo = (startTime: number) => [{ startTime, answer: 'yes' as const }]
  const page = (event: EventView, guest: Invitee, more = '') => {
    const { token, inviteeUuid } = linkOf(event, guest)
    return server.app.inject({ url: `/event/${event.id}/when?iu=${inviteeUuid}&token=${token}${more}` })
  }

  it('show every guest their own answers, and names by the rule of the guest list', async () => {
    const { event, gus, first, second } = await asking()
    const sentAnswers = [...yesTo(second), { startTime: first, answer: 'no' as const }]
    const { poll, newGuest } = await call(server, 'answerTimes', { ...linkOf(event, gus), answers: sentAnswers })
    expect(newGuest).toBeUndefined()
    expect(poll.own).toEqual(sentAnswers.toReversed())
    expect(poll.times.map(({ counts }) => counts)).toEqual([
      { yes: 0, ifNeedBe: 0, no: 1 },
      { yes: 1, ifNeedBe: 0, no: 0 },
    ])
    const pollFor = async (caller = {}) => (await call(server, 'getTimes', { eventId: event.id }, caller)).poll
    expect((await pollFor(host)).guests).toEqual([{ name: 'Gus Guest', answers: poll.own }])
    expect(await pollFor()).toMatchObject({ answered: 1, guests: [], own: [] })
    await answer(server, event, gus, 'YES')
    expect((await pollFor()).guests.map(({ name }) => name)).toEqual(['Gus G.'])
    const hidden = await asking({ publicGuestList: false })
    await call(server, 'answerTimes', { ...linkOf(hidden.event, hidden.gus), answers: yesTo(hidden.first) })
    const { poll: hiddenPoll } = await call(server, 'getTimes', { eventId: hidden.event.id })
    expect([hiddenPoll.answered, hiddenPoll.guests]).toEqual([1, []])
    expect(await reasonOf(server, 'getTimes', { ...linkOf(event, gus), token: 'x' })).toBe('inviteeTokenInvalid')
  })

  it('send a single message to a guest who gets the spot of someone who said no to the picked time', async () => {
    const { event, gus, first } = await asking({ capacity: 1, title: 'Picnic' })
    const [wai, other] = await invite(server, host, event, ['Wai Ting', 'Ola Other'])
    if (!wai || !other) return expect.fail('no guests')
    await answer(server, event, gus, 'YES')
    await answer(server, event, wai, 'YES')
    server.clock.advance(1_000)
    await answer(server, event, other, 'YES')
    await call(server, 'answerTimes', { ...linkOf(event, gus), answers: [{ startTime: first, answer: 'no' }] })
    const mailsTo = ({ email = '' }: Invitee) => readOutbox(server.services.db, email)
    const before = { wai: (await mailsTo(wai)).length, other: (await mailsTo(other)).length }
    await call(server, 'pickTime', { eventId: event.id, startTime: first }, host)
    // The guest who still waits gets the update.
    await eventually(async () => (await mailsTo(other)).length > before.other)
    await eventually(async () => (await mailsTo(wai)).length > before.wai)
    await eventually(async () => {
      const open = server.services.db
        .selectFrom('deliveries')
        .select('key')
        .where('event_id', '=', event.id)
        .where('state', 'in', ['due', 'queued'])
      return (await open.execute()).length === 0
    })
    const subjects = async (guest: Invitee, had: number) => {
      const mails = await mailsTo(guest)
      return mails.slice(0, mails.length - had).map(({ subject }) => subject)
    }
    expect(await subjects(wai, before.wai)).toEqual(["You're in! You've got a spot at Picnic"])
    expect(await subjects(other, before.other)).toEqual(['Picnic has a date'])
    expect((await mailsTo(wai))[0]?.body).toContain("It's on ")
  })

  it('add a stranger by name and email address, whose key they return', async () => {
    const { event, first } = await asking()
    const eventId = event.id
    expect((await attempt(server, 'answerTimes', { eventId, answers: yesTo(first) })).failure).toEqual({
      reason: 'invalid',
      issues: [{ path: 'name', message: 'Please enter your name.' }],
    })
    const nameless = { eventId, answers: yesTo(first), name: 'Nia' }
    expect((await attempt(server, 'answerTimes', nameless)).failure?.issues?.[0]?.path).toBe('email')
    const input = { ...nameless, inviteeUuid: randomUUID(), email: 'nia@example.com' }
    const { newGuest, poll } = await call(server, 'answerTimes', input)
    expect(newGuest?.inviteeUuid).toBe(input.inviteeUuid)
    expect(poll.own).toEqual(yesTo(first))
    const again = { eventId, ...newGuest, answers: [{ startTime: first, answer: 'ifNeedBe' as const }] }
    expect((await call(server, 'answerTimes', again)).poll.times[0]?.counts).toEqual({ yes: 0, ifNeedBe: 1, no: 0 })
    const { invitees } = await call(server, 'fetchInvitees', { eventId }, host)
    expect(invitees.filter(({ name }) => name === 'Nia').map(({ rsvpStatus }) => rsvpStatus)).toEqual(['SEEN'])
    // Another device can't answer as the new guest by their id.
    expect(await reasonOf(server, 'answerTimes', input, { deviceId: 'web-other' })).toBe('inviteeTokenInvalid')
    const member = await person(server, 'Mia Member')
    expect((await call(server, 'answerTimes', { eventId, answers: yesTo(first) }, member)).newGuest).toBeUndefined()
    expect((await call(server, 'getTimes', { eventId }, member)).poll.own).toEqual(yesTo(first))
  })

  it('refuse times that are over, end before they start, or are too many, and change nothing', async () => {
    const { event, first } = await asking()
    const propose = (add: { startTime: number; endTime: number | null }[], remove: number[] = []) =>
      attempt(server, 'proposeTimes', { eventId: event.id, add, remove }, host)
    const messageOf = async (...times: Parameters<typeof propose>) =>
      (await propose(...times)).failure?.issues?.[0]?.message
    expect(await messageOf([{ startTime: later(-1), endTime: null }])).toBe('Choose times in the future.')
    expect(await messageOf([{ startTime: later(2), endTime: later(1) }])).toContain('end after it starts')
    expect(await messageOf([{ startTime: later(2), endTime: later(2 + 15 * 24) }])).toContain('over 2 weeks')
    const many = Array.from({ length: 39 }, (_, at) => ({ startTime: later(100 + at), endTime: null }))
    expect(await messageOf(many)).toContain('at most 40 times')
    expect((await propose([])).result?.poll.times).toHaveLength(2)
    expect((await propose(many, [first])).result?.poll.times).toHaveLength(40)
  })

  it('let hosts, and guests who were denied a spot, answer nothing', async () => {
    const { event, gus, first } = await asking({ hasWaitlist: true })
    const ownInput = { ...linkOf(event, gus), answers: yesTo(first) }
    expect(await reasonOf(server, 'answerTimes', { eventId: event.id, answers: yesTo(first) }, host)).toBe('forbidden')
    await call(server, 'answerTimes', ownInput)
    await answer(server, event, gus, 'NO')
    await call(server, 'setWaitlistStatus', { eventId: event.id, inviteeId: gus.inviteeId, status: 'DENIED' }, host)
    expect(await reasonOf(server, 'answerTimes', ownInput)).toBe('forbidden')
    const { poll } = await call(server, 'getTimes', linkOf(event, gus))
    expect([poll.answered, poll.times[0]?.counts.yes], 'earlier answers no longer count').toEqual([0, 0])
    const { body } = await page(event, gus)
    expect(body).toContain('couldn&#x27;t fit you in')
    expect(body).not.toContain('type="radio"')
    // The earlier yes doesn't become an RSVP.
    await call(server, 'pickTime', { eventId: event.id, startTime: first }, host)
    const { invitees } = await call(server, 'fetchInvitees', { eventId: event.id }, host)
    const row = invitees.find(({ inviteeId }) => inviteeId === gus.inviteeId)
    expect([row?.rsvpStatus, row?.waitlistStatus]).toEqual(['NO', 'DENIED'])
  })

  it('pick a proposed time once, after which nothing can be answered', async () => {
    const { event, gus, first, second } = await asking()
    const eventId = event.id
    const pick = (startTime: number) => attempt(server, 'pickTime', { eventId, startTime }, host)
    expect((await pick(first + 1)).failure?.reason).toBe('notFound')
    const { result } = await pick(first)
    expect([result?.event.startTime, result?.event.dateUndecided]).toEqual([first, false])
    expect((await pick(first)).result?.event.startTime, 'again').toBe(first)
    expect((await pick(second)).failure?.reason).toBe('conflict')
    expect(await reasonOf(server, 'answerTimes', { ...linkOf(event, gus), answers: yesTo(second) })).toBe('conflict')
    const add = [{ startTime: later(200), endTime: null }]
    expect(await reasonOf(server, 'proposeTimes', { eventId, add }, host)).toBe('conflict')
    expect((await call(server, 'fetchInvitees', { eventId }, host)).invitees).toHaveLength(2)
  })

  it('show the link on the invitation only to people who can answer', async () => {
    const { event, gus } = await asking({ hasWaitlist: true })
    const hasLink = async (viewer: object) =>
      (await call(server, 'getEventPreview', { eventId: event.id, ...viewer })).event.asksWhen
    expect(await hasLink({})).toBe(true)
    expect(await hasLink(linkOf(event, gus))).toBe(true)
    expect((await call(server, 'getEvent', { eventId: event.id }, host)).event.asksWhen).toBeUndefined()
    await answer(server, event, gus, 'YES')
    await call(server, 'setWaitlistStatus', { eventId: event.id, inviteeId: gus.inviteeId, status: 'DENIED' }, host)
    expect(await hasLink(linkOf(event, gus))).toBeUndefined()
    await call(server, 'cancelEvent', { eventId: event.id }, host)
    expect(await hasLink({})).toBeUndefined()
  })

  it('lead the invitation, with the own answers in short, and show hosts the number of guests who answered', async () => {
    const { event, gus, first, second } = await asking()
    const seenBy = async (viewer: object) =>
      (await call(server, 'getEventPreview', { eventId: event.id, ...viewer })).event
    const seenByHost = async () => (await call(server, 'getEvent', { eventId: event.id }, host)).event
    expect([(await seenBy(linkOf(event, gus))).whenNote, (await seenByHost()).timesAnswered]).toEqual([undefined, 0])
    const answers = [
      { startTime: first, answer: 'yes' as const },
      { startTime: second, answer: 'ifNeedBe' as const },
    ]
    await call(server, 'answerTimes', { ...linkOf(event, gus), answers })
    const { whenNote, timesAnswered } = await seenBy(linkOf(event, gus))
    expect(whenNote).toMatch(/^Yes: \w{3}, .+\. If need be: \w{3}, .+$/)
    expect(timesAnswered, 'is for hosts').toBeUndefined()
    expect((await seenBy({})).whenNote, 'is for the guest').toBeUndefined()
    expect((await seenByHost()).timesAnswered).toBe(1)
    await call(server, 'pickTime', { eventId: event.id, startTime: first }, host)
    expect([(await seenBy(linkOf(event, gus))).whenNote, (await seenByHost()).timesAnswered]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('refresh an open page by its numbers alone', async () => {
    const { event, gus, first } = await asking()
    const whole = await page(event, gus)
    const { origin } = server.services.config
    expect(whole.body).toContain(`<script type="module" src="${origin}${whenScriptPath}">`)
    expect(whole.headers['content-security-policy']).toContain(`script-src ${origin}${whenScriptPath};`)
    const script = await server.app.inject({ url: whenScriptPath })
    expect([script.statusCode, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
    expect(Buffer.byteLength(script.body)).toBeLessThan(2_048)
    await call(server, 'answerTimes', { ...linkOf(event, gus), answers: yesTo(first) })
    const part = await page(event, gus, '&part=numbers')
    expect(part.body).toContain('1 yes · 0 if need be · 0 no')
    expect(part.body).not.toMatch(/<(?:input|form|button|style|script|title)/)
    // Every element that the page's script replaces is in the part.
    const marks = (body: string) => new Set(Array.from(body.matchAll(/data-live="([^"]+)"/g), ([, mark]) => mark))
    expect(marks(part.body)).toEqual(marks(whole.body))
    await call(server, 'pickTime', { eventId: event.id, startTime: first }, host)
    expect((await page(event, gus, '&part=numbers')).body).toContain('The host has decided. See the result.')
    expect((await page(event, gus)).body).not.toContain('<script')
  })
})

describe('the page of proposed times', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer('any', { strictLimits: true })
  })
  afterAll(() => server.end())

  it('limits the forms that a network can send', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host, { startTime: 0, dateUndecided: true })
    await server.services.rateLimits.takeFrom('writesFromAddress', '2001:db8:7:7::/64', 598)
    const post = (remoteAddress: string) =>
      server.app.inject({
        method: 'POST',
        url: `/event/${event.id}/when`,
        remoteAddress,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: server.services.config.origin },
        payload: 'do=answer',
      })
    const codes = []
    for (let at = 1; at <= 3; at += 1) codes.push((await post(`2001:db8:7:7::${at}`)).statusCode)
    expect(codes).toEqual([422, 422, 429])
    expect((await post('2001:db8:7:8::1')).statusCode).toBe(422)
  })
})
