import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { call } from '../../../../app/platform/api/call.ts'
import { uploadImage } from '../../../../app/platform/api/uploadImage.ts'
import { openSession } from '../../../../app/platform/session/session.ts'
import { keepCropped } from '../../../../app/screens/edit/cover/croppedCover.ts'
import { uploadedCoverPath, withUploadedCover } from '../../../../app/screens/edit/cover/uploadedCover.ts'
import { newFields, type EventFields } from '../../../../app/screens/edit/eventFields.ts'
import { changeParty, createParty } from '../../../../app/screens/edit/saving/savedParty.ts'
import { saveDraft } from '../../../../app/screens/edit/saving/saveDraft.ts'
import { person } from '../../../support/builders.ts'
import { relayedServer, type RelayedServer } from '../../../support/stories/relayedServer.ts'

let server: RelayedServer['server']
let wire: RelayedServer['wire']
let end: RelayedServer['end']
let picture: Buffer
const eventId = '6f1f3a52-5f0b-4f4e-9d57-0e5cf6a7f0aa'

beforeAll(async () => {
  ;({ server, wire, end } = await relayedServer())
  picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c02878' } })
    .png()
    .toBuffer()
}, 60_000)
afterAll(() => end())
afterEach(() => {
  wire.restore()
  vi.useRealTimers()
})

it('only signed-in users can upload images [ERR-43]', async () => {
  const image = new Blob([new Uint8Array(picture)], { type: 'image/png' })
  await expect(uploadImage(image, { eventId })).rejects.toMatchObject({ name: 'CallError', reason: 'unauthenticated' })
})

it('a cover image in the browser is uploaded, one on the server is kept [EDIT-11, RPC-94]', async () => {
  const { userId, accessToken } = await person(server, 'Hana Host')
  document.cookie = `userId=${userId}`
  openSession({ userId, accessToken, expiresIn: 3_600 })
  const cover = await keepCropped(new Blob([new Uint8Array(picture)], { type: 'image/png' }))
  const url = await uploadedCoverPath(cover, eventId)
  expect(url).toMatch(new RegExp(`^/files/events/user_images/[\\da-f]{32}/${eventId}-\\d+\\.webp$`))
  const storedImage = await server.app.inject(url)
  expect(await sharp(storedImage.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 300, height: 300 })
  expect(await uploadedCoverPath(url, eventId)).toBe(url)
})

it('a cover that is no image or cannot be read keeps its address on save, and nothing is uploaded [EDIT-12]', async () => {
  const cover = await keepCropped(new Blob([new Uint8Array(picture)], { type: 'image/png' }))
  const fields = { ...newFields(Date.now(), 'America/Los_Angeles'), title: 'Supper' }
  const { event } = await saveDraft({ ...fields, cover }, 0)
  const original = event.photoUrl ?? ''
  expect(original).toMatch(/^\/files\/events\//)

  const fetching = vi.spyOn(globalThis, 'fetch')
  const page = await keepCropped(new Blob(['hi'], { type: 'text/html' }))
  for (const unusable of [page, 'cropped:unknown']) {
    // The server knows no such image, so it keeps the version that it has.
    await expect(saveDraft({ ...fields, cover: unusable }, 1)).rejects.toMatchObject({ reason: 'invalid' })
    const body = fetching.mock.lastCall?.[1]?.body
    expect(typeof body === 'string' && JSON.parse(body).params.event.photoUrl).toBe(unusable)
    const { draft } = await call('fetchDraft', { eventUuid: fields.id })
    expect(draft.event.photoUrl).toBe(original)
  }
  expect((await saveDraft({ ...fields, title: 'Late supper', cover: original }, 1)).event).toMatchObject({
    title: 'Late supper',
    photoUrl: original,
  })
  expect(fetching.mock.calls.map(([url]) => url)).not.toContainEqual(expect.stringContaining('/uploads/'))
  fetching.mockRestore()
})

it('a live party keeps its cover if the new one is no image or cannot be read [EDIT-12]', async () => {
  const upload = await keepCropped(new Blob([new Uint8Array(picture)], { type: 'image/png' }))
  const fields: EventFields = {
    ...newFields(Date.now(), 'America/Los_Angeles'),
    title: 'Supper',
    placeText: 'Oakland',
    place: { location: { displayName: 'Oakland', place: 'p' }, timeZoneId: 'America/Los_Angeles' },
    cover: upload,
  }
  const { photoUrl, host } = await createParty(await withUploadedCover(fields, () => undefined))
  expect(photoUrl).toMatch(/^\/files\/events\//)
  const revision = host?.revision ?? 0

  const fetching = vi.spyOn(globalThis, 'fetch')
  const page = await keepCropped(new Blob(['hi'], { type: 'text/html' }))
  for (const unusable of [page, 'cropped:unknown']) {
    const changedFields = await withUploadedCover({ ...fields, title: 'Late supper', cover: unusable }, () => undefined)
    await expect(changeParty(changedFields, revision, undefined)).rejects.toThrow(
      "This image wasn't uploaded to Festoon.",
    )
    expect((await call('getEvent', { eventId: fields.id })).event).toMatchObject({ title: 'Supper', photoUrl })
  }
  const originalFields = await withUploadedCover({ ...fields, title: 'Late supper', cover: photoUrl }, () => undefined)
  expect(await changeParty(originalFields, revision, undefined)).toMatchObject({ title: 'Late supper', photoUrl })
  expect(fetching.mock.calls.map(([url]) => url)).not.toContainEqual(expect.stringContaining('/uploads/'))
  fetching.mockRestore()
})

it('a hanging upload times out after a minute, so that saving can continue [ERR-03]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  wire.freeze()
  const upload = uploadImage(new Blob([new Uint8Array(picture)], { type: 'image/png' }), { eventId })
  const rejection = expect(upload).rejects.toMatchObject({ reason: 'timeout' })
  await vi.advanceTimersByTimeAsync(60_000)
  await rejection
})
