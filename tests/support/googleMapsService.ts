import { standIn, type Answer, type StandIn } from './standIn.ts'

export const googleKey = 'aGoogleMapsKeyOfTheTests'

const component = (long: string, short: string, ...types: string[]) => ({ long_name: long, short_name: short, types })
const usa = component('United States', 'US', 'country', 'political')
const california = component('California', 'CA', 'administrative_area_level_1', 'political')
const sanFrancisco = component('San Francisco', 'SF', 'locality', 'political')
const at = (lat: number, lng: number) => ({ location: { lat, lng } })

/** Places by id. */
const places: Readonly<Record<string, object>> = {
  street: {
    name: '701 Mission St',
    formatted_address: '701 Mission St #2, San Francisco, CA 94103, USA',
    address_components: [
      component('2', '2', 'subpremise'),
      component('701', '701', 'street_number'),
      component('Mission Street', 'Mission St', 'route'),
      sanFrancisco,
      california,
      usa,
      component('94103', '94103', 'postal_code'),
    ],
    geometry: at(37.785, -122.4),
  },
  venue: {
    name: 'The Lantern Hall',
    formatted_address: '9 Fell St, San Francisco, CA, USA',
    address_components: [
      component('9', '9', 'street_number'),
      component('Fell Street', 'Fell St', 'route'),
      sanFrancisco,
      california,
      usa,
    ],
    geometry: at(37.77, -122.42),
  },
  digits: {
    name: '1015 Folsom Hall',
    formatted_address: 'Folsom St, San Francisco, CA, USA',
    address_components: [sanFrancisco, california, usa],
    geometry: at(37.77, -122.4),
  },
  streetOnly: {
    name: 'Mission St',
    formatted_address: 'Mission St',
    address_components: [component('701', '701', 'street_number'), component('Mission Street', 'Mission St', 'route')],
    geometry: at(37.785, -122.4),
  },
  nowhere: { name: 'Null Island', formatted_address: 'Null Island', address_components: [usa], geometry: at(0, 0) },
  zoneFails: { name: 'Zone', formatted_address: 'Zone, USA', address_components: [usa], geometry: at(1, 1) },
}

const refused = (status: string): Answer => ({
  status: 200,
  body: { status, error_message: 'This call was refused.', predictions: [], results: [], candidates: [] },
})

/**
 * A service on this machine that speaks the places, geocoding and time zone services of Google Maps Platform's public API: what
 * goes wrong comes with HTTP status 200. What is asked for decides how it fails: `over the limit`, `silence`, `garble`.
 */
export async function googleMapsService(): Promise<StandIn & { env: Record<string, string> }> {
  const service = await standIn(({ method, url }) => {
    const [, name] = /^\/maps\/api\/([a-z/]+)\/json$/.exec(url.pathname) ?? []
    if (method !== 'GET' || name === undefined) return { status: 404, body: '<html>' }
    const asked = url.searchParams
    if (asked.get('key') !== googleKey) return refused('REQUEST_DENIED')
    const text = asked.get('input') ?? asked.get('address') ?? asked.get('place_id') ?? ''
    if (text.includes('over the limit')) return refused('OVER_QUERY_LIMIT')
    if (text.includes('silence')) return undefined
    if (text.includes('garble')) return { status: 200, body: '<html>' }
    if (name === 'place/autocomplete') return autocomplete(text)
    if (name === 'place/details') return details(text, asked.get('fields') ?? '')
    if (name === 'geocode') return geocode(text)
    if (name === 'timezone') return timeZone(asked.get('location') ?? '', asked.get('timestamp') ?? '')
    return { status: 404, body: '<html>' }
  })
  return { ...service, env: { GOOGLE_MAPS_API_KEY: googleKey, GOOGLE_MAPS_API: service.origin } }
}

function autocomplete(input: string): Answer {
  if (input === '') return refused('INVALID_REQUEST')
  if (input.startsWith('zzz')) return { status: 200, body: { predictions: [], status: 'ZERO_RESULTS' } }
  const prediction = (id: string, main: string, secondary: string) => ({
    place_id: id,
    description: `${main}, ${secondary}`,
    structured_formatting: { main_text: main, secondary_text: secondary },
    terms: [],
    types: ['geocode'],
  })
  const predictions = Array.from({ length: 12 }, (_, index) =>
    index === 0
      ? prediction('street', '701 Mission St', 'San Francisco, CA, USA')
      : prediction(`p${index}`, `${input} ${index}`, 'USA'),
  )
  return { status: 200, body: { predictions, status: 'OK' } }
}

function details(id: string, fields: string): Answer {
  if (!/^\w+$/.test(id)) return refused('INVALID_REQUEST')
  const place = places[id]
  if (!place) return { status: 200, body: { html_attributions: [], status: 'NOT_FOUND' } }
  // A field that was not asked for is not told.
  const told = Object.entries(place).filter(([name]) => fields.split(',').includes(name))
  return { status: 200, body: { html_attributions: [], result: Object.fromEntries(told), status: 'OK' } }
}

function geocode(address: string): Answer {
  if (address === '') return refused('INVALID_REQUEST')
  const results = address.startsWith('zzz')
    ? []
    : [{ ...places['street'], name: undefined, place_id: 'street', types: ['street_address'] }]
  return { status: 200, body: { results, status: results.length > 0 ? 'OK' : 'ZERO_RESULTS' } }
}

function timeZone(location: string, timestamp: string): Answer {
  if (!/^-?[\d.]+,-?[\d.]+$/.test(location) || !/^\d+$/.test(timestamp)) return refused('INVALID_REQUEST')
  if (location === '1,1') return refused('UNKNOWN_ERROR')
  if (location === '0,0') return { status: 200, body: { status: 'ZERO_RESULTS' } }
  const zone = { timeZoneId: 'America/Los_Angeles', timeZoneName: 'Pacific Standard Time' }
  return { status: 200, body: { ...zone, dstOffset: 0, rawOffset: -28_800, status: 'OK' } }
}
