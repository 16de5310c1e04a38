import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { AddressAudience } from '@festoon/contract/rules/events/addressAudience'
import type { PageRenderer, PageRequest } from '@festoon/contract/wire/page'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { addEmail } from '../../support/accounts.ts'
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
import { testServer, type TestServer } from '../../support/testServer.ts'

const street = 'Secret Lane'

/** The settings, and the audience that each of them means. */
const settings = {
  'no choice': [{}, 'signedIn'],
  'no choice and a waitlist': [{ hasWaitlist: true }, 'confirmed'],
  'signed-in people': [{ addressFor: 'signedIn' }, 'signedIn'],
  'signed-in people and a waitlist': [{ addressFor: 'signedIn', hasWaitlist: true }, 'signedIn'],
  'confirmed guests': [{ addressFor: 'confirmed' }, 'confirmed'],
} as const satisfies Record<string, [Partial<EventDraft>, AddressAudience]>
type Setting = keyof typeof settings
const settingNames = Object.keys(settings).filter((name): name is Setting => Object.hasOwn(settings, name))

/** The state of each guest's row. */
const rows = {
  invited: { rsvp_status: 'INVITED' },
  seen: { rsvp_status: 'SEEN' },
  declined: { rsvp_status: 'NO' },
  going: { rsvp_status: 'YES' },
  approved: { rsvp_status: 'YES', waitlist_status: 'APPROVED' },
  waitlisted: { rsvp_status: 'YES', waitlist_status: 'PENDING_APPROVAL', awaits: 'approval' },
  denied: { rsvp_status: 'YES', waitlist_status: 'DENIED' },
  removed: { rsvp_status: 'HIDDEN' },
  removedCohost: { rsvp_status: 'HIDDEN', cohost_status: 'ACCEPTED' },
  cohost: { rsvp_status: 'SEEN', cohost_status: 'ACCEPTED' },
} as const
type RowName = keyof typeof rows
const rowNames = Object.keys(rows).filter((name): name is RowName => Object.hasOwn(rows, name))

/** A person who opens the event: signed in or not, with the personal link of a guest or not. */
interface Actor {
  who?: RowName | 'host' | 'newcomer' | 'sibling'
  /** The guest whose personal link is opened. It belongs to the account of that guest, unless `isUnclaimed`. */
  link?: RowName
  isUnclaimed?: true
  /**
   * The widest audience that excludes the person; `none` if the person always sees the address, `all` if they don't even learn
   * who else sees it.
   */
  excludedAudience: 'none' | 'confirmed' | 'signedIn' | 'all'
}

const actors: Record<string, Actor> = {
  'the host': { who: 'host', excludedAudience: 'none' },
  'a co-host': { who: 'cohost', excludedAudience: 'none' },
  'a guest who is going': { who: 'going', excludedAudience: 'none' },
  'an approved guest': { who: 'approved', excludedAudience: 'none' },
  'a guest who is going, by link': { link: 'going', isUnclaimed: true, excludedAudience: 'none' },
  'an approved guest, by link': { link: 'approved', isUnclaimed: true, excludedAudience: 'none' },
  "a new account with a going guest's unclaimed link": {
    who: 'newcomer',
    link: 'going',
    isUnclaimed: true,
    excludedAudience: 'none',
  },
  'an invited guest': { who: 'invited', excludedAudience: 'confirmed' },
  'a guest who has seen it': { who: 'seen', excludedAudience: 'confirmed' },
  'a guest who declined': { who: 'declined', excludedAudience: 'confirmed' },
  'a new account': { who: 'newcomer', excludedAudience: 'confirmed' },
  "a new account with an invited guest's link": {
    who: 'newcomer',
    link: 'invited',
    isUnclaimed: true,
    excludedAudience: 'confirmed',
  },
  'a visitor': { excludedAudience: 'signedIn' },
  'an invited guest, by link': { link: 'invited', isUnclaimed: true, excludedAudience: 'signedIn' },
  'a guest who declined, by link': { link: 'declined', isUnclaimed: true, excludedAudience: 'signedIn' },
  'a waitlisted guest': { who: 'waitlisted', excludedAudience: 'all' },
  'a denied guest': { who: 'denied', excludedAudience: 'all' },
  'a removed guest': { who: 'removed', excludedAudience: 'all' },
  "a removed guest with an invited guest's unclaimed link": {
    who: 'removed',
    link: 'invited',
    isUnclaimed: true,
    excludedAudience: 'all',
  },
  'a removed co-host': { who: 'removedCohost', excludedAudience: 'all' },
  'the owner of the address of a removed guest without an account': { who: 'sibling', excludedAudience: 'all' },
  'a waitlisted guest, by link': { link: 'waitlisted', isUnclaimed: true, excludedAudience: 'all' },
  'a denied guest, by link': { link: 'denied', isUnclaimed: true, excludedAudience: 'all' },
  'a removed guest, by link': { link: 'removed', isUnclaimed: true, excludedAudience: 'all' },
  "a new account with a waitlisted guest's unclaimed link": {
    who: 'newcomer',
    link: 'waitlisted',
    isUnclaimed: true,
    excludedAudience: 'all',
  },
  "a new account with a denied guest's link": { who: 'newcomer', link: 'denied', excludedAudience: 'all' },
  "a new account with a removed guest's link": { who: 'newcomer', link: 'removed', excludedAudience: 'all' },
}

