import { randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { eventDraft, party, person, type Person } from '../../support/builders.ts'
import { internalAddresses } from '../../support/hostile/internalAddresses.ts'
import { prove } from '../../support/load/figure.ts'
import { attempt, testVisitor } from '../../support/rpcClient.ts'
import { film, still } from '../../support/services/pexelsService.ts'
import { standIn, type StandIn } from '../../support/services/standIn.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

/** True to draw the pictures of every party; otherwise of one in eight, because drawing takes longer than all else here. */
const isLong = process.env.FETCHES_EVERYWHERE === '1'

let inside: StandIn
let service: StandIn
let server: TestServer
let host: Person
let addresses: readonly string[]
/** The external service's next response: the URL of its videos, and a redirect target. */
const nextResponse = { address: '', leads: '' }
/** The origins that this process requested with its own fetch. */
const requestedOrigins: string[] = []
const askedSchema = z.object({ request: z.object({ origin: z.string() }) })
const note = (message: unknown): void => void requestedOrigins.push(askedSchema.parse(message).request.origin)

beforeAll(async () => {
  inside = await standIn(() => ({ status: 200, type: 'video/mp4', bytes: film }))
  addresses = internalAddresses(Number(new URL(inside.origin).port))
  service = await standIn(({ url }, origin) => {
    if (url.pathname.startsWith('/on/'))
      return { status: 302, headers: { location: nextResponse.leads }, type: 'video/mp4', bytes: Buffer.alloc(0) }
    const link = nextResponse.leads === '' ? nextResponse.address : `${origin}/on/x.mp4`
    if (url.pathname.startsWith('/v1/gifs/')) {
      const images = { hd: { mp4: link }, original: { mp4: link }, original_still: { url: link } }
      const data = { id: 'gif1', url: nextResponse.address, title: 'x', images }
      return { status: 200, body: { data: url.pathname.endsWith('search') ? [data] : data } }
    }
    if (!url.pathname.startsWith('/videos/')) return { status: 200, type: 'image/jpeg', bytes: still }
    const files = [{ file_type: 'video/mp4', width: 640, link }]
    const video = {
      id: 1,
      url: nextResponse.address,
      image: link,
      user: { name: 'x', url: nextResponse.address },
      video_files: files,
    }
    return { status: 200, body: url.pathname.endsWith('search') ? { videos: [video] } : video }
  })
  const { origin } = service
  const env = { PEXELS_API_KEY: 'k', PEXELS_API: origin, GIPHY_API_KEY: 'k', GIPHY_API: origin }
  server = await testServer('any', { env })
  host = await person(server, 'Hana')
  subscribe('undici:request:create', note)
})
afterAll(async () => {
  unsubscribe('undici:request:create', note)
  await server.end()
  await service.close()
  await inside.close()
})

/** Requests the external service's search results and files. Each response is a success or an expected failure. */
async function playFilms(): Promise<void> {
  for (const url of [
    `/providers/video/search?q=${randomUUID()}`,
    '/videos/pexels/1.mp4',
    '/videos/pexels/1-poster.jpg',
    '/videos/giphy/gif1.mp4',
    '/videos/giphy/gif1-poster.jpg',
  ]) {
    const { statusCode, body } = await server.app.inject({ cookies: { visitor: testVisitor }, url })
    expect([url, [200, 404, 502].includes(statusCode), body.includes('ftyp')]).toEqual([url, true, false])
  }
}

it('no address from a person or a service makes the server call its own network', async () => {
  for (const address of addresses) {
    nextResponse.address = address
    nextResponse.leads = ''
    await playFilms()
    nextResponse.leads = address
    nextResponse.address = 'https://videos.pexels.com/never.mp4'
    await playFilms()
  }
  const services = new Set([service.origin])
  expect([...new Set(requestedOrigins)].filter((origin) => !services.has(origin))).toEqual([])
  let acceptedCount = 0
  for (const [at, address] of addresses.entries()) {
    const event = eventDraft(server)
    const draft = { eventId: randomUUID(), event: { photoUrl: address, modificationId: 1 } }
    const calls = [
      await attempt(server, 'createEvent', { event: { ...event, photoUrl: address } }, host),
      await attempt(server, 'createEvent', { event: { ...event, backgroundAnimationUrl: address } }, host),
      await attempt(server, 'editEventDraft', draft, host),
      await attempt(server, 'updateElkUser', { photoUrl: address }, host),
    ]
    acceptedCount += calls.filter(({ status }) => status === 200).length
    const words = address.replaceAll(/[\r\n]/g, '')
    const foreignFields = { title: words, description: words, location: { displayName: words, place: words } }
    const newParty = await party(server, host, foreignFields).catch(() =>
      party(server, host, { title: 'x', description: words }),
    )
    const pictures = isLong || at % 8 === 0 ? ['/card.jpg', '/story.jpg'] : []
    for (const path of ['', ...pictures, '/calendar.ics', '/calendar/google'])
      await server.app.inject({ url: `/event/${newParty.id}${path}`, headers: { accept: 'text/html' } })
    const query = new URLSearchParams({ input: words, address: words, place_id: words, q: words }).toString()
    for (const path of ['places/autocomplete', 'places/geocode', 'places/details', 'music/search'])
      await server.app.inject({ cookies: { visitor: testVisitor }, url: `/providers/${path}?${query}` })
  }
  prove(
    { what: 'hostile forms of an internal URL', value: addresses.length, least: 40 },
    { what: 'calls to the external service, which returns each one', value: service.requests.length, least: 200 },
    { what: 'calls to a forbidden server on this machine', value: inside.requests.length, max: 0 },
    { what: 'calls to any other host', value: requestedOrigins.filter((one) => !services.has(one)).length, max: 0 },
    { what: 'URLs accepted as an image or video', value: acceptedCount, max: 0 },
  )
}, 120_000)

it('the check finds calls to other hosts', async () => {
  await (await fetch(inside.origin)).arrayBuffer()
  expect([inside.requests.length, requestedOrigins.at(-1)]).toEqual([1, inside.origin])
})
