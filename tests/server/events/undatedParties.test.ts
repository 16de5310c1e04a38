import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { createPageRenderer } from '../../../app/entry/render.tsx'
import { eraseOldContacts } from '../../../server/guests/data/eraseOldContacts.ts'
import { queueConfirmations } from '../../../server/messaging/confirmations/queueConfirmations.ts'
import { queueDigests } from '../../../server/messaging/notifications/hostDigests.ts'
import { queueReminders } from '../../../server/messaging/notifications/reminders.ts'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { housekeeping } from '../../../server/web/housekeeping.ts'
import { signInAgain } from '../../support/accounts.ts'
import {
  answer,
  eventDraft,
  invite,
  keyOf,
  party,
  person,
  rowOf,
  type EventDraft,
  type Person,
} from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const day = 24 * 3_600_000
const undatedTimes = { startTime: 0, dateUndecided: true } as const
const entry = { script: '/assets/a.js', preloads: [], stylesheets: [], inlineCss: '', fonts: [] }
/** Dates that a missing start would be shown as. */
const wrongDate = /\b(?:1970|1969)\b|Invalid|\bNaN\b/

describe.each(databaseKinds)('a party whose date is to be decided on %s', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind, { renderer: createPageRenderer({ app: entry, guest: entry }) })
  })
  afterAll(() => server.end())
  // Sessions end, because months pass in these tests.
  beforeEach(async () => {
    host = await person(server, 'Hana Host')
  })

  const undatedParty = (fields: Partial<EventDraft> = {}) => party(server, host, { ...undatedTimes, ...fields })
  const change = (event: EventView, fields: Partial<EventDraft>) =>
    attempt(server, 'editEventDetails', { eventId: event.id, event: eventDraft(server, fields) }, host)
  const inviteGuests = async (event: EventView, ...names: string[]) => {
    const guests = await invite(server, host, event, names)
    const inviteIds = guests.map(({ inviteeId }) => inviteeId)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds }, host)
    for (const id of inviteIds)
      await eventually(async () => (await rowOf(server, host, event, id)).inviteStatus === 'SUCCESS')
    return guests
  }
  const one = async (event: EventView, name: string): Promise<Invitee> =>
    (await inviteGuests(event, name))[0] ?? expect.fail('no guest')
  const mailTo = ({ email = '' }: { email?: string | undefined }, about: string) =>
    eventually(async () =>
      (await readOutbox(server.services.db, email)).find(({ subject, body }) => `${subject}\n${body}`.includes(about)),
    )
  const confirmationFor = async (guest: Invitee) => {
    const { db, jobs, clock } = server.services
    // An RSVP may settle before it is confirmed.
    server.clock.advance(60_000)
    await queueConfirmations(db, jobs.queueNotifications, clock.now())
    jobs.wake()
    return mailTo(guest, "here's your RSVP")
  }

  it('needs To be decided in place of the date: an empty date, and an end without a start, are refused [VAL-29]', async () => {
    const event = await undatedParty()
    expect(event).toMatchObject({ startTime: 0, endTime: 0, dateUndecided: true, date: '' })
    const refusal = async (fields: Partial<EventDraft>) =>
      (await attempt(server, 'createEvent', { event: eventDraft(server, fields) }, host)).failure?.issues
    const required = [{ path: 'event.startTime', message: 'This is a required field' }]
    expect(await refusal({ startTime: 0 })).toEqual(required)
    expect(await refusal({ dateUndecided: true })).toEqual(required)
    expect(await refusal({ ...undatedTimes, endTime: server.clock.now() + day })).toEqual([
      { path: 'event.endTime', message: 'A party without a date has no end time' },
    ])
    await expect(
      server.services.db.updateTable('events').set({ end_time: 1 }).where('id', '=', event.id).execute(),
    ).rejects.toThrow(/events_undated/)
  })

  it('shows no wrong date anywhere', async () => {
    const event = await undatedParty({ title: 'Reunion' })
    const guest = await one(event, 'Gus')
    const friend = await person(server, 'Fay Friend')
    const addedInvitee = { inviteeId: randomUUID(), userId: friend.userId, name: 'Fay', email: friend.email }
    await call(server, 'addInvitees', { eventId: event.id, invitees: [addedInvitee] }, host)
    await answer(server, event, guest, 'YES', 1)
    const key = `iu=${guest.inviteeId}&token=${keyOf(server, event, guest)}`
    const get = async (path: string, caller?: Person) => {
      const cookies = caller ? { authToken: caller.refreshToken } : {}
      const { statusCode, body } = await server.app.inject({ url: `/event/${event.id}${path}`, cookies })
      expect([path, statusCode]).toEqual([path, 200])
      return body
    }
    await call(server, 'sendTemplateEmail', { eventId: event.id, emailAddress: host.email }, host)
    const shownTexts: Record<string, string> = {
      page: await get(''),
      personalPage: await get(`?${key}`),
      hostPage: await get('', host),
      data: await get(`/my-data?${key}`),
      invitation: JSON.stringify(await mailTo(guest, 'invited you to')),
      preview: JSON.stringify(await mailTo(host, 'Preview: ')),
      confirmation: JSON.stringify(await confirmationFor(guest)),
      view: JSON.stringify(await call(server, 'getEvent', { eventId: event.id }, host)),
      list: JSON.stringify(await call(server, 'fetchEvents', {}, host)),
      hostExport: JSON.stringify(await call(server, 'exportAccount', {}, host)),
      guestExport: JSON.stringify(await call(server, 'exportAccount', {}, friend)),
    }
    for (const [name, text] of Object.entries(shownTexts))
      expect([name, wrongDate.exec(text)?.[0]]).toEqual([name, undefined])
    for (const name of ['page', 'personalPage', 'hostPage', 'invitation', 'preview', 'confirmation'])
      expect(shownTexts[name], name).toContain('Date to be decided')
    // The head of the page, for chat apps.
    expect(shownTexts.page).toMatch(/<meta property="og:description" content="[^"]*Date to be decided/)
    for (const name of ['page', 'personalPage', 'hostPage']) {
      expect(shownTexts[name], name).not.toMatch(/<time\b/)
      expect(shownTexts[name], name).not.toContain('Add to calendar')
    }
    expect(shownTexts.hostExport).toMatch(/"title":"Reunion"[^}]*"start":null/)
    for (const picture of ['card.jpg', 'story.jpg']) await get(`/${picture}`)
  })

  it('is in no calendar, whose links lead to its page [EVPAGE-07]', async () => {
    const event = await undatedParty()
    const key = '?iu=8f0f3a38-6a6a-4f0e-9d5b-0c5a7a0d9f10&token=x'
    for (const path of [
      'calendar.ics',
      ...['google', 'outlook', 'office365', 'yahoo'].map((name) => `calendar/${name}`),
    ])
      for (const query of ['', key]) {
        const url = `/event/${event.id}/${path}${query}`
        const { statusCode, headers } = await server.app.inject({ url, headers: { accept: 'text/html,*/*' } })
        const page = `${server.services.config.origin}/event/${event.id}${query}`
        expect([statusCode, headers.location], path).toEqual([302, page])
      }
    // A calendar app.
    expect((await server.app.inject(`/event/${event.id}/calendar.ics`)).statusCode).toBe(404)
  })

  it('takes RSVPs, and confirms them without a calendar file', async () => {
    const event = await undatedParty({ capacity: 1 })
    const [first, second] = await inviteGuests(event, 'Fia', 'Sol')
    if (!first || !second) return expect.fail('no guests')
    await answer(server, event, first, 'YES')
    expect((await answer(server, event, second, 'YES')).waitlistStatus).toBe('PENDING_APPROVAL')
    const mail = await confirmationFor(first)
    expect(mail.body).toContain('Date to be decided')
    expect(mail.body).toContain('Once the date is set, you can add the party to your calendar.')
    expect(`${mail.body}${mail.html}`).not.toMatch(/attached/i)
    expect((await change(event, { ...undatedTimes, capacity: 2 })).failure).toBeUndefined()
    const promotionEmail = await mailTo(second, "You've got a spot")
    expect(promotionEmail.body).toContain('The date is still to be decided.')
  })

  it('sends its host a daily digest of RSVPs', async () => {
    const event = await undatedParty({ hostNotification: 'dailyDigest' })
    const [guest] = await invite(server, host, event, ['Gus'])
    server.clock.advance(1_000)
    await answer(server, event, guest ?? expect.fail('no guest'), 'YES')
    const { db, jobs, clock } = server.services
    for (let hours = 0, queuedCount = 0; hours < 48 && queuedCount === 0; hours += 3) {
      server.clock.advance(3 * 3_600_000)
      queuedCount = await queueDigests(db, jobs.queueNotifications, clock.now())
    }
    jobs.wake()
    const mail = await mailTo(host, 'New RSVPs for your party')
    expect(mail.body).toContain('Gus')
    expect(`${mail.body}${mail.html}`).not.toMatch(wrongDate)
  })

  it('is upcoming, after all parties with a date, however much time passes', async () => {
    const newHost = await person(server, 'Una')
    const make = (title: string, fields: Partial<EventDraft>) => party(server, newHost, { title, ...fields })
    await make('Near', { startTime: server.clock.now() + day })
    const event = await make('Open', undatedTimes)
    await make('Far', { startTime: server.clock.now() + 300 * day })
    const listedEvents = (await call(server, 'fetchEvents', {}, newHost)).events
    expect(listedEvents.map(({ title, startTime }) => [title, startTime > 0])).toEqual([
      ['Open', false],
      ['Far', true],
      ['Near', true],
    ])
    const [guest] = await invite(server, newHost, event, ['Gus'])
    server.clock.advance(400 * day)
    expect((await answer(server, event, guest ?? expect.fail('no guest'), 'YES')).rsvpStatus).toBe('YES')
    const again = await signInAgain(server, newHost)
    expect((await attempt(server, 'cancelEvent', { eventId: event.id }, again)).failure).toBeUndefined()
  })

  it('notifies its guests when the host decides the date, and when it is to be decided again [EDIT-14]', async () => {
    const event = await undatedParty({ title: 'Picnic' })
    const [going, askedGuest, out] = await inviteGuests(event, 'Gus', 'Ina', 'Otto')
    if (!going || !askedGuest || !out) return expect.fail('no guests')
    await answer(server, event, going, 'YES')
    await answer(server, event, out, 'NO')
    const startTime = Date.UTC(2030, 5, 1, 19)
    expect((await change(event, { title: 'Picnic', startTime })).failure).toBeUndefined()
    const when = 'Saturday, June 1, 2030, 12:00 PM PDT'
    for (const guest of [going, askedGuest]) {
      const { body } = await mailTo(guest, 'Picnic has a date')
      expect(body).toContain(`It's on ${when}.`)
      expect(body).not.toMatch(/to be decided|Time:/)
    }
    expect((await readOutbox(server.services.db, out.email)).map(({ subject }) => subject)).not.toContain(
      'Picnic has a date',
    )
    expect((await server.app.inject(`/event/${event.id}/calendar.ics`)).body).toContain('DTSTART')
    expect((await server.app.inject(`/event/${event.id}`)).body).toContain('June 1, 2030')

    server.clock.advance(11 * 60_000)
    expect((await change(event, { title: 'Picnic', ...undatedTimes })).failure).toBeUndefined()
    const again = await mailTo(going, `Time: Date to be decided (was ${when}).`)
    expect(again.body).toContain('Is it in your calendar? Remove it there until the new date is set.')
    expect((await server.app.inject(`/event/${event.id}/calendar.ics`)).statusCode).toBe(404)
  })

  it('gets no reminders, not even those that were queued for an earlier date', async () => {
    const startTime = server.clock.now() + 9 * day
    const [open, movedParty] = [await undatedParty(), await party(server, host, { startTime })]
    for (const event of [open, movedParty]) await one(event, 'Gus')
    const keysOf = async (event: EventView) =>
      (
        await server.services.db
          .selectFrom('deliveries')
          .select(['key', 'state', 'reason'])
          .where('event_id', '=', event.id)
          .where('key', 'like', 'reminder/%')
          .execute()
      ).map(({ state, reason }) => [state, reason])
    const { db, jobs, clock } = server.services
    for (let hours = 0; hours < 9 * 24 && (await keysOf(movedParty)).length === 0; hours += 3) {
      server.clock.advance(3 * 3_600_000)
      await queueReminders(
        db,
        async (tx, deliveries) => {
          // The host undoes the date before the reminder is delivered.
          await sql`update events set start_time = null, end_time = 0 where id = ${movedParty.id}`.execute(tx)
          await jobs.queueNotifications(tx, deliveries)
        },
        clock.now(),
      )
    }
    jobs.wake()
    await eventually(async () => (await keysOf(movedParty)).every(([state]) => state !== 'queued'))
    expect(await keysOf(movedParty)).toEqual([['failed', 'The date of the party was still to be decided.']])
    expect(await keysOf(open)).toEqual([])
  })

  it('is canceled with a message that names no date', async () => {
    const event = await undatedParty({ title: 'Gala' })
    const guest = await one(event, 'Gus')
    await call(server, 'cancelEvent', { eventId: event.id, message: 'Sorry!' }, host)
    const mail = await mailTo(guest, 'Gala is canceled')
    expect(mail.body).toContain('“Sorry!”')
    expect(`${mail.body}${mail.html}`).not.toMatch(/planned for|calendar/)
    expect(`${mail.body}${mail.html}`).not.toMatch(wrongDate)
  })

  it('is canceled if no co-host takes it over', async () => {
    const [leaving, heir] = [await person(server, 'Lea'), await person(server, 'Earl')]
    const event = await party(server, leaving, { ...undatedTimes, title: 'Fair' })
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, leaving)
    await call(server, 'updateCohostStatus', { eventId: event.id, status: 'ACCEPTED', linkUuid }, heir)
    expect(await call(server, 'deleteAccount', { hostedEvents: 'handOver' }, leaving)).toMatchObject({ handedOver: 1 })
    const offer = await mailTo(heir, 'Fair needs a new host')
    expect(offer.body).toContain('The date is still to be decided.')
    server.clock.advance(8 * day)
    await housekeeping(server.services, server.database.database)
    const { event: shownEvent } = await call(server, 'getEventPreview', { eventId: event.id })
    expect(shownEvent.cancelledTimestamp).not.toBeNull()
  })

  it("loses its guests' contacts like a party that ended a year after the last change, guest, or RSVP", async () => {
    const event = await undatedParty()
    const [gus, ina] = await invite(server, host, event, ['Gus', 'Ina'])
    if (!gus || !ina) return expect.fail('no guests')
    const { db } = server.services
    const emailOf = async ({ inviteeId }: Invitee) =>
      (await db.selectFrom('invitees').select('email').where('invitee_id', '=', inviteeId).executeTakeFirstOrThrow())
        .email
    const year = 365 * day
    const createdAt = server.clock.now()
    await eraseOldContacts(db, createdAt + year, server.clock.now())
    expect(await emailOf(gus)).toBe(gus.email)
    server.clock.advance(5 * day)
    await answer(server, event, gus, 'YES')
    await eraseOldContacts(db, createdAt + year + day, server.clock.now())
    expect(await emailOf(ina), 'an RSVP').toBe(ina.email)
    server.clock.advance(5 * day)
    host = await signInAgain(server, host)
    expect((await change(event, { ...undatedTimes, title: 'Other' })).failure).toBeUndefined()
    await eraseOldContacts(db, createdAt + year + 6 * day, server.clock.now())
    expect(await emailOf(ina), 'a change').toBe(ina.email)
    await eraseOldContacts(db, createdAt + year + 11 * day, server.clock.now())
    expect([await emailOf(gus), await emailOf(ina)]).toEqual([null, null])
    server.clock.advance(2 * year)
    host = await signInAgain(server, host)
    const addedAt = server.clock.now()
    const edit = { inviteeId: gus.inviteeId, name: 'Gus', email: gus.email ?? '' }
    await call(server, 'editInvitee', { eventId: event.id, invitee: edit }, host)
    await eraseOldContacts(db, addedAt + year, server.clock.now())
    expect(await emailOf(gus), 'an address entered later').toBe(gus.email)
    await eraseOldContacts(db, addedAt + year + day, server.clock.now())
    expect(await emailOf(gus)).toBeNull()
  })
})
