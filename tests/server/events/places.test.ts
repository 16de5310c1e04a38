import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeDetailsSchema, placeSuggestionsSchema } from '@festoon/contract/nouns/place'
import { measureTime } from '../../support/load/figure.ts'
import { testVisitor } from '../../support/rpcClient.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe('places', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer('any')
    await find('warm up')
  })
  afterAll(() => server.end())

  async function find(input: string) {
    const url = `/providers/places/autocomplete?input=${encodeURIComponent(input)}`
    return placeSuggestionsSchema.parse(
      (await server.app.inject({ method: 'GET', url, cookies: { visitor: testVisitor } })).json(),
    ).predictions
  }
  const details = async (placeId: string) => {
    const url = `/providers/places/details?place_id=${encodeURIComponent(placeId)}`
    return (await server.app.inject({ method: 'GET', url, cookies: { visitor: testVisitor } })).json()
  }

  it('keeps the street and finds the town', async () => {
    const [first] = await find('123 Main St, Oakland')
    expect(first).toMatchObject({ main: '123 Main St', secondary: 'Oakland, CA, United States' })
    const [inWords] = await find('123 Main St Oakland')
    expect(inWords).toEqual(first)
  })

  it.each([
    ['oakland ca', 'Oakland', 'CA, United States'],
    ['Springfield, MO', 'Springfield', 'MO, United States'],
    ['paris', 'Paris', 'France'],
    ['Paris, TX, USA', 'Paris', 'TX, United States'],
    ['sao paulo', 'São Paulo', 'Brazil'],
    ['Munich', 'Munich', 'Germany'],
    ['München', 'Munich', 'Germany'],
    ['munchen', 'Munich', 'Germany'],
    ['Köln', 'Köln', 'Germany'],
    ['cologne', 'Köln', 'Germany'],
    ['東京', 'Tokyo', 'Japan'],
    ['Tokyo', 'Tokyo', 'Japan'],
    ['Москва', 'Moscow', 'Russia'],
    ['서울', 'Seoul', 'South Korea'],
    ['Firenze', 'Florence', 'Italy'],
    ['NYC', 'New York City', 'United States'],
  ])('finds %s', async (input, town, secondary) => {
    const predictions = await find(input)
    expect(predictions[0]).toMatchObject({ main: town, secondary: expect.stringContaining(secondary) })
  })

  it.each([
    ['94601', 'Oakland', 'CA, United States'],
    ['10001', 'New York City', 'NY, United States'],
    ['60614-1234', 'Chicago', 'IL, United States'],
    ['42 Fig Lane, 94601', '42 Fig Lane', 'Oakland, CA, United States'],
    ['42 Fig Lane, Oakland, CA 94601', '42 Fig Lane', 'Oakland, CA, United States'],
    ['42 Fig Lane Oakland CA 94601, USA', '42 Fig Lane', 'Oakland, CA, United States'],
  ])('finds the ZIP code of %s', async (input, main, secondary) => {
    expect((await find(input))[0]).toMatchObject({ main, secondary })
  })

  it('keeps a street before a local name, and lists a town once', async () => {
    const [first] = await find('Leopoldstr. 5, München')
    expect(first).toMatchObject({ main: 'Leopoldstr. 5', secondary: 'Munich, Germany' })
    const munich = (await find('mun')).filter(({ main, secondary }) => main === 'Munich' && secondary === 'Germany')
    expect(munich).toHaveLength(1)
  })

  it('returns ten at most, and nothing for nonsense', async () => {
    expect((await find('a')).length).toBe(10)
    expect(await find('')).toEqual([])
    expect(await find('?!,,,')).toEqual([])
    expect(await find('zzzzqqqq')).toEqual([])
    const tooLong = await server.app.inject({
      method: 'GET',
      url: `/providers/places/autocomplete?input=${'x'.repeat(129)}`,
    })
    expect(tooLong.statusCode).toBe(400)
  })

  it('returns the parts of a place and its time zone [PLACE-07]', async () => {
    const [first] = await find('12 Rue Cler, Paris, France')
    const place = placeDetailsSchema.parse(await details(first?.placeId ?? ''))
    expect(place).toEqual({
      timeZoneId: 'Europe/Paris',
      location: {
        displayName: '12 Rue Cler, Paris, France',
        address: { address1: '12 Rue Cler', city: 'Paris', country: 'France' },
        place: first?.placeId,
      },
    })
  })

  it('only knows places that it suggested', async () => {
    for (const id of ['', 'x', 'g.1.', 'g.5378538.%%%', `g.5378538.${'A'.repeat(600)}`, 'g.5378538.MTIzIE1haW4gU3Q=='])
      expect([id, (await details(id)).error?.data.reason]).toEqual([id, 'notFound'])
  })

  it('takes no longer for an address of many parts', async () => {
    const { places } = server.services.providers
    const inputs = ['a, '.repeat(85), 's,a,'.repeat(64), `1,${'a,'.repeat(127)}`, `${'a,b '.repeat(30)}, usa`]
    for (const input of inputs)
      await measureTime({ what: `finding a place in ${input.slice(0, 20)}…`, max: 100 }, () => places.geocode(input))
    const [foundPlace] = await find('Suite 5, Floor 2, Building C, Mill Yard, 12 Main St, Oakland, CA, USA')
    expect(foundPlace).toMatchObject({ secondary: 'Oakland, CA, United States' })
  })

  it('is fast enough for typing', async () => {
    const { places } = server.services.providers
    for (const input of ['s', 'sa', 'san', '1 Main St, s', 'new york', 'lon', 'berlin, germany', '5 Elm Street Port'])
      await measureTime({ what: `suggesting places for ${input}`, max: 30 }, async () =>
        expect((await places.autocomplete(input)).length).toBeGreaterThan(0),
      )
  })
})
