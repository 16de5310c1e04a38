import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { party, person, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { formStart, formType, halfUpload, type HalfUpload } from '../../support/hostile/halfUpload.ts'
import { endlessSvg, square } from '../../support/hostile/slowPictures.ts'
import { childrenOf } from '../../support/load/residentMemory.ts'
import { call } from '../../support/rpcClient.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const mega = 1024 * 1024
const plainSvg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>')

describe('limits of uploads', () => {
  let server: TestServer
  let origin: string
  let [una, uli]: (Person | undefined)[] = []
  let albumPath: string
  let small: Buffer
  const open: HalfUpload[] = []
  beforeAll(async () => {
    server = await testServer('any', {
      env: { TRUST_PROXY: '1' },
      uploadLimits: { stallMs: 2_000, callerBytes: 6 * mega, totalBytes: 10 * mega },
    })
    origin = await server.listen()
    ;[una, uli] = [await person(server, 'Una'), await person(server, 'Uli')]
    const event = await party(server, una)
    const { album } = await call(server, 'getPreviewAlbumDetails', { eventId: event.id }, una)
    albumPath = `/albums/${album.albumCode}/photos?photoId=${randomUUID()}`
    small = await square(300).jpeg().toBuffer()
  })
  afterAll(async () => {
    for (const one of open) one.end()
    await server.end()
  })

  const bearer = (who: Person | undefined) => ({ authorization: `Bearer ${who?.accessToken}` })
  const half = (
    path: string,
    headers: Record<string, string>,
    sentBytes = formStart('image', mega),
    size = 5 * mega,
  ) => {
    const one = halfUpload(`${origin}${path}`, { size, sentBytes, headers: { 'content-type': formType, ...headers } })
    open.push(one)
    return one
  }
  const send = async (content: Buffer, who: Person | undefined, path = '/uploads/images', network = '192.0.2.1') => {
    const body = new FormData()
    body.append('image', new Blob([new Uint8Array(content)]), 'x')
    const headers = { ...bearer(who), 'x-forwarded-for': network }
    const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body })
    return [response.status, (await response.json()).error?.data.reason]
  }

  it.each([
    'multipart/form-data; boundary=part',
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
  ])('refuses callers without credentials before the body arrives, as %s', async (type) => {
    for (const path of ['/uploads/images', albumPath, '/contacts/csv']) {
      const { response } = half(path, { 'content-type': type }, formStart('multipartFile', 64 * 1024))
      const isForm = type === formType || path !== '/contacts/csv'
      expect([path, await response]).toEqual([path, isForm ? [401, 'unauthenticated'] : [400, 'malformed']])
    }
  })

  it('refuses a guest list that precedes its credentials', async () => {
    const field = '--part\r\nContent-Disposition: form-data; name="authHeader"\r\n\r\nBasic eDp5\r\n'
    const { response } = half('/contacts/csv', {}, formStart('multipartFile', 1_024, field))
    expect(await response).toEqual([401, 'unauthenticated'])
  })

  it('ends uploads that stop arriving', async () => {
    const { response } = half('/uploads/images', bearer(una))
    expect(await response).toEqual([503, 'unavailable'])
    const beforeFile = half('/uploads/images', bearer(una), Buffer.from('--part\r\n'))
    expect(await beforeFile.response).toEqual([503, 'unavailable'])
    expect(await send(small, una)).toEqual([200, undefined])
  })

  it('bounds the uploads of one sender, and makes room for another network', async () => {
    let [first, second] = [una, uli].map((who) => half('/uploads/images', bearer(who)))
    // Both have arrived when their sender gets no more room, which is six megabytes. On a slow machine, they may have stalled before.
    await eventually(async () => {
      const [status, reason] = await send(Buffer.alloc(2 * mega), una)
      if (status === 429) return reason === 'rateLimited'
      await Promise.all([first?.response, second?.response])
      ;[first, second] = [una, uli].map((who) => half('/uploads/images', bearer(who)))
      return false
    })
    expect(await send(small, await person(server, 'Same network'), undefined, '127.0.0.1')).toEqual([
      429,
      'rateLimited',
    ])
    expect(await send(small, await person(server, 'Ona Other'))).toEqual([200, undefined])
    const statuses = await Promise.all([first?.response, second?.response])
    expect(new Set(statuses.map((one) => one?.[1]))).toEqual(new Set(['rateLimited', 'unavailable']))
  })

  it('makes room for another network when one has filled all room with uploads that wait for their turn', async () => {
    const [same, ona] = [await person(server, 'Same network'), await person(server, 'Ona Other')]
    // Only one drawing is converted at a time, so the plain ones wait for the endless ones. There is room for ten.
    const endless = [una, uli].map((who) => send(endlessSvg(), who))
    const plain = [una, una, una, una, uli, uli, uli, uli, same].map((who) => send(plainSvg, who))
    const flood = [...endless, ...plain]
    // The flood has filled all room when one of it is refused. Which one depends on the order in which they arrive.
    await Promise.any(flood.map(async (one) => expect(await one).toEqual([429, 'rateLimited'])))
    expect(await send(small, ona, undefined, '192.0.2.7')).toEqual([200, undefined])
    const reasons = (await Promise.all(flood)).map(([, reason]) => reason)
    expect(reasons.filter((reason) => reason === 'rateLimited')).toHaveLength(2)
  })

  it('refuses announced sizes above the limit at once', async () => {
    const { response } = half('/uploads/images', bearer(una), Buffer.from('--part\r\n'), 11 * mega)
    expect(await response).toEqual([413, 'tooLarge'])
  })

  it('accepts at most 25 megapixels, and two of an AVIF', async () => {
    expect(await send(await square(5_001).png({ compressionLevel: 1 }).toBuffer(), una)).toEqual([413, 'tooLarge'])
    expect(await send(await square(5_001).avif({ effort: 0 }).toBuffer(), una)).toEqual([413, 'tooLarge'])
    expect(await send(await square(1_420).avif({ effort: 0 }).toBuffer(), una)).toEqual([415, 'unsupportedImage'])
    expect(await send(await square(1_410).avif({ effort: 0 }).toBuffer(), una)).toEqual([200, undefined])
    expect(await send(await square(5_000).jpeg().toBuffer(), una)).toEqual([200, undefined])
  }, 60_000)

  it('ends conversions that need too much memory or time, and only those', async () => {
    const interlacedPhoto = await square(4_000)
      .toColourspace('rgb16')
      .ensureAlpha()
      .png({ progressive: true, compressionLevel: 1 })
      .toBuffer()
    expect(await send(interlacedPhoto, una)).toEqual([413, 'tooLarge'])
    const endless = send(endlessSvg(), una)
    expect(await send(small, uli)).toEqual([200, undefined])
    expect(await endless).toEqual([415, 'unsupportedImage'])
    expect(await send(small, una)).toEqual([200, undefined])
  }, 60_000)

  it('a crash of the process that converts an image fails only that upload', async () => {
    const endless = send(endlessSvg(), una)
    const pid = await eventually(async () => (await childrenOf(process.pid)).at(-1))
    const other = send(small, uli)
    process.kill(pid, 'SIGSEGV')
    expect(await endless).toEqual([415, 'unsupportedImage'])
    expect(await other).toEqual([200, undefined])
    await eventually(async () => (await childrenOf(process.pid)).length === 0)
  })

  it('albums take photos, not drawings', async () => {
    expect(await send(plainSvg, una, albumPath)).toEqual([415, 'unsupportedImage'])
    expect(await send(plainSvg, una)).toEqual([200, undefined])
  })
})
