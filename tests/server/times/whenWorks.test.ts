import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { queueConfirmations } from '../../../server/messaging/confirmations/queueConfirmations.ts'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { answer as rsvp, invite, keyOf, person, rowOf, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'
import { fieldOf } from './fieldOf.ts'
import { timesPages } from './timesPages.ts'

describe.each(databaseKinds)('the times that a host proposes on %s', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())
  beforeEach(async () => {
    host = await person(server, 'Hana Host')
  })

  const { undatedParty, guestsOf, linkOf, look, send, dayAfter, propose, startsOf } = timesPages(() => ({
    server,
    host,
  }))
  const say = (event: EventView, guest: { inviteeId: string }, answers: Record<number, string>) =>
    send(
      event,
      { do: 'answer', ...Object.fromEntries(Object.entries(answers).map(([start, said]) => [`t${start}`, said])) },
      linkOf(event, guest),
    )
  const pick = (event: EventView, start: number, by = host) => send(event, { do: 'pick', time: String(start) }, '', by)
  const stateOf = async (event: EventView, guest: { inviteeId: string }) => {
    const { rsvpStatus, waitlistStatus, additionalGuestCount } = await rowOf(server, host, event, guest.inviteeId)
    return [rsvpStatus, waitlistStatus ?? null, additionalGuestCount]
  }

  it('are every chosen day at every entered time, proposed once, and can be removed', async () => {
    const event = await undatedParty()
    expect((await propose(event, [dayAfter(3), dayAfter(5)], '19:00', '12:30')).statusCode).toBe(200)
    const repeatedProposal = await propose(event, [dayAfter(3)], '19:00')
    expect([repeatedProposal.statusCode, fieldOf(repeatedProposal.body)]).toEqual([
      422,
      ['from1', 'That time is already proposed.'],
    ])
    expect((await propose(event, [dayAfter(3)], '', '19:00', '12:30')).body).toContain(
      'Those times are already proposed.',
    )
    const starts = await startsOf(event)
    expect(starts).toHaveLength(4)
    expect((await propose(event, [dayAfter(3), dayAfter(6)], '19:00')).body).toContain(
      'Added 1 time. 1 was already proposed.',
    )
    await send(event, { do: 'remove', time: String((await startsOf(event))[4]) }, '', host)
    await send(event, { do: 'remove', time: String(starts[0]) }, '', host)
    expect(await startsOf(event)).toEqual(starts.slice(1))
  })

  it('keep their wall clock on both sides of the start of summer time', async () => {
    const event = await undatedParty({ timeZone: 'America/Los_Angeles' })
    await propose(event, ['2027-03-13', '2027-03-14'], '19:00')
    expect(await startsOf(event)).toEqual([Date.UTC(2027, 2, 14, 3), Date.UTC(2027, 2, 15, 2)])
    const { body } = await look(event, '?zone=Europe/Berlin')
    expect(body).toContain('Sunday 4:00 AM your time')
    expect(body).toContain('Monday 3:00 AM your time')
    expect(body).toContain('7:00 PM PDT')
    expect(body).toContain('7:00 PM PST')
  })

  it('end on the next day after a party past midnight', async () => {
    const event = await undatedParty({ timeZone: 'America/Los_Angeles' })
    await send(event, { do: 'propose', day: '2099-01-10', from1: '20:00', until1: '01:00' }, '', host)
    const { poll } = await call(server, 'getTimes', { eventId: event.id }, host)
    expect(poll.times).toMatchObject([{ startTime: Date.UTC(2099, 0, 11, 4), endTime: Date.UTC(2099, 0, 11, 9) }])
  })

  it.each([
    ['no day', { from1: '19:00' }, 'day', 'Choose at least one day.'],
    ['no time', { day: '2099-01-01' }, 'from1', 'Enter at least one time.'],
    [
      'an end long before the start',
      { day: '2099-01-01', from1: '14:00', until1: '12:00' },
      'until1',
      'Time 1 ends before it starts. Check both.',
    ],
    [
      'a start that clocks skip',
      { day: ['2099-03-07', '2099-03-08'], from1: '19:00', from2: '02:30' },
      'from2',
      "Clocks go forward on Sunday, March 8, 2099, so there's no 2:30 AM that day. Enter another time, such as 3:30 AM.",
    ],
    [
      'an end at the start',
      { day: '2099-01-01', from1: '14:00', from2: '19:00', until2: '19:00' },
      'until2',
      'Time 2 ends when it starts. Check both.',
    ],
    [
      'an end without a start',
      { day: '2099-01-01', from1: '14:00', until3: '19:00' },
      'from3',
      'Enter when time 3 starts.',
    ],
    ['a day in the past', { day: '2020-01-01', from1: '19:00' }, 'day', 'Choose times in the future.'],
    [
      'more than 40 times',
      {
        day: Array.from({ length: 21 }, (_, index) => `2099-01-${String(index + 1).padStart(2, '0')}`),
        from1: '10:00',
        from2: '19:00',
      },
      'day',
      'You can propose at most 40 times. Remove some first.',
    ],
  ])('are refused with a message beside the field for %s', async (_what, fields, field, message) => {
    const event = await undatedParty()
    const { statusCode, body } = await send(event, { do: 'propose', ...fields }, '', host)
    expect([statusCode, fieldOf(body)]).toEqual([422, [field, message]])
    expect(await startsOf(event)).toEqual([])
  })

  it('are proposed, removed and picked by hosts alone', async () => {
    const event = await undatedParty()
    await propose(event, [dayAfter(3)], '19:00')
    const [start = 0] = await startsOf(event)
    const [guest = expect.fail('no guest')] = await guestsOf(event, 'Gus')
    const stranger = await person(server, 'Sam Stranger')
    for (const kindOf of ['propose', 'remove', 'pick'])
      for (const [query, by] of [
        ['', stranger],
        ['', undefined],
        [linkOf(event, guest), undefined],
      ] as const) {
        const fields = { do: kindOf, time: String(start), day: dayAfter(9), from1: '10:00' }
        expect((await send(event, fields, query, by)).statusCode).toBe(403)
      }
    expect(await startsOf(event)).toEqual([start])
    const from = { do: 'pick', time: String(start) }
    const elsewhere = await send(event, from, '', host, { origin: 'https://elsewhere.example' })
    expect(elsewhere.statusCode).toBe(403)
  })

  it('take the last answers of a guest with a personal link, and count them', async () => {
    const event = await undatedParty()
    await propose(event, [dayAfter(3), dayAfter(4)], '19:00')
    const [first = 0, second = 0] = await startsOf(event)
    const [guest = expect.fail('no guest')] = await guestsOf(event, 'Gus Guest')
    await say(event, guest, { [first]: 'yes', [second]: 'no' })
    const { body } = await say(event, guest, { [first]: 'ifNeedBe' })
    expect(body).toContain('0 yes · 1 if need be · 0 no')
    expect(body).not.toContain('1 no')
    expect((await look(event, '', host)).body).toContain('Gus Guest')
  })

  it('keep the answers of a guest whose open page has only times that were removed', async () => {
    const event = await undatedParty()
    await propose(event, [dayAfter(3), dayAfter(4)], '19:00')
    const [first = 0, second = 0] = await startsOf(event)
    const [guest = expect.fail('no guest')] = await guestsOf(event, 'Gus Guest')
    await say(event, guest, { [first]: 'yes' })
    await send(event, { do: 'remove', time: String(second) }, '', host)
    const { statusCode, body } = await say(event, guest, { [second]: 'no' })
    expect([statusCode, body.includes('That time is no longer proposed.')]).toEqual([422, true])
    const newcomer = { name: 'Nia', email: 'nia-of-removed-times@example.com' }
    expect((await send(event, { do: 'answer', [`t${second}`]: 'yes', ...newcomer })).statusCode).toBe(422)
    const { poll } = await call(server, 'getTimes', { eventId: event.id }, host)
    expect(poll.guests).toEqual([{ name: 'Gus Guest', answers: [{ startTime: first, answer: 'yes' }] }])
    const { invitees } = await call(server, 'fetchInvitees', { eventId: event.id }, host)
    expect(invitees.map(({ name }) => name)).not.toContain('Nia')
  })

  it('show names by the rule of the guest list to each kind of viewer [AUTHZ-03]', async () => {
    for (const publicGuestList of [true, false]) {
      const event = await undatedParty({ publicGuestList })
      await propose(event, [dayAfter(3)], '19:00')
      const [start = 0] = await startsOf(event)
      const [gus, gia, ann] = await guestsOf(event, 'Gus Guest', 'Gia Going', 'Ann Answers')
      if (!gus || !gia || !ann) expect.fail('no guests')
      for (const one of [gus, gia]) await say(event, one, { [start]: 'yes' })
      await rsvp(server, event, gia, 'YES')
      const stranger = await person(server, 'Sam Stranger')
      const input = { eventId: event.id }
      const namesFor = async (fields: object, by?: Person) => {
        const { poll } = await call(server, 'getTimes', { ...input, ...fields }, by)
        expect(poll.times[0]?.counts.yes, 'numbers are for everyone').toBe(2)
        return poll.guests.map(({ name }) => name).toSorted()
      }
      const all = publicGuestList ? ['Gia Going', 'Gus Guest'] : []
      const going = publicGuestList ? ['Gia G.'] : []
      const linkKey = { inviteeUuid: ann.inviteeId, token: keyOf(server, event, ann) }
      expect(await namesFor({})).toEqual(going)
      expect(await namesFor({}, stranger)).toEqual(going)
      expect(await namesFor(linkKey)).toEqual(all)
      expect(await namesFor({}, host)).toEqual(['Gia Going', 'Gus Guest'])
      const { body } = await look(event)
      expect([body.includes('Gus'), body.includes('Yes: Gia G.')]).toEqual([false, publicGuestList])
      expect((await look(event, '', host)).body).toContain('Gus Guest')
    }
  })

  it('become the date: a yes and a no become RSVPs, the rest stay invited, and each guest gets one message', async () => {
    const event = await undatedParty()
    await propose(event, [dayAfter(3)], '19:00')
    const [start = 0] = await startsOf(event)
    const [yes, maybe, no, silent, plus] = await guestsOf(event, 'Yara', 'Mo', 'Noa', 'Sil', 'Pia')
    if (!yes || !maybe || !no || !silent || !plus) expect.fail('no guests')
    await rsvp(server, event, plus, 'YES', 2)
    await say(event, yes, { [start]: 'yes' })
    await say(event, maybe, { [start]: 'ifNeedBe' })
    await say(event, no, { [start]: 'no' })
    await say(event, plus, { [start]: 'yes' })
    server.clock.advance(60_000)
    const { db, jobs, clock } = server.services
    await queueConfirmations(db, jobs.queueNotifications, clock.now())
    jobs.wake()
    await eventually(async () => (await readOutbox(db, plus.email ?? '')).length === 2)
    const before = new Map<string, number>()
    for (const { email = '' } of [yes, maybe, no, silent, plus]) before.set(email, (await readOutbox(db, email)).length)
    expect((await pick(event, start)).statusCode).toBe(303)
    const { event: after } = await call(server, 'getEvent', { eventId: event.id }, host)
    expect([after.startTime, after.dateUndecided]).toEqual([start, false])
    expect(await Promise.all([yes, maybe, no, silent, plus].map((guest) => stateOf(event, guest)))).toEqual(
      [
        ['YES', null, 0],
        ['SEEN', null, 0],
        ['NO', null, 0],
        ['INVITED', null, 0],
        ['YES', null, 2],
      ].map((row, index) => (index === 1 ? [expect.stringMatching(/INVITED|SEEN/), null, 0] : row)),
    )
    server.clock.advance(60_000)
    await queueConfirmations(db, jobs.queueNotifications, clock.now())
    jobs.wake()
    for (const [email, had] of before) {
      const mails = () => readOutbox(db, email)
      await eventually(async () => (await mails()).length > had)
      const [latest] = await mails()
      expect([email, (await mails()).length]).toEqual([email, had + 1])
      expect(`${latest?.subject} ${latest?.body}`).toContain('Picnic')
    }
  })

  it('can neither be answered nor picked once the date is decided', async () => {
    const event = await undatedParty()
    await propose(event, [dayAfter(3), dayAfter(4)], '19:00')
    const [first = 0, second = 0] = await startsOf(event)
    const [guest = expect.fail('no guest')] = await guestsOf(event, 'Gus')
    await pick(event, first)
    expect((await say(event, guest, { [second]: 'yes' })).body).toContain('The date is set')
    expect((await pick(event, second)).body).toContain('The date is set')
    expect((await propose(event, [dayAfter(8)], '19:00')).body).toContain('The date is set')
    const { event: after } = await call(server, 'getEvent', { eventId: event.id }, host)
    expect(after.startTime).toBe(first)
    expect(await stateOf(event, guest)).toEqual([expect.any(String), null, 0])
  })

  it('carry over within the capacity, and keep every guest', async () => {
    const possibleAnswers = ['yes', 'no', 'ifNeedBe', undefined] as const
    for (const seed of [1, 2, 3, 4]) {
      const capacity = seed
      const event = await undatedParty({ capacity, hasWaitlist: seed % 2 === 0 })
      await propose(event, [dayAfter(3)], '19:00')
      const [start = 0] = await startsOf(event)
      const guests = await invite(
        server,
        host,
        event,
        Array.from({ length: 9 }, (_, index) => `Guest ${index}`),
      )
      const answers = guests.map((_, index) => possibleAnswers[(index * seed + (index >> 1)) % possibleAnswers.length])
      for (const [index, guest] of guests.entries()) {
        const one = answers[index]
        server.clock.advance(1_000)
        if (one !== undefined) await say(event, guest, { [start]: one })
      }
      await pick(event, start)
      const rows = await Promise.all(guests.map((guest) => rowOf(server, host, event, guest.inviteeId)))
      const yesCount = answers.filter((one) => one === 'yes').length
      expect(rows.filter(({ rsvpStatus }) => rsvpStatus === 'YES')).toHaveLength(yesCount)
      expect(rows.filter(({ rsvpStatus }) => rsvpStatus === 'NO')).toHaveLength(
        answers.filter((one) => one === 'no').length,
      )
      const going = rows.filter((row) => row.rsvpStatus === 'YES' && row.waitlistStatus !== 'PENDING_APPROVAL')
      expect(going).toHaveLength(Math.min(yesCount, capacity))
      // The first to answer get the spots.
      const first = guests.filter((_, index) => answers[index] === 'yes').slice(0, capacity)
      expect(going.map(({ inviteeId }) => inviteeId).toSorted()).toEqual(
        first.map(({ inviteeId }) => inviteeId).toSorted(),
      )
    }
  })

  it('and answers are in the export of an account, and erased with it', async () => {
    const event = await undatedParty()
    await propose(event, [dayAfter(3)], '19:00')
    const [start = 0] = await startsOf(event)
    const friend = await person(server, 'Fay Friend')
    expect((await send(event, { do: 'answer', [`t${start}`]: 'yes' }, '', friend)).statusCode).toBe(303)
    const { account } = await call(server, 'exportAccount', {}, friend)
    expect(account.times).toEqual([{ party: 'Picnic', start: new Date(start).toISOString(), answer: 'yes' }])
    await call(server, 'deleteAccount', {}, friend)
    const remainingRows = await server.services.db
      .selectFrom('time_answers')
      .select('answer')
      .where('event_id', '=', event.id)
      .execute()
    expect(remainingRows).toEqual([])
  })
})
