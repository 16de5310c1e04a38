import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventViewSchema, type EventView } from '@festoon/contract/nouns/event'
import { eventResultSchema } from '@festoon/contract/nouns/eventResult'
import type { PageRenderer, PageRequest } from '@festoon/contract/wire/page'
import { answer, invite, keyOf, party, person, type Person } from '../../support/builders.ts'
import { attempt, call, reasonOf } from '../../support/rpcClient.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

/** The non-public parts of an event that a viewer may see while its guest list is private. */
interface VisibleParts {
  address: boolean
  list: boolean
  own: boolean
  settings: boolean
}

const visibleParts = (words: string): VisibleParts => ({
  address: words.includes('address'),
  list: words.includes('list'),
  own: words.includes('own'),
  settings: words.includes('settings'),
})

/** The expected visibility, written by hand from AUTHZ-02, AUTHZ-03, AUTHZ-18 and INV-03. */
const table = {
  visitor: visibleParts('nothing'),
  invitedByLink: visibleParts('own row'),
  seenByLink: visibleParts('own row'),
  goingByLink: visibleParts('own row, address'),
  declinedByLink: visibleParts('own row'),
  waitlistedByLink: visibleParts('own row'),
  deniedByLink: visibleParts('own row'),
  removedByLink: visibleParts('nothing'),
  stranger: visibleParts('address'),
  invited: visibleParts('own row, address'),
  declined: visibleParts('own row, address'),
  removed: visibleParts('nothing'),
  cohost: visibleParts('own row, address, list, settings'),
  host: visibleParts('own row, address, list, settings'),
} as const satisfies Record<string, VisibleParts>
type ViewerName = keyof typeof table
const viewers = Object.keys(table).filter((name): name is ViewerName => Object.hasOwn(table, name))

/** The viewers who learn that the party is full: all but those who have a spot, wait for one, need none, or were denied one. */
const wouldWait = new Set<ViewerName>([
  'visitor',
  'stranger',
  'removedByLink',
  'removed',
  'invitedByLink',
  'seenByLink',
  'declinedByLink',
  'invited',
  'declined',
])

const states = ['live', 'full', 'past', 'cancelled'] as const
type State = (typeof states)[number]

/** Unique texts, one per field, with which a leak is found anywhere. */
const marks = {
  street: 'Secret Lane',
  venue: 'Hidden Barn',
  place: 'g.5378538.',
  phone: '+15105551987',
  words: 'for the host alone',
  reply: 'allergic to secrets',
  prompt: 'a prompt of the host',
} as const

/** The requests to a renderer that returns each one as JSON: all data from which a page is rendered and hydrated. */
const pageRequests: PageRequest[] = []
const renderer: PageRenderer = {
  render: (request) => {
    pageRequests.push(request)
    return Promise.resolve({ status: request.kind === 'notFound' ? 404 : 200, html: '<!doctype html>' })
  },
}

