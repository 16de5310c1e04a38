import { standIn, type Answer, type ReceivedRequest, type StandIn } from './standIn.ts'

export const googleKey = 'aGoogleMapsKeyOfTheTests'

const component = (long: string, short: string, ...types: string[]) => ({ long_name: long, short_name: short, types })
const usa = component('United States', 'US', 'country', 'political')
const california = component('California', 'CA', 'administrative_area_level_1', 'political')
const sanFrancisco = component('San Francisco', 'SF', 'locality', 'political')
const at = (lat: number, lng: number) => ({ location: { lat, lng } })

interface Place {
  name: string
  formatted_address: string
  address_components: ReturnType<typeof component>[]
  geometry: ReturnType<typeof at>
}

/** Places by id, as geocoding returns them. */
const places: Readonly<Record<string, Place>> = {
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

const mapsRefusal = (status: string): Answer => ({
  status: 200,
  body: { status, error_message: 'This call was refused.', results: [] },
})

/** Returns an error response of the Places API (New). */
const wrong = (status: number, reason: string): Answer => ({
  status,
  body: { error: { code: status, message: 'This call was refused.', status: reason } },
})

/**
 * Starts a stand-in for the Places API (New) and for the geocoding and time zone APIs of Google Maps Platform, which return
 * errors with HTTP status 200. Queries can request failures: `over the limit`, `silence`, `garble`. An input that is the id of a
 * place suggests that place.
 */
export async function googleMapsService(): Promise<StandIn & { env: Record<string, string> }> {
  const service = await standIn((request) =>
    request.url.pathname.startsWith('/v1/') ? ofPlaces(request) : ofMaps(request),
  )
  const env = { GOOGLE_MAPS_API_KEY: googleKey, GOOGLE_MAPS_API: service.origin, GOOGLE_PLACES_API: service.origin }
  return { ...service, env }
}

function ofMaps({ method, url }: ReceivedRequest): Answer | undefined {
  const [, name] = /^\/maps\/api\/([a-z/]+)\/json$/.exec(url.pathname) ?? []
  if (method !== 'GET' || name === undefined) return { status: 404, body: '<html>' }
  const parameters = url.searchParams
  if (parameters.get('key') !== googleKey) return mapsRefusal('REQUEST_DENIED')
  const text = parameters.get('address') ?? ''
  if (text.includes('over the limit')) return mapsRefusal('OVER_QUERY_LIMIT')
  if (text.includes('silence')) return undefined
  if (text.includes('garble')) return { status: 200, body: '<html>' }
  if (name === 'geocode') return geocode(text)
  if (name === 'timezone') return timeZone(parameters.get('location') ?? '', parameters.get('timestamp') ?? '')
  return { status: 404, body: '<html>' }
}

function ofPlaces({ method, url, headers, body }: ReceivedRequest): Answer | undefined {
  const isTyped = url.pathname === '/v1/places:autocomplete'
  const [, id] = /^\/v1\/places\/([^/]+)$/.exec(url.pathname) ?? []
  if (method !== (isTyped ? 'POST' : 'GET')) return wrong(404, 'NOT_FOUND')
  if (headers['x-goog-api-key'] !== googleKey) return wrong(400, 'INVALID_ARGUMENT')
  const mask = String(headers['x-goog-fieldmask'] ?? '')
  // There are no default fields.
  if (mask === '') return wrong(400, 'INVALID_ARGUMENT')
  const text = isTyped ? String(JSON.parse(body).input) : decodeURIComponent(id ?? '')
  if (text.includes('over-the-limit') || text.includes('over the limit')) return wrong(429, 'RESOURCE_EXHAUSTED')
  if (text.includes('silence')) return undefined
  if (text.includes('garble')) return { status: 200, body: '<html>' }
  return isTyped ? autocomplete(text) : details(text, mask)
}

function autocomplete(input: string): Answer {
  if (input.startsWith('zzz')) return { status: 200, body: {} }
  const prediction = (placeId: string, main: string, secondary: string) => ({
    placePrediction: {
      place: `places/${placeId}`,
      placeId,
      text: { text: `${main}, ${secondary}`, matches: [{ endOffset: 3 }] },
      structuredFormat: { mainText: { text: main }, secondaryText: { text: secondary } },
      types: ['geocode'],
    },
  })
  const suggestions = Array.from({ length: 12 }, (_, index) =>
    index === 0
      ? prediction('street', '701 Mission St', 'San Francisco, CA, USA')
      : prediction(index === 1 && input in places ? input : `p${index}`, `${input} ${index}`, 'USA'),
  )
  return { status: 200, body: { suggestions: [{ queryPrediction: { text: { text: input } } }, ...suggestions] } }
}

function details(id: string, mask: string): Answer {
  const place = places[id]
  if (!place) return wrong(404, 'NOT_FOUND')
  const { name, formatted_address, address_components, geometry } = place
  const whole = {
    displayName: { text: name, languageCode: 'en' },
    formattedAddress: formatted_address,
    addressComponents: address_components.map(({ long_name, short_name, types }) => ({
      longText: long_name,
      shortText: short_name,
      types,
      languageCode: 'en',
    })),
    location: { latitude: geometry.location.lat, longitude: geometry.location.lng },
  }
  // Only requested fields are returned.
  const requestedFields = Object.entries(whole).filter(([field]) => mask.split(',').includes(field))
  return { status: 200, body: Object.fromEntries(requestedFields) }
}

function geocode(address: string): Answer {
  if (address === '') return mapsRefusal('INVALID_REQUEST')
  const result = address.endsWith(', Townless')
    ? { ...places['streetOnly'], formatted_address: address }
    : places['street']
  const results = address.startsWith('zzz')
    ? []
    : [{ ...result, name: undefined, place_id: 'street', types: ['street_address'] }]
  return { status: 200, body: { results, status: results.length > 0 ? 'OK' : 'ZERO_RESULTS' } }
}

function timeZone(location: string, timestamp: string): Answer {
  if (!/^-?[\d.]+,-?[\d.]+$/.test(location) || !/^\d+$/.test(timestamp)) return mapsRefusal('INVALID_REQUEST')
  if (location === '1,1') return mapsRefusal('UNKNOWN_ERROR')
  if (location === '0,0') return { status: 200, body: { status: 'ZERO_RESULTS' } }
  const zone = { timeZoneId: 'America/Los_Angeles', timeZoneName: 'Pacific Standard Time' }
  return { status: 200, body: { ...zone, dstOffset: 0, rawOffset: -28_800, status: 'OK' } }
}
