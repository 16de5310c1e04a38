import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { imageStyles } from '@festoon/contract/nouns/imageStyles'
import { artVersion, galleryPicture, styleSample } from '@festoon/contract/themes/galleryPicture'
import { galleryImages } from '../../../server/media/gallery/galleryImages.ts'
import { galleryOrder } from '../../../server/media/gallery/inspirations.ts'
import { sampledStyle } from '../../../server/media/gallery/styleSamples.ts'
import { folderStorage } from '../../../server/providers/storage/folder.ts'
import type { FileStorage } from '../../../server/providers/storage/port.ts'
import { testServer } from '../../support/testServer.ts'

const galleryFolder = `gallery/${artVersion}`
const kept703 = `${galleryFolder}/703-1.webp`

describe("the gallery's images", () => {
  let folder: string
  let storage: FileStorage
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'festoon-gallery-'))
    storage = folderStorage(folder)
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))
  const listStored = async () =>
    (await storage.list(galleryFolder))
      .filter(({ path }) => /-\d\.webp$/.test(path))
      .toSorted((one, other) => one.writtenAt - other.writtenAt)
      .map(({ path }) => path)

  it('are drawn ahead one after the other, once, until the server stops', async () => {
    const stop = new AbortController()
    const gallery = galleryImages({
      ...storage,
      // The server stops while the second image is being drawn.
      put: (path, content) => {
        if (path.startsWith(`${galleryFolder}/705-1`)) stop.abort()
        return storage.put(path, content)
      },
    })
    await gallery.drawAhead(['703-1'], stop.signal)
    const long = new Date(2_000)
    await utimes(join(folder, kept703), long, long)
    const drawing = gallery.drawAhead(['703-1', '705-1', '706-1'], stop.signal)
    // A request in the meantime gets the image that is being drawn.
    expect((await gallery.read('705-1-640.webp'))?.subarray(8, 12).toString()).toBe('WEBP')
    await drawing
    expect(await listStored()).toEqual([kept703, `${galleryFolder}/705-1.webp`])
    expect((await storage.list(galleryFolder)).find(({ path }) => path === kept703)?.writtenAt).toBe(2_000)
  })

  it('are available later if too many are requested at once', async () => {
    const gallery = galleryImages(storage, { waiting: 0 })
    const files = ['703-1.webp', '703-2.webp']
    const reads = await Promise.allSettled(files.map((file) => gallery.read(file)))
    // Which of the two comes first depends on the disk.
    expect(reads.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(reads.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { data: { reason: 'unavailable', retryAfter: 5 } },
    })
    for (const file of files) expect((await gallery.read(file))?.length).toBeGreaterThan(1_000)
  })

  it('drawn by the build are served from there, also as AVIF, and never drawn again', async () => {
    const builtStorage = folderStorage(join(folder, 'built'))
    const gallery = galleryImages(storage, { builtImages: builtStorage })
    for (const ending of ['.webp', '-640.webp', '-640.avif'])
      await builtStorage.put(`${galleryFolder}/703-1${ending}`, Buffer.from(`built ${ending}`))
    expect(String(await gallery.read('703-1-640.webp'))).toBe('built -640.webp')
    expect(String(await gallery.readAvif('703-1-640.webp'))).toBe('built -640.avif')
    expect(await gallery.ensure('/files/gallery/703-1.webp')).toBe(true)
    await gallery.drawAhead(['703-1'], new AbortController().signal)
    expect(await storage.list(galleryFolder)).toEqual([])
    // Other images are drawn, without an AVIF.
    expect((await gallery.read('703-2-640.webp'))?.subarray(8, 12).toString()).toBe('WEBP')
    expect(await gallery.readAvif('703-2-640.webp')).toBeUndefined()
  })

  it('have the first of each theme before the second of any, with the next holiday first [THEME-10]', () => {
    const ids = galleryOrder(Date.UTC(2026, 10, 20)).map(({ inspirationId }) => inspirationId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.map((id) => id.slice(-1)).join('')).toMatch(/^1{122}2{122}3{122}$/)
    // Thanksgiving is the next holiday.
    expect(ids[0]).toBe('723-1')
  })
})

it('gallery images exist in every width that a page uses and in the shape of emails, under addresses that are cached permanently', async () => {
  const server = await testServer('any')
  const { src, srcSet } = galleryPicture('703-1')
  const sources = srcSet.split(', ').map((one) => one.split(' '))
  expect(sources.map(([, width]) => width)).toEqual(['320w', '640w', '1024w'])
  for (const [address = '', width = ''] of [...sources, [src, '640w']]) {
    const answer = await server.app.inject(address)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(`${(await sharp(answer.rawPayload).metadata()).width}w`).toBe(width)
    expect(answer.rawPayload.length).toBeLessThan(width === '1024w' ? 160_000 : width === '640w' ? 90_000 : 40_000)
  }
  const mail = await sharp((await server.app.inject('/files/gallery/703-1-mail.jpg')).rawPayload).metadata()
  expect(mail).toMatchObject({ format: 'jpeg', width: 1_024, height: 683 })
  // Other addresses have no version of the drawing code, so the image may change.
  for (const address of ['/files/gallery/703-1.webp', '/files/gallery/703-1.webp?v=1'])
    expect((await server.app.inject(address)).headers['cache-control']).toBe('public, max-age=86400')
  await server.end()
})

it('every style has a small picture of the same things, each in its own look', async () => {
  expect(imageStyles.map(({ id }) => sampledStyle(`style-${id}`))).toEqual(imageStyles.map(({ id }) => id))
  const server = await testServer('any')
  const looks = new Set<string>()
  const drawnStyles = ['none', 'noir', 'popArt'] as const
  for (const id of drawnStyles) {
    const answer = await server.app.inject(styleSample(id))
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ])
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 192, height: 192 })
    expect(answer.rawPayload.length).toBeLessThan(14_000)
    looks.add(answer.rawPayload.toString('base64'))
  }
  expect(looks.size).toBe(drawnStyles.length)
  for (const name of ['style-', 'style-unknown', 'style-noir-640', 'style-toString'])
    expect((await server.app.inject(`/files/gallery/${name}.webp`)).statusCode, name).toBe(404)
  await server.end()
})

it('a full disk is reported as temporary, not as a problem of the image', async () => {
  const server = await testServer('any')
  await writeFile(join(server.folder, 'files/gallery'), 'a file where the folder should be')
  const answer = await server.app.inject('/files/gallery/703-1.webp')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store'])
  await server.end()
})
