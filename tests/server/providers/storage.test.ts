import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../../server/config/config.ts'
import { firebaseStorage } from '../../../server/providers/storage/firebase.ts'
import { folderStorage } from '../../../server/providers/storage/folder.ts'
import type { FileStorage } from '../../../server/providers/storage/port.ts'
import { person } from '../../support/builders.ts'
import { bucketService, type BucketService } from '../../support/services/bucketService.ts'
import { testClock } from '../../support/testClock.ts'
import { testServer } from '../../support/testServer.ts'

const bytes = Buffer.from(Array.from({ length: 1_000 }, (_, at) => at % 256))

const startedAt = Date.now()
/** Expects a time in ms within this run. File systems round times. */
function expectRecent(at: number): void {
  expect(at).toBeGreaterThan(startedAt - 60_000)
  expect(at).toBeLessThan(Date.now() + 60_000)
}

let service: BucketService
let folder: string
beforeEach(async () => {
  service = await bucketService()
  folder = await mkdtemp(join(tmpdir(), 'festoon-storage-'))
})
afterEach(async () => {
  await service.close()
  await rm(folder, { recursive: true, force: true })
})

function bucketStorage(clock = testClock(), maxMs = { read: 5_000, write: 5_000 }): FileStorage {
  const { bucket } = readConfig(service.env).cloud
  if (!bucket) throw new Error('no bucket')
  return firebaseStorage(bucket, clock, { firstPauseMs: 1, maxMs })
}

describe.each(['folder', 'Firebase'] as const)('files in a %s', (kind) => {
  let storage: FileStorage
  beforeEach(() => {
    storage = kind === 'folder' ? folderStorage(folder) : bucketStorage()
  })

  it('are read as they were written, and the last write wins', async () => {
    const path = 'events/user_images/a-b_c/one.webp'
    expect([await storage.exists(path), await storage.read(path), await storage.open(path)]).toEqual([
      false,
      undefined,
      undefined,
    ])
    await storage.put(path, Buffer.from('first'))
    await storage.put(path, bytes)
    expect(await storage.exists(path)).toBe(true)
    expect(await storage.read(path)).toEqual(bytes)
    await storage.put('empty.jpg', Buffer.alloc(0))
    expect(await storage.read('empty.jpg')).toEqual(Buffer.alloc(0))
  })

  it('are read in ranges', async () => {
    await storage.put('films/one.mp4', bytes)
    const file = await storage.open('films/one.mp4')
    if (!file) throw new Error('no file')
    expect(file.size).toBe(1_000)
    expectRecent(file.writtenAt)
    expect(await buffer(await file.read())).toEqual(bytes)
    for (const [start, end] of [
      [0, 0],
      [10, 300],
      [999, 999],
    ] as const)
      expect(await buffer(await file.read({ start, end }))).toEqual(bytes.subarray(start, end + 1))
  })

  it('are removed, once or twice', async () => {
    await storage.put('gone.webp', bytes)
    await storage.remove('gone.webp')
    await storage.remove('gone.webp')
    expect([await storage.exists('gone.webp'), await storage.read('gone.webp')]).toEqual([false, undefined])
  })

  it('are listed by folder, in any number', async () => {
    expect(await storage.list('album')).toEqual([])
    const names = ['a.webp', 'b.webp', 'c.webp', 'd.webp', 'e.webp', 'f.webp', 'g.webp']
    for (const name of [...names, 'deeper/h.webp']) await storage.put(`album/${name}`, bytes)
    await storage.put('albums.webp', bytes)
    const foundFiles = await storage.list('album')
    expect(foundFiles.map(({ path }) => path).toSorted()).toEqual(names.map((name) => `album/${name}`))
    for (const { writtenAt } of foundFiles) expectRecent(writtenAt)
  })

  it.each(['../secret', '/etc/passwd', 'a/../../b', '.hidden', 'a/.b', 'a//b', '', 'a b', 'a%2fb', 'a\0b'])(
    'are never under %j',
    async (path) => {
      await writeFile(join(folder, '.hidden'), 'x')
      expect(await storage.exists(path)).toBe(false)
      expect(await storage.open(path)).toBeUndefined()
      await expect(storage.put(path, bytes)).rejects.toThrow(RangeError)
      expect(service.objects.size).toBe(0)
    },
  )

  it('are sent completely, in ranges, or as not modified', async () => {
    const server = await testServer('any', kind === 'folder' ? {} : { env: service.env })
    await server.services.providers.storage.put('events/one.webp', bytes)
    const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
      server.app.inject({ method, url: '/files/events/one.webp', headers })
    const whole = await get()
    expect([whole.statusCode, whole.rawPayload, whole.headers['content-type']]).toEqual([200, bytes, 'image/webp'])
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'cache-control': 'public, max-age=86400' })
    const rows: [range: string, status: number, contentRange: string | undefined, part: Buffer][] = [
      ['bytes=0-9', 206, 'bytes 0-9/1000', bytes.subarray(0, 10)],
      ['bytes=990-', 206, 'bytes 990-999/1000', bytes.subarray(990)],
      ['bytes=-5', 206, 'bytes 995-999/1000', bytes.subarray(995)],
      ['bytes=-5000', 206, 'bytes 0-999/1000', bytes],
      ['bytes=5-99999', 206, 'bytes 5-999/1000', bytes.subarray(5)],
      ['bytes=1000-', 416, 'bytes */1000', Buffer.alloc(0)],
      ['bytes=-0', 416, 'bytes */1000', Buffer.alloc(0)],
      ['bytes=9-3', 200, undefined, bytes],
      ['bytes=0-1,5-6', 200, undefined, bytes],
      ['lines=1-2', 200, undefined, bytes],
    ]
    for (const [range, status, contentRange, part] of rows) {
      const answer = await get({ range })
      expect([range, answer.statusCode, answer.headers['content-range']]).toEqual([range, status, contentRange])
      expect(answer.rawPayload.equals(part), range).toBe(true)
    }
    const etag = String(whole.headers.etag)
    expect((await get({ 'if-none-match': `"x", ${etag}` })).statusCode).toBe(304)
    expect((await get({ 'if-none-match': '"x"' })).statusCode).toBe(200)
    expect((await get({ range: 'bytes=0-9', 'if-range': etag })).statusCode).toBe(200)
    const head = await get({}, 'HEAD')
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '1000', ''])
    await server.end()
  })
})

