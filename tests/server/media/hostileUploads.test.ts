import { randomUUID } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pictureLink } from '../../../server/crypto/pictureLink.ts'
import { imageFormat } from '../../../server/media/pictures/imageFormat.ts'
import { party, person, type Person } from '../../support/builders.ts'
import { foreignParts } from '../../support/hostile/containers.ts'
import { mark, type HostileFile } from '../../support/hostile/hostileFile.ts'
import { hostileFiles } from '../../support/hostile/hostileFiles.ts'
import { prove } from '../../support/load/figure.ts'
import { call } from '../../support/rpcClient.ts'
import { standIn, type StandIn } from '../../support/services/standIn.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

/** True to upload every file to every path; otherwise the files take turns. */
const isLong = process.env.UPLOADS_EVERYWHERE === '1'

let server: TestServer
let network: StandIn
let someone: Person
let files: HostileFile[]
let folder: string
let addresses: readonly { path: () => string; field: string; isAlbum?: true }[]

beforeAll(async () => {
  network = await standIn(() => ({ status: 200, body: '' }))
  server = await testServer('any')
  folder = join(server.folder, 'files')
  someone = await person(server, 'Una')
  const event = await party(server, someone)
  const { album } = await call(server, 'getPreviewAlbumDetails', { eventId: event.id }, someone)
  const file = join(server.folder, 'secret.png')
  await writeFile(
    file,
    await sharp({ create: { width: 300, height: 300, channels: 3, background: '#f00' } })
      .png()
      .toBuffer(),
  )
  files = await hostileFiles({ origin: network.origin, file })
  addresses = [
    { path: () => `/uploads/images?eventId=${event.id}`, field: 'image' },
    { path: () => '/uploads/images?for=profile', field: 'image' },
    { path: () => `/albums/${album.albumCode}/photos?photoId=${randomUUID()}`, field: 'photo', isAlbum: true },
  ]
})
afterAll(async () => {
  await server.end()
  await network.close()
})

