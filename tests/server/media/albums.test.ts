import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '@festoon/contract/limits'
import { photoResultSchema, type PhotoMeta } from '@festoon/contract/nouns/album'
import type { EventView } from '@festoon/contract/nouns/event'
import { verifyPii } from '../../support/accounts.ts'
import { eventDraft, invite, lastCode, keyOf, party, person, type Person } from '../../support/builders.ts'
import { eventStream } from '../../support/eventStream.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const picture = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 120 } } })

describe.each(databaseKinds)('the photos of a party on %s', (kind) => {
  let server: TestServer
  let host: Person
  let origin: string
  let photo: Buffer
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
    origin = await server.listen()
    photo = await picture().jpeg().toBuffer()
  })
  afterAll(() => server.end())

  const albumOf = async (event: EventView, who: Person = host) =>
    (await call(server, 'getPreviewAlbumDetails', { eventId: event.id }, who)).album
  const basic = (inviteeId: string, token: string) => `Basic ${Buffer.from(`${inviteeId}:${token}`).toString('base64')}`
  const send = async (albumCode: string, authorization: string, photoId: string = randomUUID(), content = photo) => {
    const body = new FormData()
    body.append('photo', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), 'photo.jpg')
    const url = `${origin}/albums/${albumCode}/photos?photoId=${photoId}`
    return fetch(url, { method: 'POST', headers: { authorization }, body })
  }
  const readPhoto = async (response: Response): Promise<PhotoMeta> => {
    expect(response.status).toBe(200)
    return photoResultSchema.parse(await response.json()).photo
  }
  const reasonIn = async (response: Response): Promise<unknown> => (await response.json()).error?.data.reason
  const guest = async (event: EventView, name = 'Gil Guest') => {
    const [invitee] = await invite(server, host, event, [name])
    if (!invitee) throw new Error('not invited')
    const token = keyOf(server, event, invitee)
    return { ...invitee, key: { inviteeUuid: invitee.inviteeId, token }, basic: basic(invitee.inviteeId, token) }
  }
  const filesOf = (event: EventView): Promise<string[]> =>
    readdir(join(server.folder, 'files', 'albums', event.id)).catch(() => [])

  it('come from hosts and guests, newest first, also after they were refreshed [RPC-60, RPC-61, RPC-75, ALBUM-05]', async () => {
    const event = await party(server, host)
    const gil = await guest(event)
    const album = await albumOf(event)
    const first = await readPhoto(await send(album.albumCode, `Bearer ${host.accessToken}`))
    server.clock.advance(1_000)
    const second = await readPhoto(await send(album.albumCode, gil.basic))
    const { albumId } = album
    const details = await call(server, 'getAlbumDetails', { albumId }, host)
    expect(details.album).toEqual({ ...album, photoMetas: [second, first], photoCount: 2 })
    const asGuest = await call(server, 'getAlbumForElk', { albumId, ...gil.key })
    // Guests also see photos that they can't delete.
    const seenPhotos = [second, { ...first, isDeletable: false }]
    expect(asGuest).toEqual({ album: { ...details.album, photoMetas: seenPhotos }, eventId: event.id })
    const preview = await call(server, 'getPreviewAlbumDetails', { eventId: event.id, ...gil.key })
    expect(preview.album.photoMetas).toEqual(seenPhotos)
  })

  it('are in an album with its link and upload mode, each with thumbnail and full size [RPC-62, ENT-46, ENT-47]', async () => {
    const event = await party(server, host)
    const album = await albumOf(event)
    expect(album).toEqual({
      albumId: expect.stringMatching(/^[\da-f-]{36}$/),
      albumUrl: `${server.config.origin}/album/${album.albumCode}`,
      albumCode: expect.stringMatching(/^[\w-]{24}$/),
      photoUploadMode: 'manual',
      photoMetas: [],
      photoCount: 0,
    })
    const photoId = randomUUID()
    const first = await readPhoto(await send(album.albumCode, `Bearer ${host.accessToken}`, photoId))
    expect(first.photoId).toBe(photoId)
    for (const [url, width] of [
      [first.fullsizeUrl, 900],
      [first.thumbnailUrl, 640],
    ] as const) {
      const file = await fetch(`${origin}${url}`)
      expect(file.headers.get('content-type')).toBe('image/webp')
      expect((await sharp(Buffer.from(await file.arrayBuffer())).metadata()).width).toBe(width)
    }
    // Everyone chooses how the companion app adds their own photos.
    const mia = await person(server, 'Mia')
    const invitee = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
    await call(server, 'updateAttendance', { eventId: event.id, invitee, photoUploadMode: 'magic' }, mia)
    expect([(await albumOf(event, mia)).photoUploadMode, (await albumOf(event)).photoUploadMode]).toEqual([
      'magic',
      'manual',
    ])
  })

  it('are not shown to or accepted from anyone else', async () => {
    const event = await party(server, host)
    const { albumId, albumCode } = await albumOf(event)
    const gil = await guest(event)
    const stranger = await person(server, 'Sam Stranger')
    const { key: other } = await guest(await party(server, host))
    const ask = async (input: object, who = {}) => [
      (await attempt(server, 'getAlbumDetails', { albumId, ...input }, who)).failure?.reason,
      (await attempt(server, 'getPreviewAlbumDetails', { eventId: event.id, ...input }, who)).failure?.reason,
    ]
    expect(await ask({})).toEqual(['forbidden', 'forbidden'])
    expect(await ask({}, stranger)).toEqual(['forbidden', 'forbidden'])
    expect(await ask(other)).toEqual(['inviteeTokenInvalid', 'inviteeTokenInvalid'])
    expect(await reasonIn(await send(albumCode, ''))).toBe('unauthenticated')
    expect(await reasonIn(await send(albumCode, `Bearer ${stranger.accessToken}`))).toBe('forbidden')
    expect(await reasonIn(await send(albumCode, basic(other.inviteeUuid, other.token)))).toBe('inviteeTokenInvalid')
    expect(await reasonIn(await send(albumCode, basic(gil.inviteeId, '')))).toBe('inviteeTokenInvalid')
    expect(await reasonIn(await send('nobodys-code', `Bearer ${host.accessToken}`))).toBe('notFound')
    // Waitlisted guests don't have access yet, and removed guests no longer do.
    const set = (values: object) =>
      server.services.db.updateTable('invitees').set(values).where('invitee_id', '=', gil.inviteeId).execute()
    await set({ waitlist_status: 'PENDING_APPROVAL' })
    expect(await ask(gil.key)).toEqual(['forbidden', 'forbidden'])
    expect(await reasonIn(await send(albumCode, gil.basic))).toBe('forbidden')
    await set({ waitlist_status: null, rsvp_status: 'HIDDEN' })
    expect(await ask(gil.key)).toEqual(['inviteeTokenInvalid', 'inviteeTokenInvalid'])
    expect(await filesOf(event)).toEqual([])
  })

  it('are added once even if sent repeatedly, and belong to their sender', async () => {
    const event = await party(server, host)
    const gil = await guest(event)
    const ann = await guest(event, 'Ann')
    const { albumCode } = await albumOf(event)
    const photoId = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => send(albumCode, gil.basic, photoId).then(readPhoto)))
    answers.push(await readPhoto(await send(albumCode, gil.basic, photoId)))
    expect(new Set(answers.map(({ fullsizeUrl }) => fullsizeUrl)).size).toBe(1)
    expect((await albumOf(event)).photoCount).toBe(1)
    // One photo in three sizes, and no files from the repeated uploads.
    expect(await filesOf(event)).toHaveLength(3)
    expect(await reasonIn(await send(albumCode, ann.basic, photoId))).toBe('conflict')
    expect(await reasonIn(await send(albumCode, gil.basic, 'photo-1'))).toBe('invalid')
  })

  it('can be deleted by their sender and the hosts, with their files, and by no one else', async () => {
    const event = await party(server, host)
    const [gil, ann] = [await guest(event), await guest(event, 'Ann')]
    const { albumCode } = await albumOf(event)
    const first = await readPhoto(await send(albumCode, gil.basic))
    const second = await readPhoto(await send(albumCode, gil.basic))
    const ownPhoto = await readPhoto(await send(albumCode, `Bearer ${host.accessToken}`))
    const take = async ({ photoId }: PhotoMeta, key: object, who = {}) =>
      (await attempt(server, 'deleteAlbumPhoto', { eventId: event.id, photoId, ...key }, who)).failure?.reason
    expect(await take(first, ann.key), 'a guest deleting a photo of another guest').toBe('forbidden')
    expect(await take(ownPhoto, gil.key), 'a guest deleting a photo of the host').toBe('forbidden')
    expect(await take(first, {}, await person(server, 'Sam Stranger'))).toBe('forbidden')
    expect(await take(first, { ...gil.key, token: ann.key.token })).toBe('inviteeTokenInvalid')
    const elsewhere = await party(server, host)
    const other = { eventId: elsewhere.id, photoId: first.photoId }
    expect((await attempt(server, 'deleteAlbumPhoto', other, host)).failure).toBeUndefined()
    expect((await albumOf(event)).photoCount).toBe(3)

    const topic = `events/${event.id}`
    const stream = await eventStream(origin, [topic], host.accessToken)
    expect(await take(first, gil.key)).toBeUndefined()
    expect((await stream.next(topic)).modificationId).toMatch(/^\d+$/)
    stream.close()
    expect(await take(first, gil.key), 'deleted already').toBeUndefined()
    expect(await take(second, {}, host)).toBeUndefined()
    expect((await albumOf(event)).photoMetas).toEqual([ownPhoto])
    expect(await filesOf(event)).toHaveLength(3)
    expect((await fetch(`${origin}${first.fullsizeUrl}`)).status).toBe(404)
  })

  it('contain no location, and must be images', async () => {
    const event = await party(server, host)
    const { albumCode } = await albumOf(event)
    const photoWithCamera = await picture()
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '37/1 48/1 0/1', GPSLatitudeRef: 'N' } })
      .toBuffer()
    expect(photoWithCamera.includes('Camera')).toBe(true)
    const bearer = `Bearer ${host.accessToken}`
    const { fullsizeUrl, thumbnailUrl } = await readPhoto(await send(albumCode, bearer, randomUUID(), photoWithCamera))
    for (const url of [fullsizeUrl, thumbnailUrl]) {
      const content = Buffer.from(await (await fetch(`${origin}${url}`)).arrayBuffer())
      expect((await sharp(content).metadata()).exif).toBeUndefined()
    }
    expect(await reasonIn(await send(albumCode, bearer, randomUUID(), Buffer.from('no picture')))).toBe(
      'unsupportedImage',
    )
    const large = Buffer.alloc(limits.uploadBytes + 1)
    expect(await reasonIn(await send(albumCode, bearer, randomUUID(), large))).toBe('tooLarge')
  })

  it('fill an album up to a thousand, and its preview has eighteen and the count', async () => {
    const event = await party(server, host)
    const { albumCode, albumId } = await albumOf(event)
    const rows = Array.from({ length: limits.albumPhotos - 1 }, () => ({
      event_id: event.id,
      photo_id: randomUUID(),
      invitee_id: randomUUID(),
      url: '/files/albums/x.webp',
      bytes: 1,
      created_at: 1,
    }))
    await server.services.db.insertInto('album_photos').values(rows).execute()
    const bearer = `Bearer ${host.accessToken}`
    const newest = await readPhoto(await send(albumCode, bearer))
    expect(await reasonIn(await send(albumCode, bearer))).toBe('albumFull')
    const preview = await albumOf(event)
    expect([preview.photoMetas.length, preview.photoCount, preview.photoMetas[0]]).toEqual([18, 1_000, newest])
    expect((await call(server, 'getAlbumDetails', { albumId }, host)).album.photoMetas).toHaveLength(1_000)
    expect(await filesOf(event)).toHaveLength(3)
  })

  it('use the album id from the companion app, unless another party has it', async () => {
    const begin = async () => (await call(server, 'createEvent', { event: eventDraft(server), albumId }, host)).event
    const albumId = `app-${randomUUID()}`
    const event = await begin()
    // The id works before anyone has opened the album.
    expect((await call(server, 'getAlbumForElk', { albumId }, host)).eventId).toBe(event.id)
    const second = await begin()
    expect((await albumOf(second)).albumId).not.toBe(albumId)
    expect((await call(server, 'getAlbumForElk', { albumId }, host)).eventId).toBe(event.id)
    expect((await attempt(server, 'getAlbumDetails', { albumId: 'nobody-s' }, host)).failure?.reason).toBe('notFound')
  })

  it('are linked from their QR code to the page of the party [ALBUM-04]', async () => {
    const event = await party(server, host)
    const { albumCode } = await albumOf(event)
    const response = await fetch(`${origin}/album/${albumCode}`, { redirect: 'manual' })
    expect(response.headers.get('location')).toBe(`/event/${event.id}#photos`)
    const unknownResponse = await fetch(`${origin}/album/nobodys-code`, { redirect: 'manual' })
    expect(unknownResponse.headers.get('location')).toBe('/')
  })

  it('are announced to listeners', async () => {
    const event = await party(server, host)
    const { albumCode } = await albumOf(event)
    const topic = `events/${event.id}`
    const stream = await eventStream(origin, [topic], host.accessToken)
    await readPhoto(await send(albumCode, `Bearer ${host.accessToken}`))
    expect((await stream.next(topic)).modificationId).toMatch(/^\d+$/)
    stream.close()
  })

  it("are deleted with their party, and with their sender's account", async () => {
    const event = await party(server, host)
    const gus = await person(server, 'Gus Gone')
    const invitee = { inviteeId: randomUUID(), name: gus.name, email: gus.email }
    await call(server, 'addInvitees', { eventId: event.id, invitees: [invitee] }, host)
    const { albumCode } = await albumOf(event)
    const ownPhoto = await readPhoto(await send(albumCode, `Bearer ${host.accessToken}`))
    await readPhoto(await send(albumCode, `Bearer ${gus.accessToken}`))
    await call(server, 'deleteAccount', { hostedEvents: 'cancel' }, gus)
    expect((await albumOf(event)).photoMetas).toEqual([ownPhoto])
    expect(await filesOf(event)).toHaveLength(3)
    // Using an album photo elsewhere doesn't delete it from the album.
    await call(server, 'updateElkUser', { photoUrl: ownPhoto.fullsizeUrl }, host).catch(() => undefined)
    expect(await filesOf(event)).toHaveLength(3)
    await call(server, 'cancelEvent', { eventId: event.id }, host)
    expect(await reasonIn(await send(albumCode, `Bearer ${host.accessToken}`))).toBe('eventCancelled')
    await call(server, 'deleteEvent', { eventId: event.id }, host)
    expect(await filesOf(event)).toEqual([])
  })

  it('stay when an account is deleted whose number their sender had only typed', async () => {
    const event = await party(server, host)
    const gil = await guest(event)
    const phone = '+14155550188'
    const invitee = { inviteeId: gil.inviteeId, rsvpStatus: 'YES' as const, phone }
    await call(server, 'updateAttendanceThroughEmail', { eventId: event.id, token: gil.key.token, invitee })
    const { albumCode } = await albumOf(event)
    await readPhoto(await send(albumCode, gil.basic))
    const owner = await person(server, 'Otto Owner')
    await verifyPii(server, owner, { phoneNumber: phone })
    await call(server, 'deleteAccount', { hostedEvents: 'cancel' }, owner)
    expect((await albumOf(event)).photoCount).toBe(1)
  })

  it("are deleted with their sender's account, even if the invitation was merged", async () => {
    const event = await party(server, host)
    const mia = await person(server, 'Mia')
    const miaAgain = await person(server, 'Mia Again')
    const invitees = [mia, miaAgain].map(({ name, email }) => ({ inviteeId: randomUUID(), name, email }))
    await call(server, 'addInvitees', { eventId: event.id, invitees }, host)
    const { albumCode } = await albumOf(event)
    for (const { accessToken } of [mia, miaAgain]) await readPhoto(await send(albumCode, `Bearer ${accessToken}`))
    const pii = { emailAddress: miaAgain.email }
    await call(server, 'sendPiiVerificationCode', { pii }, mia)
    await call(server, 'verifyWithPiiAndCode', { pii, code: await lastCode(server, miaAgain.email) }, mia)
    await call(server, 'confirmUserMerge', { pii }, mia)
    expect((await albumOf(event, mia)).photoCount).toBe(2)
    await call(server, 'deleteAccount', { hostedEvents: 'cancel' }, mia)
    expect((await albumOf(event)).photoCount).toBe(0)
    expect(await filesOf(event)).toEqual([])
  })
})
