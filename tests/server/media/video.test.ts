import { randomUUID } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { videoSearchSchema } from '@festoon/contract/nouns/video'
import { seasonOf } from '@festoon/contract/rules/dates/season'
import { bundledVideos } from '../../../server/providers/video/bundledVideos.ts'
import { housekeeping } from '../../../server/web/housekeeping.ts'
import { eventDraft, party, person } from '../../support/builders.ts'
import { call, testVisitor } from '../../support/rpcClient.ts'
import { giphyKey, giphyService } from '../../support/services/giphyService.ts'
import { film, pexelsKey, pexelsService, type VideoService } from '../../support/services/pexelsService.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const dayMs = 24 * 3_600_000
const loopsFolder = fileURLToPath(new URL('../../../app/public/loops/', import.meta.url))

const get = (server: TestServer, url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers, cookies: { visitor: testVisitor } })

async function find(server: TestServer, q: string) {
  const answer = await get(server, `/providers/video/search?${new URLSearchParams({ q })}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).not.toContain(pexelsKey)
  expect(answer.body).not.toContain(giphyKey)
  return videoSearchSchema.parse(answer.json())
}

describe('bundled videos', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer('any')
  })
  afterAll(() => server.end())
  const best = async (q: string) => (await find(server, q)).results[0]?.url

  it.each([
    ['balloons', 'balloons'],
    ['winter wedding in the snow', 'snow'],
    ['80s dance party', 'disco'],
    ["New Year's Eve", 'fireworks'],
    ['valentines', 'hearts'],
    ['pool party', 'bubbles'],
    ['thanksgiv', 'leaves'],
  ])('match the search: %s', async (q, id) => {
    expect((await find(server, q)).source).toBe('bundled')
    expect(await best(q)).toBe(`/loops/${id}.mp4`)
  })

  it('have one for each season of the first search', async () => {
    const days = ['2027-01-10', '2027-04-10', '2027-07-10', '2027-10-10']
    const foundVideos = await Promise.all(days.map((day) => best(seasonOf(day))))
    expect(foundVideos).toEqual(['/loops/snow.mp4', '/loops/blossoms.mp4', '/loops/sunshine.mp4', '/loops/leaves.mp4'])
  })

  it('are all returned for any search, so that there is always another [BG-02]', async () => {
    expect((await find(server, 'snow')).results).toHaveLength(bundledVideos.length)
    expect((await find(server, 'zzz')).results).toHaveLength(bundledVideos.length)
    expect((await find(server, '')).results).toHaveLength(bundledVideos.length)
    expect((await get(server, `/providers/video/search?q=${'x'.repeat(129)}`)).statusCode).toBe(400)
  })

  it('exist, each with its poster, and are small', () => {
    const files = bundledVideos.flatMap(({ id }) => [`${id}.mp4`, `${id}.jpg`])
    expect(readdirSync(loopsFolder).toSorted()).toEqual(files.toSorted())
    const sizes = files.map((file) => statSync(`${loopsFolder}${file}`).size)
    expect(Math.max(...sizes)).toBeLessThan(200_000)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000)
    expect(bundledVideos.length).toBeGreaterThanOrEqual(10)
  })
})

describe('stock videos', () => {
  let pexels: VideoService
  let giphy: VideoService
  let server: TestServer
  const lines: string[] = []
  beforeAll(async () => {
    pexels = await pexelsService()
    giphy = await giphyService()
    const env = { ...pexels.env, ...giphy.env, LOG_LEVEL: 'info' }
    server = await testServer('any', { env, logTo: (line) => lines.push(line) })
  })
  afterAll(async () => {
    await server.end()
    await pexels.close()
    await giphy.close()
  })
  const downloads = (service: VideoService, path: string) =>
    service.requests.filter(({ url }) => url.pathname === path).length

  it('are requested as the API expects, and returned with addresses of this server [BG-08, RPC-92, RPC-93]', async () => {
    const foundVideos = await find(server, 'red balloons')
    const request = pexels.requests.at(-1)
    expect(request?.url.pathname).toBe('/videos/search')
    expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({
      query: 'red balloons',
      per_page: '15',
      orientation: 'landscape',
    })
    expect(request?.headers.authorization).toBe(pexelsKey)
    expect(foundVideos.source).toBe('pexels')
    expect(giphy.requests, 'GIFs are only searched if there are no videos').toEqual([])
    expect(foundVideos.results[0]).toEqual({
      url: '/videos/pexels/101.mp4',
      posterUrl: '/videos/pexels/101-poster.jpg',
      title: 'Red balloons in the sky',
      credit: { name: 'Ana Film', url: 'https://www.pexels.com/@ana-film' },
    })
    expect(
      foundVideos.results.map(({ url }) => url),
      'videos on other hosts are left out',
    ).not.toContain('/videos/pexels/104.mp4')
  })

  it('are downloaded once for parallel requests, and then served from here, also in ranges', async () => {
    const before = downloads(pexels, '/files/101-1280.mp4')
    const many = await Promise.all([1, 2, 3, 4].map(() => get(server, '/videos/pexels/101.mp4')))
    expect(many.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(many.every(({ rawPayload }) => rawPayload.equals(film))).toBe(true)
    const part = await get(server, '/videos/pexels/101.mp4', { range: 'bytes=100-199' })
    expect(part.statusCode).toBe(206)
    expect(part.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-range': `bytes 100-199/${film.length}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(part.rawPayload.equals(film.subarray(100, 200))).toBe(true)
    expect(downloads(pexels, '/files/101-1280.mp4') - before).toBe(1)
  })

  it('are removed after a day if no party or draft uses them, and downloaded again on request', async () => {
    const host = await person(server, 'Hana Host')
    const shownParty = await party(server, host, { backgroundAnimationUrl: '/videos/pexels/101.mp4' })
    const draft = { title: 'Supper', backgroundAnimationUrl: '/videos/giphy/gif1.mp4', modificationId: 1 }
    await call(server, 'editEventDraft', { eventId: randomUUID(), event: draft }, host)
    const folder = (service: string) => join(server.folder, 'files/videos', service)
    for (const file of ['101.mp4', '101-poster.jpg']) await get(server, `/videos/pexels/${file}`)
    await mkdir(folder('giphy'), { recursive: true })
    await writeFile(join(folder('giphy'), 'gif1.mp4'), film)
    await writeFile(join(folder('giphy'), 'gif2.mp4'), film)
    await writeFile(join(folder('pexels'), '108.mp4'), film)
    const age = async (ms: number) => {
      const at = new Date(server.clock.now() - ms)
      for (const service of ['pexels', 'giphy'])
        for (const file of await readdir(folder(service))) await utimes(join(folder(service), file), at, at)
    }
    const storedFiles = async () =>
      (await Promise.all(['pexels', 'giphy'].map((one) => readdir(folder(one))))).flat().toSorted()
    const tidy = () => housekeeping(server.services, server.database.database)

    await age(dayMs - 60_000)
    await tidy()
    expect(await storedFiles()).toEqual(['101-poster.jpg', '101.mp4', '108.mp4', 'gif1.mp4', 'gif2.mp4'])
    await age(dayMs + 60_000)
    await tidy()
    expect(await storedFiles()).toEqual(['101-poster.jpg', '101.mp4', 'gif1.mp4'])
    const plain = eventDraft(server, { startTime: shownParty.startTime })
    await call(server, 'editEventDetails', { eventId: shownParty.id, event: plain }, host)
    await tidy()
    expect(await storedFiles()).toEqual(['gif1.mp4'])
    expect((await get(server, '/videos/pexels/101.mp4')).statusCode).toBe(200)
  })

  it('have a poster', async () => {
    const poster = await get(server, '/videos/pexels/101-poster.jpg')
    expect([poster.statusCode, poster.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(poster.rawPayload.subarray(0, 2).toString('hex')).toBe('ffd8')
  })

  it.each([
    ['/videos/pexels/102.mp4', 502, 'an HTML page instead of a video'],
    ['/videos/pexels/103.mp4', 502, 'a rejected download'],
    ['/videos/pexels/105.mp4', 502, 'more than 25 MB'],
    ['/videos/pexels/106.mp4', 502, 'a video by its media type only'],
    ['/videos/pexels/106-poster.jpg', 502, 'an SVG that claims to be a photo'],
    ['/videos/pexels/104.mp4', 404, 'a video on another host'],
    ['/videos/pexels/999.mp4', 404, 'a video that Pexels does not know'],
    ['/videos/pexels/abc.mp4', 404, 'an invalid id'],
    ['/videos/giphy/nothing.mp4', 404, 'a video that GIPHY does not know'],
    ['/videos/vimeo/1.mp4', 404, 'an unknown service'],
    ['/videos/pexels/..%2f..%2f101.mp4', 404, 'a path outside the folder'],
    ['/videos/', 404, 'an empty path'],
    ['/videos/pexels/%zz.mp4', 400, 'an invalid URL'],
  ])('%s returns %i: %s', async (url, status) => {
    const answer = await get(server, url)
    expect(answer.statusCode).toBe(status)
    expect(answer.body).not.toContain(pexels.origin)
    expect(statSync(`${server.folder}/files${url}`, { throwIfNoEntry: false })?.isFile() ?? false).toBe(false)
  })

  it.each(['refuse', 'garble'])(
    'fall back to GIFs if the service fails (%s), which is logged [BG-08, ERR-44, RPC-92, RPC-93]',
    async (q) => {
      lines.length = 0
      const foundVideos = await find(server, `${q} snow`)
      expect(foundVideos.source).toBe('giphy')
      expect(foundVideos.results[0]).toMatchObject({ url: '/videos/giphy/gifOne1.mp4', title: 'Happy Party' })
      expect(Object.fromEntries(giphy.requests.at(-1)?.url.searchParams ?? [])).toEqual({
        api_key: giphyKey,
        q: `${q} snow`,
        limit: '15',
        rating: 'g',
      })
      const warnings = lines.filter(
        (line) => line.includes('"level":40') && line.includes('the search for videos failed'),
      )
      expect(warnings).toHaveLength(1)
      expect(warnings[0]).toContain('"service":"pexels"')
      expect(lines.join('')).not.toContain(pexelsKey)
      expect((await get(server, '/videos/giphy/gifOne1.mp4')).rawPayload.equals(film)).toBe(true)
      expect((await get(server, '/videos/giphy/gifOne1-poster.jpg')).statusCode).toBe(200)
    },
  )

  it('fall back to GIFs if there are none, and then to the bundled videos [BG-08]', async () => {
    expect((await find(server, 'nothing here')).source).toBe('giphy')
    const foundVideos = await find(server, 'nothing at all but balloons')
    expect([foundVideos.source, foundVideos.results[0]?.url]).toEqual(['bundled', '/loops/balloons.mp4'])
    expect((await find(server, 'refuse both')).source).toBe('bundled')
  })

  it('are found by their id after a restart', async () => {
    const later = await testServer('any', { env: { ...pexels.env, ...giphy.env } })
    expect((await get(later, '/videos/pexels/101.mp4')).rawPayload.equals(film)).toBe(true)
    expect((await get(later, '/videos/giphy/gifTwo2.mp4')).rawPayload.equals(film)).toBe(true)
    await later.end()
  })

  it('fall back with a wrong key, too', async () => {
    const env = { ...pexels.env, PEXELS_API_KEY: 'another' }
    const other = await testServer('any', { env })
    expect((await find(other, 'balloons')).source).toBe('bundled')
    await other.end()
  })

  it('are limited per network', async () => {
    const strict = await testServer('any', { env: pexels.env, strictLimits: true })
    const answers = []
    for (let at = 0; at < 61; at += 1) answers.push((await get(strict, '/providers/video/search?q=snow')).statusCode)
    expect([answers[0], answers.at(-1)]).toEqual([200, 429])
    await strict.end()
  })

  it('are stored for one network only a hundred times a day', async () => {
    const strict = await testServer('any', { env: pexels.env, strictLimits: true })
    const status = async (path: string, remoteAddress = '203.0.113.9') =>
      (await strict.app.inject({ url: path, remoteAddress })).statusCode
    const statuses = new Set<number>()
    for (let id = 1_000; id < 1_100; id += 1) statuses.add(await status(`/videos/pexels/${id}.mp4`))
    expect([...statuses]).toEqual([404])
    expect(await status('/videos/pexels/101.mp4')).toBe(429)
    expect(await status('/videos/pexels/101-poster.jpg'), 'a poster is small').toBe(200)
    expect(await status('/videos/pexels/101.mp4', '198.51.100.7')).toBe(200)
    expect(await status('/videos/pexels/101.mp4'), 'a stored video can always be watched').toBe(200)
    await strict.end()
  })
})
