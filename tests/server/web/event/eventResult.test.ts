import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '@festoon/contract/limits'
import type { EventView } from '@festoon/contract/nouns/event'
import type { EventResult } from '@festoon/contract/nouns/eventResult'
import { answer, eventDraft, invite, keyOf, party, person, type Person } from '../../../support/builders.ts'
import { eventually } from '../../../support/eventually.ts'
import { call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)('the fields of an event on %s', (kind) => {
  let server: TestServer
  let host: Person
  let cohost: Person
  let stranger: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
    cohost = await person(server, 'Cora Cohost')
    stranger = await person(server, 'Stan Stranger')
  })
  afterAll(() => server.end())

  const seenBy = async (event: EventView, who: Person): Promise<EventResult> =>
    (await call(server, 'getEvent', { eventId: event.id }, who)).event
  const seenByLink = async (event: EventView, guest?: { inviteeId: string }): Promise<EventResult> =>
    (
      await call(server, 'getEventPreview', {
        eventId: event.id,
        ...(guest ? { inviteeUuid: guest.inviteeId, token: keyOf(server, event, guest) } : {}),
      })
    ).event
  const write = async (event: EventView, message: string, receiverInviteeUuid?: string): Promise<void> => {
    server.clock.advance(1_000)
    const input = { eventId: event.id, messageId: randomUUID(), message, receiverInviteeUuid }
    await call(server, 'sendEventComment', input, host)
  }
  const joinAsCohost = async ({ id: eventId }: EventView): Promise<void> => {
    const { linkUuid } = await call(server, 'getCohostLink', { eventId }, host)
    await call(server, 'updateCohostStatus', { eventId, status: 'ACCEPTED', linkUuid }, cohost)
    await call(server, 'invalidateCohostLink', { eventId }, host)
  }
  /** Returns a new event with a co-host and two guests who are going. */
  const prepareParty = async (fields: Parameters<typeof party>[2] = {}) => {
    const event = await party(server, host, fields)
    await joinAsCohost(event)
    const [gil, mo] = await invite(server, host, event, ['Gil', 'Mo'])
    if (!gil || !mo) throw new Error('not invited')
    for (const guest of [gil, mo]) await answer(server, event, guest, 'YES')
    return { event, gil, mo }
  }
  const everyone = async ({ event, gil }: { event: EventView; gil: { inviteeId: string } }) => ({
    organizer: await seenBy(event, host),
    cohost: await seenBy(event, cohost),
    guest: await seenByLink(event, gil),
    stranger: await seenBy(event, stranger),
    visitor: await seenByLink(event),
  })

  it('name its page, its day and its state to everyone [ENT-04, ENT-05, ENT-06, ENT-10]', async () => {
    // 3 a.m. in London is the evening before in Los Angeles.
    const startTime = Date.UTC(2031, 4, 9, 3)
    const { event, gil } = await prepareParty({ startTime, publicGuestList: false })
    const shownFields = { url: `${server.config.origin}/event/${event.id}`, date: '2031-05-08' }
    const flags = { isDraft: false, isCreate: false, isPreview: false }
    for (const [who, shownEvent] of Object.entries(await everyone({ event, gil })))
      expect(shownEvent, who).toMatchObject({
        ...shownFields,
        ...flags,
        isHost: who === 'organizer',
        showGuestList: who === 'organizer' || who === 'cohost',
      })
    const open = await party(server, host)
    expect(await seenByLink(open)).toMatchObject({ showGuestList: true })
    expect(event, 'in the result of the call that created it').toMatchObject({ ...shownFields, ...flags })
  })

  it('name its organizer, its origin and its last change to hosts only [ENT-04, ENT-06, ENT-10, ENT-20]', async () => {
    const backgroundAnimationSearchQuery = 'paper lanterns'
    const hidden = { prompt: 'Lit by the lake', suggestionTags: ['Midsummer'], inspirationId: '703-1' }
    const shownFields = {
      title: 'Lantern walk',
      description: 'Bring a sweater.',
      startTime: server.clock.now() + 30 * 3_600_000,
      endTime: server.clock.now() + 33 * 3_600_000,
      timeZone: 'America/Denver',
      photoUrl: eventDraft(server).photoUrl,
    }
    const { event, gil } = await prepareParty({
      ...shownFields,
      ...hidden,
      backgroundAnimationSearchQuery,
      isClone: true,
      isFromQuickCreate: true,
    })
    const createdAt = server.clock.now()
    const expected = {
      organizerUuid: host.userId,
      hostEmail: host.email,
      subtitle: backgroundAnimationSearchQuery,
      backgroundAnimationSearchQuery,
      isClone: true,
      isFromQuickCreate: true,
      remindersEnabled: true,
      disableReminders: false,
      lastSavedTimestamp: createdAt,
      ...hidden,
    }
    const before = await everyone({ event, gil })
    for (const [who, seen] of Object.entries(before))
      expect(seen, who).toMatchObject({ ...shownFields, id: event.id, hostedBy: 'Hana Host' })
    expect(before.organizer.host).toMatchObject(expected)
    expect(before.cohost.host).toMatchObject(expected)
    for (const shownEvent of [before.guest, before.stranger, before.visitor]) {
      expect(shownEvent.host).toBeNull()
      const text = JSON.stringify(shownEvent)
      for (const secret of [host.userId, host.email, backgroundAnimationSearchQuery, ...Object.values(hidden).flat()])
        expect(text).not.toContain(secret)
    }

    server.clock.advance(90_000)
    const changedDraft = eventDraft(server, { title: 'Later', startTime: event.startTime, remindersEnabled: false })
    await call(
      server,
      'editEventDetails',
      { eventId: event.id, event: changedDraft, disableNotification: true },
      cohost,
    )
    const { host: after, modificationId } = await seenBy(event, host)
    expect(Number(modificationId)).toBeGreaterThan(Number(before.organizer.modificationId))
    expect(after).toMatchObject({ lastSavedTimestamp: createdAt + 90_000, isClone: false, disableReminders: true })
    expect(after?.subtitle).toBeUndefined()
  })

  it('have the playlist and questions for everyone, and the people and place for those who may see them [ENT-09, ENT-34]', async () => {
    const questions = [
      { questionUuid: randomUUID(), question: 'Allergies?', isRequired: false, questionType: 'text' as const },
    ]
    const { event, gil } = await prepareParty({ playlistId: 'list', questions, publicGuestList: false })
    const views = await everyone({ event, gil })
    for (const one of Object.values(views)) expect(one).toMatchObject({ playlistId: 'list', questions })
    const names = Object.values(views).map(({ attendees }) => attendees?.map(({ name }) => name))
    const all = ['Hana Host', 'Cora Cohost', 'Gil', 'Mo']
    expect(names).toEqual([expect.arrayContaining(all), expect.arrayContaining(all), ...Array(3).fill(undefined)])
    const { location } = eventDraft(server)
    expect(Object.values(views).map((one) => one.location)).toEqual([location, location, location, location, null])
    // Someone who isn't on the guest list has no role.
    const roles = Object.values(views).map(({ invitee }) => invitee?.role)
    expect(roles).toEqual(['organizer', 'attendee', 'attendee', undefined, undefined])
  })

  it('have the messages that the viewer may read, newest first [ENT-09, ENT-10, MSG-06]', async () => {
    const { event, gil, mo } = await prepareParty()
    const none = await everyone({ event, gil })
    expect(none.organizer).toMatchObject({ messages: [], messagesArePersonal: false, messageModificationId: '0' })
    expect(none.guest).toMatchObject({ messages: [], messagesArePersonal: true, messageModificationId: '0' })

    await write(event, 'To all')
    await write(event, 'To Mo alone', mo.inviteeId)
    const views = await everyone({ event, gil })
    const texts = ({ messages }: EventResult) => messages?.map(({ message }) => message)
    expect(texts(views.organizer)).toEqual(['To Mo alone', 'To all'])
    expect(texts(views.cohost)).toEqual(['To Mo alone', 'To all'])
    expect([texts(views.guest), views.guest.messagesArePersonal]).toEqual([['To all'], true])
    expect(views.guest.messages?.[0]?.recipients, 'guests don’t see how many got a message').toBeUndefined()
    for (const other of [views.stranger, views.visitor])
      expect(other).toMatchObject({ messages: null, messagesArePersonal: false, messageModificationId: null })
    const ids = [none.guest, views.guest, views.organizer].map(({ messageModificationId }) =>
      Number(messageModificationId),
    )
    expect(ids).toEqual(ids.toSorted((one, other) => one - other))
    expect(new Set(ids).size, 'a message that someone else got changes nothing for this guest').toBe(3)
    const history = await call(server, 'getEventMessageHistory', { eventId: event.id }, host)
    expect(views.organizer.messages).toEqual(history.messages)

    const more = Array.from({ length: limits.eventMessages }, (_, at) => ({
      event_id: event.id,
      id: randomUUID(),
      sender_id: host.userId,
      message: `Message ${at}`,
      sms_blast: false,
      receiver_id: null,
      sent_at: server.clock.now() + 1 + at,
    }))
    await server.services.db.insertInto('messages').values(more).execute()
    const full = await seenBy(event, host)
    expect(texts(full)).toEqual(more.map(({ message }) => message).toReversed())
  })

  it('have the album as soon as someone has opened it, for those who may see it [ENT-09]', async () => {
    const { event, gil } = await prepareParty()
    const closed = await everyone({ event, gil })
    expect(Object.values(closed).map(({ albumDetails }) => albumDetails)).toEqual(Array(5).fill(null))
    expect(
      await server.services.db.selectFrom('albums').selectAll().where('event_id', '=', event.id).execute(),
    ).toEqual([])

    const { album } = await call(server, 'getPreviewAlbumDetails', { eventId: event.id }, host)
    const views = await everyone({ event, gil })
    expect(views.organizer.albumDetails).toEqual(album)
    expect(views.cohost.albumDetails).toEqual(album)
    expect(views.guest.albumDetails).toEqual(album)
    expect([views.stranger.albumDetails, views.visitor.albumDetails]).toEqual([null, null])
    const waiting = { waitlist_status: 'PENDING_APPROVAL' } as const
    await server.services.db.updateTable('invitees').set(waiting).where('invitee_id', '=', gil.inviteeId).execute()
    expect((await seenByLink(event, gil)).albumDetails, 'a waitlisted guest').toBeNull()
  })

  it('tell hosts the album that the companion app chose, and how it adds their photos [ENT-09, ENT-10]', async () => {
    const albumId = `album-${randomUUID()}`
    const { event } = await call(server, 'createEvent', { event: eventDraft(server), albumId }, host)
    await joinAsCohost(event)
    expect((await seenBy(event, host)).host).toMatchObject({ existingAlbumId: albumId, hostUploadMode: 'manual' })
    const invitee = (await seenBy(event, cohost)).invitee
    await call(
      server,
      'updateAttendance',
      {
        eventId: event.id,
        invitee: { inviteeId: invitee?.inviteeId ?? '', rsvpStatus: 'YES' },
        photoUploadMode: 'magic',
      },
      cohost,
    )
    expect((await seenBy(event, cohost)).host).toMatchObject({ existingAlbumId: albumId, hostUploadMode: 'magic' })
    expect((await seenBy(event, host)).host).toMatchObject({ hostUploadMode: 'manual' })
    expect((await seenBy(await party(server, host), host)).host?.existingAlbumId).toBeNull()
  })

  it('have a co-host link for the organizer only, while it works [ENT-10, COHOST-06]', async () => {
    const { event, gil } = await prepareParty()
    expect((await seenBy(event, host)).host?.cohostLink).toBeNull()
    const { linkUuid, expiresTime } = await call(server, 'getCohostLink', { eventId: event.id }, host)
    const url = `${server.config.origin}/event/cohost/${event.id}?link=${linkUuid}`
    const views = await everyone({ event, gil })
    expect(views.organizer.host?.cohostLink).toBe(url)
    for (const other of [views.cohost, views.guest, views.stranger, views.visitor])
      expect(JSON.stringify(other)).not.toContain(linkUuid)
    expect(views.cohost.host?.cohostLink).toBeNull()

    await call(server, 'invalidateCohostLink', { eventId: event.id }, host)
    expect((await seenBy(event, host)).host?.cohostLink).toBeNull()
    await call(server, 'getCohostLink', { eventId: event.id }, host)
    expect((await seenBy(event, host)).host?.cohostLink).not.toBeNull()
    const { db } = server.services
    const set = (values: object) => db.updateTable('events').set(values).where('id', '=', event.id).execute()
    await set({ cohost_link_until: server.clock.now() })
    expect((await seenBy(event, host)).host?.cohostLink, 'expired').toBeNull()
    await set({ cohost_link_until: expiresTime, canceled_at: server.clock.now() })
    expect((await seenBy(event, host)).host?.cohostLink, 'canceled').toBeNull()
  })

  it('have the images that the viewing host generated for it [ENT-04]', async () => {
    const { event, gil } = await prepareParty()
    const taskId = randomUUID()
    await call(server, 'generateEventImage', { eventUuid: event.id, prompt: 'First', taskId }, host)
    await eventually(async () => (await call(server, 'getEventImages', { taskId }, host)).status === 'done', 25_000)
    const drawnImages = (await call(server, 'getPreviousImages', {}, host)).images
    expect(drawnImages).toHaveLength(4)
    expect((await everyone({ event, gil })).organizer.host?.previousImages).toEqual(drawnImages)

    // Later ones, for this party and for another.
    const later = [event.id, randomUUID()].flatMap((eventId, of) =>
      Array.from({ length: limits.previousImages - 1 }, (_, at) => ({
        user_id: host.userId,
        image_url: drawnImages[0]?.imageUrl.replace(event.id, eventId).replace('.webp', `${at}.webp`) ?? '',
        kind: 'drawn' as const,
        prompt: of === 0 ? 'Later' : 'Elsewhere',
        bytes: 1,
        created_at: server.clock.now() + 1 + of,
      })),
    )
    await server.services.db.insertInto('user_images').values(later).execute()
    const views = await everyone({ event, gil })
    expect(views.organizer.host?.previousImages.map(({ prompt }) => prompt)).toEqual([
      ...Array(limits.previousImages - 1).fill('Later'),
      'First',
    ])
    expect(views.cohost.host?.previousImages).toEqual([])
  })

  it('of a draft are named alike, with the values that a draft has [ENT-06, ENT-10, ENT-49, LIFE-07]', async () => {
    const eventId = randomUUID()
    const startTime = Date.UTC(2031, 4, 9, 3)
    const details = { title: 'Not yet', startTime, timeZone: 'America/Los_Angeles', modificationId: 1 }
    const input = { ...details, backgroundAnimationSearchQuery: 'paper lanterns', isClone: true }
    const { draft } = await call(server, 'editEventDraft', { eventId, event: input }, host)
    expect(draft.event).toMatchObject({
      ...input,
      url: `${server.config.origin}/event/draft/${eventId}`,
      organizerUuid: host.userId,
      date: '2031-05-08',
      subtitle: 'paper lanterns',
      isHost: true,
      isDraft: true,
      isCreate: true,
      isFromQuickCreate: false,
      lastSavedTimestamp: server.clock.now(),
    })
    expect((await call(server, 'fetchDraft', { eventUuid: eventId }, host)).draft).toEqual(draft)
    expect((await call(server, 'fetchDrafts', {}, host)).drafts).toContainEqual(draft)

    server.clock.advance(5_000)
    const undatedDraft = { event: { title: 'Not yet', modificationId: 2 }, eventId }
    const later = (await call(server, 'editEventDraft', undatedDraft, host)).draft.event
    expect(later).toMatchObject({ date: '', isClone: false, lastSavedTimestamp: server.clock.now() })

    const event = eventDraft(server, { isClone: true })
    const createResult = await call(server, 'createEvent', { event, eventUuid: eventId }, host)
    expect(createResult.event).toMatchObject({ isDraft: false, isCreate: false, host: { isClone: true } })
  })
})
