import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventDraft, invite, party, person, picture, type Person } from '../../support/builders.ts'
import { eventStream } from '../../support/eventStream.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { coverUrl, testServer, type TestServer } from '../../support/testServer.ts'

/** The images that a person may name, or not. */
const sources = [
  'own',
  "co-host's",
  'gallery',
  'sample',
  "stranger's",
  'profile',
  'album',
  'foreign',
  'missing',
  'erased',
] as const
type Source = (typeof sources)[number]

describe.each(databaseKinds)('images of other people on %s', (kind) => {
  let server: TestServer
  let me: Person
  let stranger: Person
  const urls = new Map<Source, string>()
  beforeAll(async () => {
    server = await testServer(kind)
    ;[me, stranger] = [await person(server, 'Mia'), await person(server, 'Sam Stranger')]
    const partner = await person(server, 'Pat Partner')
    const sharedParty = await party(server, partner, { photoUrl: await picture(server, partner) })
    await becomeCohost(me, sharedParty.id, partner)
    const erasedPerson = await person(server, 'Gus Gone')
    const erasedPicture = await picture(server, erasedPerson)
    await call(server, 'deleteAccount', { hostedEvents: 'cancel' }, erasedPerson)
    const ownParty = await party(server, me)
    for (const [source, url] of [
      ['own', await picture(server, me)],
      ["co-host's", sharedParty.photoUrl],
      ['gallery', '/files/gallery/703-2.webp'],
      ['sample', coverUrl],
      ["stranger's", await picture(server, stranger)],
      ['profile', await picture(server, me, { kind: 'profile' })],
      ['album', `/files/albums/${ownParty.id}/${randomUUID()}.webp`],
      ['foreign', 'https://elsewhere.example/x.webp'],
      ['missing', `/files/events/user_images/${me.userId}/missing.webp`],
      ['erased', erasedPicture],
    ] as const)
      urls.set(source, url)
  })
  afterAll(() => server.end())

  async function becomeCohost(who: Person, eventId: string, host: Person): Promise<void> {
    const invitee = { inviteeId: randomUUID(), name: who.name, email: who.email }
    await call(server, 'addInvitees', { eventId, invitees: [invitee] }, host)
    await server.services.db
      .updateTable('invitees')
      .set({ cohost_status: 'ACCEPTED', user_id: who.userId })
      .where('event_id', '=', eventId)
      .where('email', '=', who.email)
      .execute()
  }

  /** Every operation that takes an image, with the field that its failure names. */
  const takers = {
    createEvent: {
      field: ['event.photoUrl', 'event.image'],
      send: async (photoUrl: string) => attempt(server, 'createEvent', { event: eventDraft(server, { photoUrl }) }, me),
    },
    editEventDetails: {
      field: ['event.photoUrl', 'event.image'],
      send: async (photoUrl: string) => {
        const { id } = await party(server, me)
        return attempt(server, 'editEventDetails', { eventId: id, event: eventDraft(server, { photoUrl }) }, me)
      },
    },
    editEventDraft: {
      field: ['event.photoUrl'],
      send: async (photoUrl: string) =>
        attempt(server, 'editEventDraft', { eventId: randomUUID(), event: { photoUrl, modificationId: 1 } }, me),
    },
    updateElkUser: {
      field: ['photoUrl'],
      send: async (photoUrl: string) => attempt(server, 'updateElkUser', { photoUrl }, me),
    },
  }

  const cases = Object.keys(takers).flatMap((name) => sources.map((source) => [name, source] as const))
  it.each(cases)('%s with an image that is %s', async (name, source) => {
    const { field, send } = takers[name as keyof typeof takers]
    const isAllowed = name === 'updateElkUser' ? source === 'profile' : sources.indexOf(source) < 4
    const { failure } = await send(urls.get(source) ?? '')
    if (isAllowed) return expect(failure).toBeUndefined()
    expect(failure?.reason).toBe('invalid')
    expect(field).toContain(failure?.issues?.[0]?.path)
  })

  it('may be named only as long as the caller hosts the event', async () => {
    const host = await person(server, 'Hana')
    const event = await party(server, host, { photoUrl: await picture(server, host) })
    const use = async () =>
      (await attempt(server, 'createEvent', { event: eventDraft(server, { photoUrl: event.photoUrl }) }, me)).failure
        ?.reason
    await invite(server, host, event, ['Gil'])
    expect(await use()).toBe('invalid')
    await becomeCohost(me, event.id, host)
    expect(await use()).toBeUndefined()
  })

  it('are deleted with their account, even if other events and drafts name them', async () => {
    const leaving = await person(server, 'Lea Leaving')
    const photoUrl = await picture(server, leaving)
    const sharedParty = await party(server, leaving, { photoUrl })
    await becomeCohost(me, sharedParty.id, leaving)
    const copy = await party(server, me, { photoUrl })
    const draft = { eventId: randomUUID(), event: { photoUrl, title: 'Next', modificationId: 1 } }
    await call(server, 'editEventDraft', draft, me)
    const origin = await server.listen()
    const topic = `events/${copy.id}`
    const stream = await eventStream(origin, [topic], me.accessToken)
    await call(server, 'deleteAccount', { hostedEvents: 'cancel' }, leaving)
    for (const ending of ['.webp', '-640.webp', '-mail.jpg'])
      expect((await fetch(`${origin}${photoUrl.replace('.webp', ending)}`)).status).toBe(404)
    expect((await stream.next(topic)).modificationId).toMatch(/^\d+$/)
    stream.close()
    expect((await call(server, 'getEvent', { eventId: copy.id }, me)).event.photoUrl).toBe('')
    const { draft: remainingDraft } = await call(server, 'fetchDraft', { eventUuid: draft.eventId }, me)
    expect(remainingDraft?.event.title).toBe('Next')
    expect(remainingDraft?.event).not.toHaveProperty('photoUrl')
  })
})
