import { randomUUID } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadResultSchema } from '@festoon/contract/wire/upload'
import { pictureLink } from '../../../server/crypto/pictureLink.ts'
import { imageFolder } from '../../../server/providers/storage/images.ts'
import { person, type Person } from '../../support/builders.ts'
import { call } from '../../support/rpcClient.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 120 } } })

/** Returns a chunk of a PNG file. */
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}

/** Turns a PNG into an animation of one frame, with control chunks between the header and the image. */
function animatePng(png: Buffer, width: number, height: number): Buffer {
  const afterHead = 8 + 25
  const control = Buffer.alloc(8)
  control.writeUInt32BE(1, 0)
  const frame = Buffer.alloc(26)
  frame.writeUInt32BE(width, 4)
  frame.writeUInt32BE(height, 8)
  const chunks = [chunk('acTL', control), chunk('fcTL', frame)]
  return Buffer.concat([png.subarray(0, afterHead), ...chunks, png.subarray(afterHead)])
}

/** Returns a PNG of a few hundred bytes that claims to be `side` pixels square. */
function bomb(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc32(data: Buffer): number {
  let crc = 0xffffffff
  for (const byte of data) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

describe('uploads', () => {
  let server: TestServer
  let someone: Person
  let origin: string
  beforeAll(async () => {
    server = await testServer('any')
    someone = await person(server, 'Una')
    origin = await server.listen()
  })
  afterAll(() => server.end())

  const upload = async (
    content: Buffer,
    { name = 'party.png', type = 'image/png', token = someone.accessToken, query = '' } = {},
  ) => {
    const body = new FormData()
    body.append('image', new Blob([new Uint8Array(content)], { type }), name)
    const headers = { authorization: `Bearer ${token}` }
    return fetch(`${origin}/uploads/images${query}`, { method: 'POST', headers, body })
  }
  const reason = async (response: Response): Promise<unknown> => [
    response.status,
    (await response.json()).error?.data.reason,
  ]
  const storedFile = async (response: Response) => {
    const { url } = uploadResultSchema.parse(await response.json())
    const file = await fetch(`${origin}${pictureLink(server.services, url)}`)
    return { url, file, content: Buffer.from(await file.arrayBuffer()) }
  }

  it('converts an image to WebP in several sizes, cached for a day [CONST-59]', async () => {
    const response = await upload(await picture(2_400, 1_200).png().toBuffer())
    const { url, file, content } = await storedFile(response)
    expect(url).toMatch(new RegExp(`^/files/events/user_images/[\\da-f]{32}/[\\w-]+-${server.clock.now()}\\.webp$`))
    expect(url).not.toContain(someone.userId)
    expect(file.headers.get('content-type')).toBe('image/webp')
    expect(file.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 1_600, height: 800 })
    const small = Buffer.from(await (await fetch(`${origin}${url.replace('.webp', '-640.webp')}`)).arrayBuffer())
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 640 })
    const mail = Buffer.from(await (await fetch(`${origin}${url.replace('.webp', '-mail.jpg')}`)).arrayBuffer())
    expect(await sharp(mail).metadata()).toMatchObject({ format: 'jpeg', width: 1_120, height: 747 })
  })

  it('shows the middle of an image in emails, in a wide shape', async () => {
    const blue = { create: { width: 400, height: 300, channels: 3, background: '#0000ff' } } as const
    const input = await sharp(blue).png().toBuffer()
    const content = await picture(400, 900)
      .composite([{ input, left: 0, top: 300 }])
      .png()
      .toBuffer()
    const { url } = await storedFile(await upload(content))
    const mail = Buffer.from(await (await fetch(`${origin}${url.replace('.webp', '-mail.jpg')}`)).arrayBuffer())
    expect(await sharp(mail).metadata()).toMatchObject({ width: 400, height: 267 })
    const { channels } = await sharp(mail).stats()
    expect(channels.map(({ mean }) => Math.round(mean / 64))).toEqual([0, 0, 4])
  })

  it('appears in the image history, and is deleted with the account [IMG-03, IMG-04, RPC-58, RPC-95]', async () => {
    const una = await person(server, 'Una')
    const content = await picture(300, 300).png().toBuffer()
    const { url } = await storedFile(await upload(content, { token: una.accessToken }))
    const profile = await storedFile(await upload(content, { token: una.accessToken, query: '?for=profile' }))
    const { url: face } = profile
    expect(face).toMatch(new RegExp(`^/files/profiles/${una.userId}/[\\w-]+\\.webp$`))
    expect(await sharp(profile.content).metadata()).toMatchObject({ format: 'webp', width: 300, height: 300 })
    const { user } = await call(server, 'updateElkUser', { photoUrl: face }, una)
    expect((await fetch(`${origin}${user.photoUrl}`)).status).toBe(200)
    const history = await call(server, 'getEventImageHistory', {}, una)
    expect(history.uploadedImages).toEqual([{ imageUrl: url, prompt: '' }])
    await call(server, 'editEventDraft', { eventId: randomUUID(), event: { photoUrl: url, modificationId: 1 } }, una)
    await call(server, 'deleteAccount', { hostedEvents: 'cancel' }, una)
    for (const one of [url, pictureLink(server.services, face)])
      expect((await fetch(`${origin}${one}`)).status).toBe(404)
  })

  it("names an event's image after its id and the time, and never overwrites another [RPC-94, CONST-59]", async () => {
    const eventId = randomUUID()
    const content = await picture(300, 300).png().toBuffer()
    const send = async () => storedFile(await upload(content, { query: `?eventId=${eventId}` }))
    const [first, second] = [await send(), await send()]
    const now = server.clock.now()
    const folder = `/files/${imageFolder(server.services.keys, someone.userId)}`
    expect([first.url, second.url]).toEqual([now, now + 1].map((at) => `${folder}/${eventId}-${at}.webp`))
    expect(first.file.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(await reason(await upload(content, { query: '?eventId=../x' }))).toEqual([400, 'invalid'])
  })

  it('reads every accepted format, by content and not by name [VAL-24]', async () => {
    const source = picture(400, 300)
    const svg = Buffer.from(
      '<?xml version="1.0"?>\n<!-- x -->\n<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="9" height="9"/></svg>',
    )
    const files = {
      png: await source.clone().png().toBuffer(),
      apng: animatePng(await source.clone().png().toBuffer(), 400, 300),
      gif: await source.clone().gif().toBuffer(),
      jpeg: await source.clone().jpeg().toBuffer(),
      webp: await source.clone().webp().toBuffer(),
      avif: await source.clone().avif({ effort: 0 }).toBuffer(),
      svg,
    }
    for (const [format, content] of Object.entries(files)) {
      const response = await upload(content, { name: 'x.bin', type: 'application/octet-stream' })
      expect([format, response.status]).toEqual([format, 200])
      expect((await sharp((await storedFile(response)).content).metadata()).format).toBe('webp')
    }
  })

  it('removes the location of a photo, and rotates it upright', async () => {
    const photo = await picture(600, 400)
      .jpeg()
      .withExif({
        IFD0: { Make: 'Camera', Orientation: '6' },
        IFD3: { GPSLatitude: '37/1 48/1 0/1', GPSLatitudeRef: 'N' },
      })
      .toBuffer()
    expect(photo.includes('Camera')).toBe(true)
    const { content } = await storedFile(await upload(photo))
    const metadata = await sharp(content).metadata()
    expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined])
    expect(content.includes('Camera')).toBe(false)
  })

  it('runs no scripts of an SVG, and fetches nothing for it', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="300" height="300">
      <script>fetch('/json/x')</script><image xlink:href="${origin}/healthz" width="9" height="9"/>
      <image href="file:///etc/passwd" width="9" height="9"/><rect width="300" height="300" fill="#0f0"/></svg>`
    const response = await upload(Buffer.from(svg), { name: 'x.svg', type: 'image/svg+xml' })
    const { file, content } = await storedFile(response)
    expect(file.headers.get('content-type')).toBe('image/webp')
    expect(content.includes('script')).toBe(false)
  })

  it("rejects files that aren't images, whatever their name", async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    expect(await reason(await upload(page))).toEqual([415, 'unsupportedImage'])
    expect(await reason(await upload(Buffer.from('%PDF-1.7 <svg'), { type: 'image/png' }))).toEqual([
      415,
      'unsupportedImage',
    ])
    expect(await reason(await upload(Buffer.from('\u0089PNG\r\n\u001a\nbut no more', 'latin1')))).toEqual([
      415,
      'unsupportedImage',
    ])
    expect(await reason(await upload(Buffer.alloc(0)))).toEqual([415, 'unsupportedImage'])
  })

  it('stores the image of a file that is also an HTML page, and not the page', async () => {
    const polyglot = Buffer.concat([await picture(300, 300).png().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    const response = await upload(polyglot)
    if (response.status === 200) expect((await storedFile(response)).content.includes('script')).toBe(false)
    else expect(await reason(response)).toEqual([415, 'unsupportedImage'])
  })

  it('rejects decompression bombs', async () => {
    const file = bomb(20_000)
    expect(file.length).toBeLessThan(2_000)
    expect(await reason(await upload(file))).toEqual([413, 'tooLarge'])
  })

  it('rejects small images and large files', async () => {
    expect(await reason(await upload(await picture(249, 900).png().toBuffer()))).toEqual([400, 'imageTooSmall'])
    expect((await upload(await picture(250, 250).png().toBuffer())).status).toBe(200)
    const heavy = Buffer.concat([await picture(300, 300).png().toBuffer(), Buffer.alloc(10 * 1024 * 1024)])
    expect(await reason(await upload(heavy))).toEqual([413, 'tooLarge'])
  })

  it('stops rendering an endless SVG, and serves others in the meantime', async () => {
    const noise = '<feTurbulence baseFrequency="0.05" numOctaves="50" result="t"/>'
    const effect = `${noise}<feDisplacementMap in="SourceGraphic" in2="t" scale="50"/>`.repeat(3)
    const rectangle = '<rect width="2000" height="2000" filter="url(#f)"/>'.repeat(3)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000">
      <filter id="f" x="0" y="0" width="1" height="1">${effect}</filter>${rectangle}</svg>`
    const heavy = upload(Buffer.from(svg))
    let servedCount = 0
    let hasResult = false
    const completion = heavy.then(() => {
      hasResult = true
    })
    while (!hasResult) {
      await fetch(`${origin}/version.json`)
      servedCount += 1
      await new Promise((settle) => {
        setImmediate(settle)
      })
    }
    await completion
    expect(await reason(await heavy)).toEqual([415, 'unsupportedImage'])
    expect(servedCount).toBeGreaterThan(1)
  })

  it('accepts a few images of one sender at a time', async () => {
    const content = await picture(2_000, 2_000).png().toBuffer()
    const results = await Promise.all(Array.from({ length: 12 }, () => upload(content)))
    const statuses = results.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(5)
    const refusedResponse = results.find(({ status }) => status === 429)
    expect(refusedResponse?.headers.get('retry-after')).toBe('5')
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect((await upload(content)).status, 'the queue is empty again').toBe(200)
  })

  it('rejects anything but a single file in a form', async () => {
    const post = (type: string, body: string) =>
      fetch(`${origin}/uploads/images`, {
        method: 'POST',
        headers: { authorization: `Bearer ${someone.accessToken}`, 'content-type': type },
        body,
      })
    const part = '--a\r\nContent-Disposition: form-data; name="x"\r\n\r\ny\r\n'
    const cut = '--a\r\nContent-Disposition: form-data; name="image"; filename="x"\r\n\r\nabc'
    const bad: [string, string][] = [
      ['multipart/form-data', 'x'],
      ['multipart/form-data; boundary=a', ''],
      ['multipart/form-data; boundary=a', `${part}--a--\r\n`],
      ['multipart/form-data; boundary=a', cut],
      [`multipart/form-data; boundary=${'a'.repeat(500)}`, 'x'],
      ['application/json', '{}'],
    ]
    for (const [type, body] of bad)
      expect([type, await reason(await post(type, body))]).toEqual([type, [400, 'malformed']])
    const many = await post('multipart/form-data; boundary=a', `${part.repeat(30)}--a--\r\n`)
    expect([400, 413]).toContain(many.status)
  })

  it('accepts images from signed-in users only [ERR-43]', async () => {
    const content = await picture(300, 300).png().toBuffer()
    expect(await reason(await upload(content, { token: 'x'.repeat(43) }))).toEqual([401, 'sessionExpired'])
    const bare = await fetch(`${origin}/uploads/images`, { method: 'POST', body: 'x' })
    expect(await reason(bare)).toEqual([401, 'unauthenticated'])
  })

  it.each([
    '../app-secret',
    '..%2fapp-secret',
    '%2e%2e/app-secret',
    'events/../../app-secret',
    '....//app-secret',
    '%00',
    'events/',
  ])('serves no file outside its folder: %s', async (path) => {
    const answer = await server.app.inject({ method: 'GET', url: `/files/${path}` })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
  })
})
