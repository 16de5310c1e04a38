/** The town of a ZIP code, and the address before it. */
export interface PostalTown {
  /** The street before the ZIP code, or '' if there is none. */
  street: string
  city: string
  /** The two-letter code of the state. */
  state: string
}

/**
 * Returns the town of the ZIP code at the end of a typed address, such as "94601" or "42 Fig Lane, Oakland, CA 94601". The codes
 * are loaded when they are first needed. Undefined if the address has no known ZIP code.
 */
export async function townOfZipCode(input: string): Promise<PostalTown | undefined> {
  const match = /(?:^|[\s,])(\d{5})(?:-\d{4})?(?:[\s,]+(?:usa|us|united states))?\s*$/i.exec(input)
  if (match?.[1] === undefined) return undefined
  const { getCity } = await import('@mardillu/us-cities-utils')
  const town = getCity(match[1])
  if (!town) return undefined
  const { name: city, stateAbbr: state } = town
  const before = input.slice(0, match.index).replace(/[\s,]+$/, '')
  const end = before.replace(new RegExp(`[\\s,]+${state}$`, 'i'), '').toLowerCase()
  // The street is what is left without the town and the state.
  const isNamed = end.endsWith(city.toLowerCase())
  const street = before.slice(0, isNamed ? end.length - city.length : end.length).replace(/[\s,]+$/, '')
  return { street, city, state }
}