describe('the data of an event', () => {
  let server: TestServer
  let people: Record<'host' | 'cohost' | 'stranger' | 'invited' | 'declined' | 'removed', Person>
  const events = new Map<State, EventView>()
  const rows = new Map<string, string>()

  const eventIn = (state: State): EventView => {
    const event = events.get(state)
    if (!event) throw new Error(`No event is ${state}`)
    return event
  }
  /** Returns a viewer's credentials: the key of a link, or a session. */
  const key = (state: State, viewer: ViewerName) => {
    const inviteeId = rows.get(`${state}/${viewer}`)
    return viewer.endsWith('ByLink') && inviteeId !== undefined
      ? { inviteeUuid: inviteeId, token: keyOf(server, eventIn(state), { inviteeId }) }
      : undefined
  }
  const sessionOf = (viewer: ViewerName): Person | undefined =>
    Object.entries(people).find(([name]) => name === viewer)?.[1]

  beforeAll(async () => {
    server = await testServer('any', { renderer })
    const names = ['host', 'cohost', 'stranger', 'invited', 'declined', 'removed'] as const
    const [host, cohost, stranger, invitedPerson, declinedPerson, removedPerson] = await Promise.all(
      names.map((name) => person(server, name)),
    )
    if (!host || !cohost || !stranger || !invitedPerson || !declinedPerson || !removedPerson)
      throw new Error('Missing guests')
    people = { host, cohost, stranger, invited: invitedPerson, declined: declinedPerson, removed: removedPerson }
    for (const state of states) events.set(state, await prepare(state))
  })
  afterAll(() => server.end())

  async function prepare(state: State): Promise<EventView> {
    const { db, clock } = server.services
    const { host, cohost, invited: invitedPerson, declined: declinedPerson, removed } = people
    const questionUuid = randomUUID()
    const event = await party(server, host, {
      publicGuestList: false,
      prompt: marks.prompt,
      questions: [{ questionUuid, question: 'What do you not eat?' }],
      location: { displayName: '12 Secret Lane, Oakland, CA', placeName: marks.venue, place: marks.place },
      ...(state === 'full' ? { capacity: 1 } : {}),
    })
    const links = ['invited', 'seen', 'going', 'declined', 'waitlisted', 'denied', 'removed'] as const
    const guests = await invite(server, host, event, [...links])
    const set = (inviteeId: string, values: object) =>
      db
        .updateTable('invitees')
        .set(values)
        .where('event_id', '=', event.id)
        .where('invitee_id', '=', inviteeId)
        .execute()
    for (const [index, link] of links.entries()) {
      const guest = guests[index]
      if (!guest) throw new Error('not invited')
      rows.set(`${state}/${link}ByLink`, guest.inviteeId)
      if (link === 'seen') await answer(server, event, guest, 'SEEN')
      if (link === 'declined') await answer(server, event, guest, 'NO')
      if (link === 'waitlisted') await set(guest.inviteeId, { rsvp_status: 'YES', waitlist_status: 'PENDING_APPROVAL' })
      if (link === 'denied') await set(guest.inviteeId, { rsvp_status: 'YES', waitlist_status: 'DENIED' })
      if (link === 'removed') await set(guest.inviteeId, { rsvp_status: 'HIDDEN' })
      if (link !== 'going') continue
      await call(server, 'updateAttendanceThroughEmail', {
        eventId: event.id,
        token: keyOf(server, event, guest),
        invitee: {
          inviteeId: guest.inviteeId,
          rsvpStatus: 'YES',
          rsvpMessage: marks.words,
          phone: marks.phone,
          answers: [{ questionUuid, answerValue: { text: marks.reply } }],
        },
      })
    }
    const others = [cohost, invitedPerson, declinedPerson, removed]
    const invitees = others.map(({ name, email }) => ({ inviteeId: randomUUID(), name, email }))
    await call(server, 'addInvitees', { eventId: event.id, invitees }, host)
    const statuses = [{ cohost_status: 'ACCEPTED' }, {}, { rsvp_status: 'NO' }, { rsvp_status: 'HIDDEN' }]
    for (const [index, who] of others.entries()) {
      const inviteeId = invitees[index]?.inviteeId ?? ''
      rows.set(`${state}/${who.name}`, inviteeId)
      await set(inviteeId, { user_id: who.userId, ...statuses[index] })
    }
    const hostRow = await db
      .selectFrom('invitees')
      .select('invitee_id')
      .where('event_id', '=', event.id)
      .where('role', '=', 'organizer')
      .executeTakeFirstOrThrow()
    rows.set(`${state}/host`, hostRow.invitee_id)
    const ends = { past: { start_time: clock.now() - 9e7, past_from: clock.now() - 1 }, cancelled: { canceled_at: 1 } }
    if (state === 'past' || state === 'cancelled')
      await db.updateTable('events').set(ends[state]).where('id', '=', event.id).execute()
    return event
  }

  const get = (url: string, viewer: ViewerName) =>
    server.app.inject({
      method: 'GET',
      url,
      headers: { accept: 'text/html' },
      cookies: sessionOf(viewer) ? { authToken: sessionOf(viewer)?.refreshToken ?? '' } : {},
    })
  const query = (state: State, viewer: ViewerName): string => {
    const shownKey = key(state, viewer)
    return shownKey ? `?${new URLSearchParams({ iu: shownKey.inviteeUuid, token: shownKey.token })}` : ''
  }

  /** The ways to request an event. */
  const ways: Record<string, (state: State, viewer: ViewerName) => Promise<EventView | undefined>> = {
    'by call': async (state, viewer) => {
      const input = { eventId: eventIn(state).id, ...key(state, viewer) }
      if (viewer === 'removedByLink') {
        // An invalid key is rejected, and the link's page then shows the public view.
        expect(await reasonOf(server, 'getEventPreview', input)).toBe('inviteeTokenInvalid')
        return (await call(server, 'getEventPreview', { eventId: input.eventId })).event
      }
      const who = sessionOf(viewer)
      return (who ? await call(server, 'getEvent', input, who) : await call(server, 'getEventPreview', input)).event
    },
    'on its page': (state, viewer) => renderedEvent(`/event/${eventIn(state).id}${query(state, viewer)}`, viewer),
    'on its read-only page': (state, viewer) =>
      renderedEvent(`/event/${eventIn(state).id}/ro${query(state, viewer)}`, viewer),
  }
  async function renderedEvent(url: string, viewer: ViewerName): Promise<EventView | undefined> {
    pageRequests.length = 0
    await get(url, viewer)
    const [request] = pageRequests
    if (request?.kind === 'guest') return request.data.event
    return request?.kind === 'app' ? request.event : undefined
  }

  const cells = states.flatMap((state) => viewers.map((viewer) => [viewer, state] as const))

  describe.each(Object.keys(ways))('%s', (way) => {
    it.each(cells)(
      'is visible to %s as specified while it is %s [AUTHZ-02, AUTHZ-03, AUTHZ-17, AUTHZ-18]',
      async (viewer, state) => {
        const event = await ways[way]?.(state, viewer)
        if (!event) throw new Error('No event')
        const { address, list, own, settings } = table[viewer]
        const { shape } = way === 'by call' ? eventResultSchema : eventViewSchema
        // A party without proposed times, a sign-up list, questions for the caterer, a maybe, a deadline, and a limit lacks these.
        const absent = new Set([
          'asksWhen',
          'whenNote',
          'timesAnswered',
          'signUps',
          'headDetails',
          'allowMaybe',
          'decideBy',
          'rsvpBy',
          'lateRsvps',
          'rsvpChoices',
          ...(state === 'full' && wouldWait.has(viewer) ? [] : ['isFull', 'rsvpNote']),
        ])
        const fields = Object.keys(shape).filter((field) => !absent.has(field))
        expect(Object.keys(event).toSorted()).toEqual(fields.toSorted())
        expect({
          location: event.location !== null,
          attendees: event.attendees !== null,
          showGuestList: event.showGuestList,
          goingCount: event.goingCount !== null,
          invitee: event.invitee?.inviteeId,
          host: event.host !== null,
          isHost: event.isHost,
          isCohost: event.isCohost,
        }).toEqual({
          location: address,
          attendees: list,
          showGuestList: list,
          goingCount: list,
          invitee: own ? rows.get(`${state}/${viewer}`) : undefined,
          host: settings,
          isHost: viewer === 'host',
          isCohost: viewer === 'cohost',
        })
        const text = JSON.stringify(event)
        expect(
          Object.entries(marks)
            .filter(([, mark]) => text.includes(mark))
            .map(([name]) => name),
        ).toEqual(
          Object.keys(marks).filter((name) => {
            if (name === 'street' || name === 'venue' || name === 'place') return address
            // A guest's messages are hidden from people who only have the link (decision 018).
            return name === 'prompt' && settings
          }),
        )
        // The only email address may be the viewer's own and, for a co-host, the organizer's.
        const contacts = text.match(/[\w.-]+@example\.com/g) ?? []
        const hostEmail = way === 'by call' && settings ? people.host.email : undefined
        expect(contacts.filter((one) => one !== event.invitee?.email && one !== hostEmail)).toEqual([])
      },
    )
  })

  it.each(cells)(
    'is in the calendar of %s as specified while it is %s [AUTHZ-18, EVPAGE-07]',
    async (viewer, state) => {
      const { address } = table[viewer]
      for (const path of [
        'calendar.ics',
        'calendar/google',
        'calendar/outlook',
        'calendar/office365',
        'calendar/yahoo',
      ]) {
        const { body, headers, statusCode } = await get(
          `/event/${eventIn(state).id}/${path}${query(state, viewer)}`,
          viewer,
        )
        expect([200, 302]).toContain(statusCode)
        const text = `${body.replaceAll(/\r\n[ \t]/g, '')}${decodeURIComponent(headers.location ?? '').replaceAll('+', ' ')}`
        // Links to web calendars don't offer a canceled party: they lead to its page.
        const showsPlace = address && (path === 'calendar.ics' || state !== 'cancelled')
        expect([text.includes(marks.street), text.includes(marks.venue)], path).toEqual([showsPlace, showsPlace])
        expect(text).not.toMatch(/for the host alone|allergic|5105551987|a prompt of/)
      }
    },
  )

  it('that is still a draft is only visible to its organizer [ROUTE-19, AUTHZ-05]', async () => {
    const { host, cohost, stranger } = people
    const eventId = randomUUID()
    await call(server, 'editEventDraft', { eventId, event: { title: 'Not yet', modificationId: 1 } }, host)
    for (const who of [cohost, stranger]) {
      expect((await attempt(server, 'getEvent', { eventId }, who)).failure?.reason).toBe('eventNotFound')
      expect((await attempt(server, 'fetchDraft', { eventUuid: eventId }, who)).failure?.reason).toBe('draftNotFound')
    }
    expect((await attempt(server, 'getEventPreview', { eventId })).failure?.reason).toBe('eventNotFound')
    expect((await server.app.inject({ method: 'GET', url: `/event/${eventId}/card.jpg` })).statusCode).toBe(404)
    expect((await server.app.inject({ method: 'GET', url: `/event/${eventId}/calendar.ics` })).statusCode).toBe(404)
  })
})
