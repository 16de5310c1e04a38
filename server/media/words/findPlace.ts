import { placeDetailsSchema, type Location, type PlaceDetails } from '@festoon/contract/nouns/place'
import { askProvider } from '../../rpc/askProvider.ts'
import type { Context } from '../../rpc/handler.ts'

/** The time in ms that a place may take to be found before the typed address is used. */
const timeoutMs = 2_000

/**
 * Returns the place that a typed address with a town names, with its time zone. Undefined for other locations, because a street
 * alone is in many towns, and if the provider knows no place that matches well, fails, or takes too long.
 */
export async function findPlace(
  context: Context<'draftFromLine'>,
  location: Location | undefined,
): Promise<PlaceDetails | undefined> {
  if (!location || location.kind === 'online' || location.kind === 'undecided') return undefined
  const { displayName, placeName } = location
  // A town follows a comma. Its first letter is a capital.
  if (!/,\s*(?:\d{4,5}\s+)?\p{Lu}/u.test(displayName)) return undefined
  const { providers, paidServices, rateLimits, ip, visitor } = context
  try {
    await rateLimits.takeFrom('placesFromAddress', ip)
    const foundPlace = paidServices.ask(
      'places',
      visitor,
      ['geocode', { address: displayName }],
      placeDetailsSchema.optional(),
      () => askProvider(context, 'places', () => providers.places.geocode(displayName)),
    )
    const place = await withinTime(foundPlace)
    if (!place || !matches(place.location.displayName, displayName)) return undefined
    return placeName === undefined ? place : { ...place, location: { ...place.location, placeName } }
  } catch {
    // The typed address does without the provider.
    return undefined
  }
}

async function withinTime<T>(work: Promise<T>): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), timeoutMs)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Checks whether a found place contains the number and all but one of the words of a typed address. */
function matches(foundName: string, typedName: string): boolean {
  const placeWords = new Set(wordsIn(foundName))
  const missingWords = wordsIn(typedName).filter((word) => !placeWords.has(word))
  return missingWords.length <= 1 && missingWords.every((word) => !/^\d{1,4}$/.test(word))
}
