import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeDetailsSchema, placeSuggestionsSchema } from '@festoon/contract/nouns/place'
import { testVisitor } from '../../support/rpcClient.ts'
import { googleKey, googleMapsService } from '../../support/services/googleMapsService.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const get = (server: TestServer, name: string, query: Record<string, string>) =>
  server.app.inject({
    method: 'GET',
    cookies: { visitor: testVisitor },
    url: `/providers/places/${name}?${new URLSearchParams(query)}`,
  })
const reason = (answer: { json(): { error?: { data: { reason: string } } } }) => answer.json().error?.data.reason

describe('places from Google Maps', () => {
  let google: Awaited<ReturnType<typeof googleMapsService>>
  let server: TestServer
  const lines: string[] = []
  beforeAll(async () => {
    google = await googleMapsService()
    server = await testServer('any', {
      env: { ...google.env, LOG_LEVEL: 'trace' },
      logTo: (line) => lines.push(line),
    })
  })
  afterAll(async () => {
    await server.end()
    await google.close()
  })
  const lastQuery = (service: string) => {
    const last = google.requests.findLast(({ url }) => url.pathname === `/maps/api/${service}/json`)
    return Object.fromEntries(last?.url.searchParams ?? [])
  }
  /** Returns the latest request to the Places API (New): its path, field mask and body. */
  const askedPlaces = () => {
    const last = google.requests.findLast(({ url }) => url.pathname.startsWith('/v1/'))
    expect(last?.headers['x-goog-api-key']).toBe(googleKey)
    expect(last?.url.href).not.toContain(googleKey)
    const body: unknown = last?.body ? JSON.parse(last.body) : Object.fromEntries(last?.url.searchParams ?? [])
    return [last?.method, last?.url.pathname, last?.headers['x-goog-fieldmask'], body]
  }
  const details = async (id: string) =>
    placeDetailsSchema.parse((await get(server, 'details', { place_id: id })).json())

  it('are suggested, ten at most [RPC-89]', async () => {
    const { predictions } = placeSuggestionsSchema.parse(
      (await get(server, 'autocomplete', { input: '701 Mis' })).json(),
    )
    const mask =
      'suggestions.placePrediction.placeId,suggestions.placePrediction.text,suggestions.placePrediction.structuredFormat'
    expect(askedPlaces()).toEqual(['POST', '/v1/places:autocomplete', mask, { input: '701 Mis' }])
    expect(predictions).toHaveLength(10)
    expect(predictions[0]).toEqual({ placeId: 'street', main: '701 Mission St', secondary: 'San Francisco, CA, USA' })
    expect((await get(server, 'autocomplete', { input: 'zzz' })).json()).toEqual({ predictions: [] })
    expect((await get(server, 'autocomplete', { input: ' ' })).json()).toEqual({ predictions: [] })
  })

  it('are returned in parts, with their time zone [RPC-89, RPC-90, RPC-88, PLACE-07]', async () => {
    expect(await details('street')).toEqual({
      timeZoneId: 'America/Los_Angeles',
      location: {
        displayName: '701 Mission St #2, San Francisco, CA 94103, USA',
        address: {
          address1: '701 Mission Street',
          address2: '2',
          city: 'San Francisco',
          admin1: 'CA',
          postalCode: '94103',
          country: 'United States',
        },
        place: 'street',
      },
    })
    const mask = 'displayName,formattedAddress,addressComponents,location'
    expect(askedPlaces()).toEqual(['GET', '/v1/places/street', mask, {}])
    const timestamp = String(server.clock.now() / 1_000)
    expect(lastQuery('timezone')).toEqual({ location: '37.785,-122.4', timestamp, key: googleKey })
  })

  it('are typed and chosen in one session, whose id the browser creates', async () => {
    const session = randomUUID()
    expect((await get(server, 'autocomplete', { input: '701 Miss', session })).statusCode).toBe(200)
    expect(askedPlaces().at(-1)).toEqual({ input: '701 Miss', sessionToken: session })
    expect((await get(server, 'details', { place_id: 'venue', session })).statusCode).toBe(200)
    expect(askedPlaces().at(-1)).toEqual({ sessionToken: session })
    for (const bad of ['', 'x'.repeat(37), 'a&key=b', '../../..'])
      expect([bad, (await get(server, 'autocomplete', { input: 'a', session: bad })).statusCode]).toEqual([bad, 400])
  })

  it('keep the name of a venue, unless it starts with a digit [PLACE-09]', async () => {
    expect((await details('venue')).location.placeName).toBe('The Lantern Hall')
    expect((await details('digits')).location).toMatchObject({ place: 'digits', address: { city: 'San Francisco' } })
    expect((await details('digits')).location).not.toHaveProperty('placeName')
  })

  it('are only text if nothing but the street is known [PLACE-08]', async () => {
    expect((await details('streetOnly')).location).toEqual({ displayName: 'Mission St' })
  })

  it('have no time zone if its lookup fails or finds none [ERR-45]', async () => {
    for (const id of ['zoneFails', 'nowhere']) {
      const place = await details(id)
      expect([id, place.location.place, 'timeZoneId' in place]).toEqual([id, id, false])
    }
  })

  it('are found by the typed text [RPC-91]', async () => {
    const foundPlace = placeDetailsSchema.parse(
      (await get(server, 'geocode', { address: '701 Mission St, SF' })).json(),
    )
    expect(lastQuery('geocode')).toEqual({ address: '701 Mission St, SF', key: googleKey })
    expect(foundPlace).toMatchObject({ timeZoneId: 'America/Los_Angeles', location: { place: 'street' } })
    expect(reason(await get(server, 'geocode', { address: 'zzz' }))).toBe('notFound')
  })

  it('have a time zone at a given time [RPC-88]', async () => {
    const answer = await get(server, 'timezone', { location: '37.785,-122.4', timestamp: '1795000000' })
    expect(answer.json()).toEqual({ timeZoneId: 'America/Los_Angeles' })
    expect(lastQuery('timezone')).toEqual({ location: '37.785,-122.4', timestamp: '1795000000', key: googleKey })
    expect(reason(await get(server, 'timezone', { location: '0,0', timestamp: '1' }))).toBe('notFound')
    expect(reason(await get(server, 'timezone', { location: '1,1', timestamp: '1' }))).toBe('providerFailed')
    for (const location of ['', '1', '91,0', '0,181', '1,2,3', 'x,y', '1e1,2'])
      expect([location, reason(await get(server, 'timezone', { location, timestamp: '1' }))]).toEqual([
        location,
        'invalid',
      ])
    for (const timestamp of ['-1', 'x', '1.5'])
      expect(reason(await get(server, 'timezone', { location: '1,2', timestamp }))).toBe('invalid')
  })

  it('are unknown if they were never suggested', async () => {
    for (const place_id of ['unknown', 'g.5378538.', '', '../geocode', 'a/b', 'a?b'])
      expect([place_id, reason(await get(server, 'details', { place_id }))]).toEqual([place_id, 'notFound'])
  })

  it.each(['over the limit', 'garble'])('fail without disclosing the key (%s)', async (input) => {
    lines.length = 0
    for (const answer of [
      await get(server, 'autocomplete', { input }),
      await get(server, 'details', { place_id: input.replaceAll(' ', '-') }),
      await get(server, 'geocode', { address: input }),
    ]) {
      expect([answer.statusCode, reason(answer)]).toEqual([502, 'providerFailed'])
      expect(answer.body).not.toContain(googleKey)
    }
    expect(lines.filter((line) => line.includes('external service failed'))).toHaveLength(3)
    expect(lines.join('')).not.toContain(googleKey)
  })

  it('need the right key', async () => {
    const other = await testServer('any', { env: { ...google.env, GOOGLE_MAPS_API_KEY: 'another' } })
    expect(reason(await get(other, 'autocomplete', { input: 'Mission' }))).toBe('providerFailed')
    await other.end()
  })
})

describe('places without a service', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer('any')
  })
  afterAll(() => server.end())

  it('have a time zone [RPC-88]', async () => {
    const answer = await get(server, 'timezone', { location: '48.85,2.35', timestamp: '1795000000' })
    expect(answer.json()).toEqual({ timeZoneId: 'Europe/Paris' })
  })

  it('are found by the typed text [RPC-91]', async () => {
    const answer = await get(server, 'geocode', { address: '12 Rue Cler, Paris, France' })
    expect(answer.json()).toMatchObject({
      timeZoneId: 'Europe/Paris',
      location: { address: { address1: '12 Rue Cler', city: 'Paris' } },
    })
    expect(reason(await get(server, 'geocode', { address: 'zzzzqqqq' }))).toBe('notFound')
  })
})