describe('a Firebase bucket', () => {
  const busy = (status: number, headers: Record<string, string> = {}) => ({ status, headers, body: { error: {} } })

  it('is called with one token, and with a new one if it expires or is rejected', async () => {
    const clock = testClock()
    const storage = bucketStorage(clock)
    await storage.put('one.webp', bytes)
    await storage.exists('one.webp')
    expect(service.account.tokenCount).toBe(1)
    clock.advance(3_600_000)
    await storage.exists('one.webp')
    expect(service.account.tokenCount).toBe(2)
    service.account.revoke()
    expect(await storage.exists('one.webp')).toBe(true)
    expect(service.account.tokenCount).toBe(3)
  })

  it.each([
    ['is rate-limited', busy(429, { 'retry-after': '0' })],
    ['is rate-limited without a retry time', busy(429)],
    ['fails', busy(503)],
    ['returns an unexpected response', { status: 200, body: '<html>' }],
  ])('that %s temporarily is retried', async (_how, trouble) => {
    const storage = bucketStorage()
    await storage.put('one.webp', bytes)
    service.troubles.push(trouble, trouble)
    expect(await storage.exists('one.webp')).toBe(true)
    service.troubles.push(trouble, trouble)
    await storage.put('two.webp', bytes)
    expect(await storage.read('two.webp')).toEqual(bytes)
  })

  it.each([400, 403, 412])('that returns %i is not retried', async (status) => {
    const storage = bucketStorage()
    await storage.exists('one.webp')
    const before = service.requests.length
    service.troubles.push(busy(status))
    await expect(storage.put('one.webp', bytes)).rejects.toMatchObject({ name: 'StorageUnavailable' })
    expect(service.requests.length - before).toBe(1)
    expect(service.objects.size).toBe(0)
  })

  it('that hangs or asks to wait delays no one longer than the limit', async () => {
    const storage = bucketStorage(testClock(), { read: 600, write: 900 })
    await storage.put('one.webp', bytes)
    const expectUnavailable = (work: Promise<unknown>) =>
      expect(work).rejects.toMatchObject({ name: 'StorageUnavailable' })
    service.troubles.push(null, null, null, null)
    await expectUnavailable(storage.read('one.webp'))
    await expectUnavailable(storage.put('two.webp', bytes))
    service.troubles.length = 0
    const before = service.requests.length
    service.troubles.push(busy(503, { 'retry-after': '2' }), busy(503, { 'retry-after': '2' }))
    await expectUnavailable(storage.exists('one.webp'))
    expect(service.requests.length - before, 'it is not asked again after the limit').toBe(1)
    service.troubles.length = 0
    // A download that has started isn't limited.
    const stream = await (await storage.open('one.webp'))?.read()
    await pause(700)
    expect(stream && (await buffer(stream))).toEqual(bytes)
  })

  it('that keeps failing or is missing is reported as unavailable, without its own message', async () => {
    const lines: string[] = []
    const server = await testServer('any', {
      env: { ...service.env, LOG_LEVEL: 'warn' },
      logTo: (line) => lines.push(line),
    })
    const someone = await person(server, 'Una')
    const blank = { width: 300, height: 300, channels: 3, background: '#a0c0e0' } as const
    const picture = await sharp({ create: blank }).png().toBuffer()
    const upload = () => {
      const form = new FormData()
      form.append('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png')
      return fetch(`${origin}/uploads/images`, {
        method: 'POST',
        headers: { authorization: `Bearer ${someone.accessToken}` },
        body: form,
      })
    }
    const origin = await server.listen()
    service.troubles.push(...Array.from({ length: 40 }, () => busy(503, { 'retry-after': '0' })))
    expect((await fetch(`${origin}/files/events/one.webp`)).status).toBe(503)
    const refusedUpload = await upload()
    expect(refusedUpload.status).toBe(503)
    expect(await refusedUpload.text()).not.toMatch(/bucket|google/i)
    service.troubles.length = 0
    expect((await upload()).status).toBe(200)
    await service.close()
    expect((await fetch(`${origin}/files/events/one.webp`)).status).toBe(503)
    expect(lines.join('\n')).not.toMatch(/ya29|PRIVATE KEY/)
    await server.end()
  })

  it.each([
    [{ STORAGE: 'firebase' }, 'FIREBASE_STORAGE_BUCKET'],
    [{ STORAGE: 'firebase', FIREBASE_STORAGE_BUCKET: 'demo-festoon' }, 'FIREBASE_SERVICE_ACCOUNT'],
    [{ STORAGE: 'firebase', FIREBASE_STORAGE_BUCKET: 'gs://demo' }, 'FIREBASE_STORAGE_BUCKET'],
    [{ STORAGE: 'disk' }, 'STORAGE'],
  ])("doesn't start with incomplete settings: %j", (env, expectedText) => {
    expect(() => readConfig(env)).toThrow(expectedText)
  })
})
