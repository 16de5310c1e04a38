import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { photoResultSchema, type PhotoMeta } from '@festoon/contract/nouns/album'
import { pictureLink } from '../../../server/crypto/pictureLink.ts'
import { verifyPii } from '../../support/accounts.ts'
import { answer, eventDraft, invite, keyOf, party, person, picture, type Person } from '../../support/builders.ts'
import { square } from '../../support/hostile/slowPictures.ts'
import { call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const hour = 3_600_000

describe.each(databaseKinds)('private images on %s', (kind) => {
  let server: TestServer
  let host: Person
  let photo: PhotoMeta
  let eventId: string
  let guestKey: { inviteeUuid: string; token: string }
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
    const event = await party(server, host)
    eventId = event.id
    const [guest] = await invite(server, host, event, ['Gil'])
    guestKey = { inviteeUuid: guest?.inviteeId ?? '', token: keyOf(server, event, guest ?? { inviteeId: '' }) }
    const { album } = await call(server, 'getPreviewAlbumDetails', { eventId }, host)
    const body = new FormData()
    body.append('photo', new Blob([new Uint8Array(await square(700).jpeg().toBuffer())]), 'x.jpg')
    const origin = await server.listen()
    const uploadResponse = await fetch(`${origin}/albums/${album.albumCode}/photos?photoId=${randomUUID()}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${host.accessToken}` },
      body,
    })
    photo = photoResultSchema.parse(await uploadResponse.json()).photo
  })
  afterAll(() => server.end())

  const get = async (url: string, headers = {}) => server.app.inject({ url, headers })
  const statusOf = async (url: string) => (await get(url)).statusCode
  const bare = (url: string): string => url.replace(/\?.*/, '')

  it('album photos are served to people with a link from the album, and cached only by them', async () => {
    const { album } = await call(server, 'getPreviewAlbumDetails', { eventId, ...guestKey })
    for (const url of [album.photoMetas[0]?.fullsizeUrl ?? '', album.photoMetas[0]?.thumbnailUrl ?? '']) {
      const { statusCode, headers } = await get(url)
      expect(statusCode).toBe(200)
      expect(headers['cache-control']).toMatch(/^private, /)
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
      expect(headers['content-type']).toBe('image/webp')
    }
  })

  it('no one gets an album photo by its address alone, not even with a session', async () => {
    const url = bare(photo.fullsizeUrl)
    const bearer = { authorization: `Bearer ${host.accessToken}` }
    for (const one of [url, url.replace('.webp', '-640.webp'), url.replace('.webp', '-mail.jpg')]) {
      expect(await statusOf(one)).toBe(404)
      expect((await get(one, bearer)).statusCode).toBe(404)
    }
  })

  it.each([
    ['of another image', (_key: string, other: string) => other],
    ['with a changed end', (key: string) => key.replace(/^\w/, (first) => (first === 'z' ? 'y' : 'z'))],
    ['with a changed signature', (key: string) => `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`],
    ['that is empty', () => ''],
    ['without a signature', (key: string) => key.replace(/\..*/, '.')],
    ['that has no end', (key: string) => key.replace(/.*\./, 'NaN.')],
  ])('a link with a key %s is worthless', async (_what, change) => {
    const [url = '', key = ''] = photo.fullsizeUrl.split('?k=')
    const [, other = ''] = pictureLink(server.services, `/files/albums/${eventId}/other.webp`).split('?k=')
    expect(await statusOf(`${url}?k=${change(key, other)}`)).toBe(404)
  })

  it('links end after twelve hours, and stay the same for a while so that browsers can cache images', async () => {
    const link = async () =>
      (await call(server, 'getPreviewAlbumDetails', { eventId, ...guestKey })).album.photoMetas[0]?.fullsizeUrl ?? ''
    const first = await link()
    expect(await link()).toBe(first)
    server.clock.advance(12 * hour)
    expect(await statusOf(first)).toBe(404)
    const second = await link()
    expect(second).not.toBe(first)
    server.clock.advance(6 * hour - 1)
    expect(await statusOf(second)).toBe(200)
  })

  it('removed and denied guests get no new links', async () => {
    const set = (values: object) =>
      server.services.db.updateTable('invitees').set(values).where('invitee_id', '=', guestKey.inviteeUuid).execute()
    for (const values of [{ waitlist_status: 'DENIED' }, { waitlist_status: null, rsvp_status: 'HIDDEN' }]) {
      await set(values)
      await expect(call(server, 'getPreviewAlbumDetails', { eventId, ...guestKey })).rejects.toThrow()
    }
    await set({ rsvp_status: 'INVITED' })
  })

  it('profile photos are served only by a link, and covers to everyone', async () => {
    const someone = await person(server, 'Pia')
    const photoUrl = await picture(server, someone, { kind: 'profile' })
    const { user } = await call(server, 'updateElkUser', { photoUrl }, someone)
    expect(await statusOf(photoUrl)).toBe(404)
    const profileResponse = await get(user.photoUrl ?? '')
    expect([profileResponse.statusCode, profileResponse.headers['cache-control']]).toEqual([
      200,
      'private, max-age=21600',
    ])
    expect((await call(server, 'getElkUser', { userId: someone.userId }, someone)).user.photoUrl).toBe(user.photoUrl)
    const emailAddress = `second-${someone.email}`
    await verifyPii(server, someone, { emailAddress })
    const removalResult = await call(server, 'removeContact', { pii: { emailAddress } }, someone)
    expect(removalResult.user.photoUrl, 'after removing a contact').toBe(user.photoUrl)
    const cover = await picture(server, someone)
    const coverResponse = await get((await party(server, someone, { photoUrl: cover })).photoUrl)
    expect([coverResponse.statusCode, coverResponse.headers['cache-control']]).toEqual([200, 'public, max-age=86400'])
  })

  it("hosts and guests see a guest's photo where they see the guest, once the guest has responded [ENT-33, ENT-43]", async () => {
    const owner = await person(server, 'Olga Owner')
    const guest = await person(server, 'Gina')
    await call(server, 'updateElkUser', { photoUrl: await picture(server, guest, { kind: 'profile' }) }, guest)
    const event = await party(server, owner, { publicGuestList: true })
    const [other] = await invite(server, owner, event, ['Ann'])
    const inviteeId = randomUUID()
    const addedInvitee = { inviteeId, name: 'Gina', email: guest.email }
    await call(server, 'addInvitees', { eventId: event.id, invitees: [addedInvitee] }, owner)
    if (!other) throw new Error('not invited')
    const key = { inviteeUuid: other.inviteeId, token: keyOf(server, event, other) }
    const shownPhotos = async () => {
      const { invitees } = await call(server, 'fetchInvitees', { eventId: event.id }, owner)
      const views = [await call(server, 'getEventPreview', { eventId: event.id, ...key })]
      views.push(await call(server, 'getEvent', { eventId: event.id }, guest))
      const { contacts } = await call(server, 'fetchContacts', {}, owner)
      return [
        ...[invitees, ...views.map(({ event: view }) => view.attendees ?? [])].map(
          (list) => list.find((one) => one.inviteeId === inviteeId)?.photoUrl,
        ),
        contacts.find(({ name }) => name === 'Gina')?.photoUrl,
      ]
    }
    const nothing = [undefined, undefined, undefined, undefined]
    // The account of an invited address is secret, also when the host records an RSVP for the guest.
    expect(await shownPhotos()).toEqual(nothing)
    await call(
      server,
      'editInvitee',
      { eventId: event.id, invitee: { inviteeId, name: 'Gina', rsvpStatus: 'NO' } },
      owner,
    )
    expect(await shownPhotos()).toEqual(nothing)
    await call(server, 'updateAttendance', { eventId: event.id, invitee: { inviteeId, rsvpStatus: 'YES' } }, guest)
    const links = await shownPhotos()
    expect(links).toEqual(Array.from(links, () => expect.stringMatching(/^\/files\/profiles\//)))
    for (const link of links) expect(await statusOf(link ?? '')).toBe(200)
    await call(
      server,
      'editEventDetails',
      { eventId: event.id, event: { ...eventDraft(server), publicGuestList: false } },
      owner,
    )
    expect((await call(server, 'getEventPreview', { eventId: event.id, ...key })).event.attendees).toBeNull()
  })

  it("guests see the photo of a message's sender [ENT-48]", async () => {
    const sender = await person(server, 'Sue Sender')
    const photoUrl = await picture(server, sender, { kind: 'profile' })
    await call(server, 'updateElkUser', { photoUrl }, sender)
    const event = await party(server, sender)
    const [guest] = await invite(server, sender, event, ['Ann'])
    if (!guest) throw new Error('not invited')
    await answer(server, event, guest, 'YES')
    const message = { messageId: randomUUID(), message: 'Hi', isTextBlast: false, email: sender.email }
    const sendResult = await call(
      server,
      'sendEventComment',
      { eventId: event.id, ...message, sendToStatuses: ['All'] },
      sender,
    )
    expect(await statusOf(sendResult.message.senderProfile.photoUrl ?? '')).toBe(200)
    const { messages } = await call(server, 'getEventMessageHistory', { eventId: event.id }, sender)
    expect(await statusOf(messages[0]?.senderProfile.photoUrl ?? '')).toBe(200)
    const key = { eventId: event.id, inviteeUuid: guest.inviteeId, token: keyOf(server, event, guest) }
    const [read] = (await call(server, 'getEventMessageHistory', key)).messages
    expect(await statusOf(read?.senderProfile.photoUrl ?? '')).toBe(200)
  })
})
