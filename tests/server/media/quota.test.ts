import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { imageFolder } from '../../../server/providers/storage/images.ts'
import { invite, keyOf, party, person, type Person } from '../../support/builders.ts'
import { square } from '../../support/hostile/slowPictures.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const mega = 1_048_576

describe.each(databaseKinds)('storage quotas on %s', (kind) => {
  let server: TestServer
  let origin: string
  let photo: Buffer
  beforeAll(async () => {
    server = await testServer(kind, { env: { ACCOUNT_STORAGE_MB: '1', ALBUM_STORAGE_MB: '1' } })
    origin = await server.listen()
    photo = await square(600).jpeg().toBuffer()
  })
  afterAll(() => server.end())

  const send = async (who: Person, path: string): Promise<unknown[]> => {
    const body = new FormData()
    body.append('image', new Blob([new Uint8Array(photo)]), 'x')
    const headers = { authorization: `Bearer ${who.accessToken}` }
    const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body })
    return [response.status, (await response.json()).error?.data.reason]
  }
  const files = (folder: string): Promise<string[]> => readdir(join(server.folder, 'files', folder)).catch(() => [])
  const albumOf = async (event: EventView, key: object, who?: Person) =>
    (await call(server, 'getPreviewAlbumDetails', { eventId: event.id, ...key }, who)).album
  /** Makes the images of an account take all but `remainingBytes`. */
  const fill = ({ userId }: Person, remainingBytes: number) =>
    server.services.db
      .insertInto('user_images')
      .values({
        user_id: userId,
        image_url: `/files/${randomUUID()}.webp`,
        kind: 'uploaded',
        prompt: '',
        bytes: mega - remainingBytes,
        created_at: 1,
      })
      .execute()
  const bytesOf = async ({ userId }: Person) => {
    const rows = await server.services.db
      .selectFrom('user_images')
      .select('bytes')
      .where('user_id', '=', userId)
      .execute()
    return rows.map(({ bytes }) => bytes)
  }

  it('count every stored byte, and refuse what exceeds them', async () => {
    const una = await person(server, 'Una')
    expect(await send(una, '/uploads/images')).toEqual([200, undefined])
    const [size = 0] = await bytesOf(una)
    const names = await files(imageFolder(server.services.keys, una.userId))
    expect(names).toHaveLength(3)
    await fill(una, 2 * size)
    expect(await send(una, '/uploads/images')).toEqual([200, undefined])
    expect(await send(una, '/uploads/images?for=profile')).toEqual([409, 'storageFull'])
    expect(await files(join('profiles', una.userId))).toEqual([])
    expect((await bytesOf(una)).reduce((sum, bytes) => sum + bytes, 0)).toBe(mega)
    const drawing = {
      eventName: 'Full',
      eventUuid: randomUUID(),
      prompt: 'x',
      useVerbatim: false,
      taskId: randomUUID(),
    }
    const generateResult = await attempt(server, 'generateEventImage', { ...drawing, style: 'popArt' }, una)
    expect(generateResult.failure?.reason).toBe('storageFull')
  })

  it('hold when several images arrive at once', async () => {
    const uli = await person(server, 'Uli')
    await send(uli, '/uploads/images')
    const [size = 0] = await bytesOf(uli)
    await fill(uli, 3 * size)
    const results = await Promise.all([1, 2, 3, 4].map(() => send(uli, '/uploads/images')))
    expect(results.filter(([status]) => status === 200)).toHaveLength(2)
    expect(results.filter(([, reason]) => reason === 'storageFull')).toHaveLength(2)
    expect(await files(imageFolder(server.services.keys, uli.userId))).toHaveLength(9)
  })

  it('of albums are shown to hosts from 80 percent, and free again after deletions', async () => {
    const host = await person(server, 'Hana')
    const event = await party(server, host)
    const [guest] = await invite(server, host, event, ['Gil'])
    const key = { inviteeUuid: guest?.inviteeId ?? '', token: keyOf(server, event, guest ?? { inviteeId: '' }) }
    const { albumCode } = await albumOf(event, {}, host)
    const add = () => send(host, `/albums/${albumCode}/photos?photoId=${randomUUID()}`)
    expect(await add()).toEqual([200, undefined])
    expect((await albumOf(event, {}, host)).storage).toBeUndefined()
    const large = { event_id: event.id, photo_id: randomUUID(), invitee_id: randomUUID(), url: '/files/albums/x.webp' }
    await server.services.db
      .insertInto('album_photos')
      .values({ ...large, bytes: mega - 1_000, created_at: 1 })
      .execute()
    const { storage } = await albumOf(event, {}, host)
    expect(storage?.maxBytes).toBe(mega)
    expect(storage?.usedBytes).toBeGreaterThan(0.9 * mega)
    expect((await albumOf(event, key)).storage).toBeUndefined()
    expect(await add()).toEqual([409, 'albumFull'])
    await call(server, 'deleteAlbumPhoto', { eventId: event.id, photoId: large.photo_id }, host)
    expect(await add()).toEqual([200, undefined])
    expect(await files(join('albums', event.id))).toHaveLength(6)
  })

  it('are shown to the owner of an account when little is left, who can delete images that nothing uses', async () => {
    const ugo = await person(server, 'Ugo')
    const history = () => call(server, 'getEventImageHistory', {}, ugo)
    expect(await send(ugo, '/uploads/images')).toEqual([200, undefined])
    const [usedImage] = (await history()).uploadedImages
    expect((await history()).storage).toBeUndefined()
    await fill(ugo, (await bytesOf(ugo))[0] ?? 0)
    expect((await history()).storage).toEqual({ usedBytes: mega, maxBytes: mega })
    expect(await send(ugo, '/uploads/images')).toEqual([409, 'storageFull'])

    const photoUrl = usedImage?.imageUrl ?? ''
    const remove = async (imageUrl: string, who = ugo) =>
      (await attempt(server, 'deleteEventImage', { imageUrl }, who)).failure?.reason
    const event = await party(server, ugo, { photoUrl })
    expect(await remove(photoUrl)).toBe('imageInUse')
    const stranger = await person(server, 'Stan')
    expect(await remove(photoUrl, stranger), 'the history of a stranger does not contain it').toBeUndefined()
    const images = imageFolder(server.services.keys, ugo.userId)
    expect(await files(images)).toHaveLength(3)

    const { uploadedImages } = await history()
    const filler = uploadedImages.find(({ imageUrl }) => imageUrl !== photoUrl)?.imageUrl ?? ''
    expect(await remove(filler)).toBeUndefined()
    expect(await send(ugo, '/uploads/images')).toEqual([200, undefined])
    await call(server, 'deleteEvent', { eventId: event.id }, ugo)
    expect(await remove(photoUrl)).toBeUndefined()
    expect(await remove(photoUrl), 'repeating it does nothing').toBeUndefined()
    expect((await history()).uploadedImages.map(({ imageUrl }) => imageUrl)).not.toContain(photoUrl)
    expect(await files(images)).toHaveLength(3)
  })
})