/** Uploads a file in a form with raw names and types. */
async function upload({ content, name = 'party.png', type = 'image/png' }: HostileFile, path: string, field: string) {
  const boundary = 'part-of-the-tests'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  return server.app.inject({
    method: 'POST',
    url: path,
    headers: {
      authorization: `Bearer ${someone.accessToken}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
}

/** Returns every file that the server stores. */
async function listStored(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

/** Returns problems with the way a file is served, with which a browser might not treat it as an image. */
async function servingFaults(path: string): Promise<string[]> {
  const { statusCode, headers } = await server.app.inject({ url: pictureLink(server.services, `/files/${path}`) })
  return [
    ...(statusCode === 200 ? [] : [`status ${statusCode}`]),
    ...(/^image\/(?:webp|jpeg)$/.test(String(headers['content-type'])) ? [] : [`type ${headers['content-type']}`]),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['sniffed']),
    ...(String(headers['content-security-policy']).startsWith("default-src 'none'; sandbox; ") ? [] : ['no sandbox']),
  ]
}

/** Returns everything that a stored file contains besides its pixels. */
async function findMetadata(path: string): Promise<string[]> {
  const bytes = await readFile(join(folder, path))
  const { exif, xmp, iptc, icc, comments } = await sharp(bytes).metadata()
  const metadata = Object.entries({ exif, xmp, iptc, icc, comments }).filter(([, value]) => value !== undefined)
  const words = [mark, '<script', '<?php', 'Photoshop', 'ns.adobe.com', 'PK\u0003\u0004', '%PDF'].filter(
    (word) => bytes.includes(Buffer.from(word, 'latin1')) || bytes.includes(Buffer.from(word, 'utf16le')),
  )
  return [...metadata.map(([name]) => name), ...words, ...foreignParts(bytes)]
}

/** Returns true if a stored file shows the red image from this machine's disk. */
async function showsTheDisk(path: string): Promise<boolean> {
  const { channels } = await sharp(join(folder, path)).stats()
  return (channels[0]?.max ?? 0) > 200 && (channels[1]?.max ?? 255) < 60
}

it('hostile files are stored as re-encoded images or not at all', async () => {
  const counts = { sent: 0, broken: 0, left: 0, scripts: 0, metadata: 0, taken: 0, shown: 0 }
  const faults: string[] = []
  for (const [at, file] of files.entries()) {
    const places = isLong ? addresses : addresses.filter((_, place) => place === at % addresses.length)
    for (const { path, field, isAlbum } of places) {
      const knownFiles = new Set(await listStored())
      const answer = await upload(file, path(), field)
      const newFiles = (await listStored()).filter((one) => !knownFiles.has(one))
      counts.sent += 1
      if (answer.statusCode >= 500) counts.broken += 1
      if (answer.statusCode === 200) counts.taken += 1
      else counts.left += newFiles.length
      // Albums take photos only.
      const isAccepted = file.isPicture && !(isAlbum && imageFormat(file.content) === 'svg')
      const asExpected = answer.statusCode === 200 ? newFiles.length === 3 : newFiles.length === 0 && !isAccepted
      if (!asExpected || answer.statusCode >= 500)
        faults.push(`${file.what}: ${answer.statusCode} ${newFiles.join()} ${answer.body.slice(0, 150)}`)
      for (const one of newFiles) {
        const [wrong, words, isShown] = [await servingFaults(one), await findMetadata(one), await showsTheDisk(one)]
        if (wrong.length > 0) counts.scripts += 1
        if (words.length > 0) counts.metadata += 1
        if (isShown) counts.shown += 1
        if (wrong.length > 0 || words.length > 0 || isShown)
          faults.push(`${file.what}: ${one} ${[...wrong, ...words].join()} ${isShown ? 'shows the disk' : ''}`)
      }
    }
  }
  expect(faults).toEqual([])
  expect(new Set(files.map(({ what }) => what)).size).toBe(files.length)
  prove(
    { what: 'hostile files', value: files.length, least: 60 },
    { what: 'uploads of these files', value: counts.sent, least: files.length },
    { what: 'uploads accepted, for the image in the file', value: counts.taken, least: 40 },
    { what: '5xx responses', value: counts.broken, max: 0 },
    { what: 'files left behind by rejected uploads', value: counts.left, max: 0 },
    { what: 'stored files not served as images', value: counts.scripts, max: 0 },
    { what: 'stored files with anything but pixels', value: counts.metadata, max: 0 },
    { what: "stored files that show an image from this machine's disk", value: counts.shown, max: 0 },
    { what: 'requests that a file made the server send', value: network.requests.length, max: 0 },
  )
}, 600_000)

it('the check finds hostile content where it exists', async () => {
  const contentByName = new Map(files.map(({ what, content }) => [what, content]))
  const partsOf = (what: string): string[] => foreignParts(contentByName.get(what) ?? Buffer.alloc(0))
  expect(partsOf('a JPEG with Exif and its location')).toEqual(['segment e1'])
  expect(partsOf('a JPEG with IPTC')).toEqual(['segment ed'])
  expect(partsOf('a JPEG followed by a script')).toEqual(['after its end'])
  expect(partsOf('a WebP with Exif')).toEqual(['VP8X flags', 'EXIF'])
  expect(partsOf('a WebP followed by an HTML page')).toEqual(['after its end'])
  expect(await showsTheDisk('../secret.png')).toBe(true)
  expect(await servingFaults('nothing.webp')).toHaveLength(3)
})

it('no other files are served', async () => {
  const secret = await stat(join(server.folder, 'secret.png'))
  expect(secret.size).toBeGreaterThan(0)
  for (const path of ['../secret.png', '..%2fsecret.png', '%2e%2e/secret.png', 'events/..%5c..%5c..%5csecret.png']) {
    const { statusCode } = await server.app.inject({ url: `/files/${path}` })
    expect([path, statusCode]).toEqual([path, 404])
  }
})
