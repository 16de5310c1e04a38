import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { galleryPictures } from '../../server/galleryPictures.ts'
import { galleryOrder } from '../../server/inspirations.ts'
import { folderStorage } from '../../server/providers/storage/folder.ts'
import type { FileStorage } from '../../server/providers/storage/port.ts'
import { testServer } from '../support/testServer.ts'

describe("the gallery's pictures", () => {
  let folder: string
  let storage: FileStorage
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'festoon-gallery-'))
    storage = folderStorage(folder)
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))
  const kept = async () =>
    (await storage.list('gallery'))
      .filter(({ path }) => /-\d\.webp$/.test(path))
      .toSorted((one, other) => one.writtenAt - other.writtenAt)
      .map(({ path }) => path)

  it('are drawn ahead one after the other, once, until the server stops', async () => {
    const gallery = galleryPictures(storage)
    const stop = new AbortController()
    await gallery.drawAhead(['703-1'], stop.signal)
    const long = new Date(2_000)
    await utimes(join(folder, 'gallery/703-1.webp'), long, long)
    const drawing = gallery.drawAhead(['703-1', '705-1', '706-1'], stop.signal)
    // Who asks meanwhile is served, with the very picture that is being drawn.
    expect((await gallery.read('705-1-640.webp'))?.subarray(8, 12).toString()).toBe('WEBP')
    stop.abort()
    await drawing
    expect(await kept()).toEqual(['gallery/703-1.webp', 'gallery/705-1.webp'])
    expect((await storage.list('gallery')).find(({ path }) => path === 'gallery/703-1.webp')?.writtenAt).toBe(2_000)
  })

  it('that too many ask for at once can be had a little later', async () => {
    const gallery = galleryPictures(storage, 0)
    const files = ['703-1.webp', '703-2.webp']
    const asked = await Promise.allSettled(files.map((file) => gallery.read(file)))
    // The disk says which of the two comes first.
    expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(asked.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { data: { reason: 'unavailable', retryAfter: 5 } },
    })
    for (const file of files) expect((await gallery.read(file))?.length).toBeGreaterThan(1_000)
  })

  it('are, in their order, one of each theme before the second of any', () => {
    const ids = galleryOrder(Date.UTC(2026, 10, 20)).map(({ inspirationId }) => inspirationId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.map((id) => id.slice(-1)).join('')).toMatch(/^1{122}2{122}3{122}$/)
  })
})

it('a disk that takes nothing is no fault of the picture: come again', async () => {
  const server = await testServer('pglite')
  await writeFile(join(server.folder, 'files/gallery'), 'a file where the folder should be')
  const answer = await server.app.inject('/files/gallery/703-1.webp')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store'])
  await server.end()
})