const maySee = ({ excludedAudience }: Actor, audience: AddressAudience): boolean =>
  excludedAudience === 'none' || (excludedAudience === 'confirmed' && audience !== 'confirmed')

/** The data from which pages were rendered. */
const renderedPages: PageRequest[] = []
const renderer: PageRenderer = {
  render: (request) => {
    renderedPages.push(request)
    return Promise.resolve({ status: 200, html: '<!doctype html>' })
  },
}

describe('the address of an event', () => {
  let server: TestServer
  const people = new Map<string, Person>()
  const events = new Map<Setting, EventView>()
  /** The ids of guests' rows, by setting, row, and `claimed` or `unclaimed`. */
  const ids = new Map<string, string>()

  const personOf = (name: string): Person => people.get(name) ?? expect.fail(`No one is ${name}`)
  const eventOf = (setting: Setting): EventView => events.get(setting) ?? expect.fail(`No event is for ${setting}`)

  beforeAll(async () => {
    server = await testServer('any', { renderer })
    for (const name of ['host', 'newcomer', 'sibling', ...rowNames]) people.set(name, await person(server, name))
    for (const setting of settingNames) events.set(setting, await prepare(setting))
  })
  afterAll(() => server.end())

  /** Creates a party with two guests for every state of a row: one with an account and one without. */
  async function prepare(setting: Setting): Promise<EventView> {
    const host = personOf('host')
    const event = await party(server, host, settings[setting][0])
    const guests = await invite(server, host, event, [...rowNames, ...rowNames])
    for (const [index, { inviteeId, email = '' }] of guests.entries()) {
      const name = rowNames[index % rowNames.length] ?? expect.fail('No row')
      const isClaimed = index < rowNames.length
      ids.set(`${setting}/${name}/${isClaimed ? 'claimed' : 'unclaimed'}`, inviteeId)
      if (name === 'removed' && !isClaimed) {
        await call(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [inviteeId] }, host)
        await addEmail(server, personOf('sibling'), email)
      } else
        await server.services.db
          .updateTable('invitees')
          .set({ ...rows[name], ...(isClaimed ? { user_id: personOf(name).userId } : {}) })
          .where('event_id', '=', event.id)
          .where('invitee_id', '=', inviteeId)
          .execute()
    }
    return event
  }

  /** Returns the session and the link with which a person opens an event. */
  function credentials(setting: Setting, { who, link, isUnclaimed }: Actor) {
    const event = eventOf(setting)
    const session = who === undefined ? undefined : personOf(who)
    if (link === undefined) return { event, session, key: {}, query: '' }
    const inviteeId = ids.get(`${setting}/${link}/${isUnclaimed ? 'unclaimed' : 'claimed'}`) ?? expect.fail('No row')
    const token = keyOf(server, event, { inviteeId })
    const query = `?${new URLSearchParams({ iu: inviteeId, token })}`
    return { event, session, key: { inviteeUuid: inviteeId, token }, query }
  }

  async function openPage(setting: Setting, actor: Actor, path = '') {
    const { event, session, query } = credentials(setting, actor)
    renderedPages.length = 0
    const { body, headers } = await server.app.inject({
      method: 'GET',
      url: `/event/${event.id}${path}${query}`,
      headers: { accept: 'text/html' },
      cookies: session ? { authToken: session.refreshToken } : {},
    })
    return `${JSON.stringify(renderedPages)}${body.replaceAll(/\r\n[ \t]/g, '')}${decodeURIComponent(headers.location ?? '').replaceAll('+', ' ')}`
  }

  const cells = settingNames.flatMap((setting) =>
    Object.entries(actors).map(([name, actor]) => [setting, name, actor] as const),
  )

  it.each(cells)(
    'for %s is seen by %s only if they belong to its audience [AUTHZ-18]',
    async (setting, _name, actor) => {
      const [, audience] = settings[setting]
      const { event, session, key } = credentials(setting, actor)
      const input = { eventId: event.id, ...key }
      const result = session
        ? await attempt(server, 'getEvent', input, session)
        : await attempt(server, 'getEventPreview', input)
      // The link of a removed guest opens nothing by call. Its page shows the public view.
      const isRefused = result.failure?.reason === 'inviteeTokenInvalid'
      const isSeen = maySee(actor, audience)
      expect(isRefused).toBe(actor.link === 'removed')
      expect(JSON.stringify(result).includes(street)).toBe(isSeen)
      if (!isRefused) {
        expect(result.result?.event.location !== null).toBe(isSeen)
        expect(result.result?.event.addressAudience).toBe(actor.excludedAudience === 'all' ? 'confirmed' : audience)
      }
      for (const path of ['', '/ro', '/calendar.ics', '/calendar/google'])
        expect((await openPage(setting, actor, path)).includes(street), path).toBe(isSeen)
    },
  )

  it('is never on the card of its link [AUTHZ-18]', async () => {
    const [open, closed] = [eventOf('signed-in people'), eventOf('confirmed guests')]
    const cardOf = async ({ id }: EventView) =>
      (await server.app.inject({ method: 'GET', url: `/event/${id}/card.jpg` })).rawPayload
    expect((await cardOf(open)).equals(await cardOf(closed))).toBe(true)
  })

  it.each(settingNames)('for %s: only hosts see the setting', async (setting) => {
    const { id } = eventOf(setting)
    const [fields] = settings[setting]
    const storedAudience = 'addressFor' in fields ? fields.addressFor : undefined
    for (const who of ['host', 'cohost'])
      expect((await call(server, 'getEvent', { eventId: id }, personOf(who))).event.host?.addressFor).toBe(
        storedAudience,
      )
    const guestView = await call(server, 'getEvent', { eventId: id }, personOf('going'))
    expect(guestView.event.host).toBeNull()
  })

  it('disappears when the host narrows its audience, and when a guest loses their spot [AUTHZ-18]', async () => {
    const [host, newcomer] = [personOf('host'), personOf('newcomer')]
    const event = await party(server, host, { addressFor: 'signedIn' })
    const sight = async (who?: Person) =>
      (
        await (who
          ? call(server, 'getEvent', { eventId: event.id }, who)
          : call(server, 'getEventPreview', { eventId: event.id }))
      ).event
    const edit = (fields: Partial<EventDraft>) =>
      call(
        server,
        'editEventDetails',
        { eventId: event.id, event: eventDraft(server, { startTime: event.startTime, ...fields }) },
        host,
      )
    const [visitors, first] = [await sight(), await sight(newcomer)]
    expect([visitors.location, first.location === null]).toEqual([null, false])
    await edit({ addressFor: 'confirmed' })
    const second = await sight(newcomer)
    expect(second.location).toBeNull()
    // Pages that show the event learn that it changed.
    expect(second.modificationId).not.toBe(first.modificationId)
    await edit({})
    expect((await sight(newcomer)).location).not.toBeNull()
    await edit({ hasWaitlist: true })
    expect((await sight(newcomer)).location).toBeNull()
    const invitee = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
    const rsvpResult = await call(server, 'updateAttendance', { eventId: event.id, invitee }, newcomer)
    expect([rsvpResult.invitee.waitlistStatus, (await sight(newcomer)).location]).toEqual(['PENDING_APPROVAL', null])
    const decide = (status: 'APPROVED' | 'DENIED') =>
      call(server, 'setWaitlistStatus', { eventId: event.id, inviteeId: rsvpResult.inviteeId, status }, host)
    await decide('APPROVED')
    expect((await sight(newcomer)).location).not.toBeNull()
    await decide('DENIED')
    expect((await sight(newcomer)).location).toBeNull()
  })

  it('can be for no one else, such as everyone with the link [AUTHZ-18]', async () => {
    const [host, eventId] = [personOf('host'), randomUUID()]
    const everyone = Object({ addressFor: 'everyone' })
    for (const result of [
      await attempt(server, 'createEvent', { event: { ...eventDraft(server), ...everyone } }, host),
      await attempt(server, 'editEventDraft', { eventId, event: { modificationId: 1, ...everyone } }, host),
    ])
      expect(result.failure).toMatchObject({ reason: 'invalid', issues: [{ path: 'event.addressFor' }] })
  })

  it('keeps its audience in a draft', async () => {
    const [host, eventId] = [personOf('host'), randomUUID()]
    const event = { title: 'Soon', addressFor: 'confirmed' as const, modificationId: 1 }
    await call(server, 'editEventDraft', { eventId, event }, host)
    const { draft } = await call(server, 'fetchDraft', { eventUuid: eventId }, host)
    expect(draft.event.addressFor).toBe('confirmed')
  })

  it('is in messages to hosts and to guests who are going, even if others see it on the page [AUTHZ-18]', async () => {
    const host = personOf('host')
    const event = await party(server, host, { addressFor: 'signedIn' })
    const guests = await invite(server, host, event, ['Una Undecided', 'Gil Going', 'Cora Cohost'])
    const [una, gil, cora] = guests
    if (!una || !gil || !cora) throw new Error('not invited')
    const inviteIds = guests.map(({ inviteeId }) => inviteeId)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds }, host)
    for (const { inviteeId } of guests)
      await eventually(async () => (await rowOf(server, host, event, inviteeId)).inviteStatus === 'SUCCESS')
    await answer(server, event, gil, 'YES')
    const newcomer = personOf('newcomer')
    await server.services.db
      .updateTable('invitees')
      .set({
        cohost_status: 'ACCEPTED',
        user_id: newcomer.userId,
        email: newcomer.email,
        email_normalized: newcomer.email,
      })
      .where('event_id', '=', event.id)
      .where('invitee_id', '=', cora.inviteeId)
      .execute()
    const location = { displayName: '9 New Street, Oakland', place: 'g.5378538.' }
    const changedDraft = eventDraft(server, { startTime: event.startTime, addressFor: 'signedIn', location })
    await call(server, 'editEventDetails', { eventId: event.id, event: changedDraft }, host)
    const receivedAddress = async (guest: { email?: string | undefined }) => {
      const mails = await eventually(async () => {
        const emails = await readOutbox(server.services.db, guest.email ?? '')
        return emails.some(({ subject }) => subject.includes('has changed')) && emails
      })
      return /Secret Lane|New Street/.test(mails.map(({ body, html }) => `${body}${html}`).join('\n'))
    }
    expect([await receivedAddress(una), await receivedAddress(gil), await receivedAddress(newcomer)]).toEqual([
      false,
      true,
      true,
    ])
  })
})
