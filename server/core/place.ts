import { siteOf } from './networks.ts'

/** The coarse place of a caller: never a full address, and never looked up at another service. */
export interface Place {
  /** The caller's network, such as `203.0.113.x` or `2001:db8:1::x`. */
  network: string
  /** The ISO 3166 code of the country that the operator's proxy reported, if any. */
  country: string | null
}

/** A caller's device, as recorded with a session or an activity. */
export interface Device {
  /** The browser's User-Agent. It isn't verified. */
  userAgent: string
  place: Place
}

/** The device of a caller without a known browser and network. */
export const unknownDevice: Device = { userAgent: '', place: { network: '', country: null } }

/** The codes with which proxies say that they don't know the country, or that it is the Tor network. */
const noCountries = new Set(['XX', 'T1', 'ZZ'])

/** Returns the country code in a proxy's header, or null if the header is missing or contains anything else. */
export function countryOf(header: unknown): string | null {
  if (typeof header !== 'string' || !/^[A-Z]{2}$/.test(header) || noCountries.has(header)) return null
  return header
}

/** Returns an IP address shortened to its network: the first 24 bits of IPv4, or the first 48 bits of IPv6. */
export function coarseNetwork(ip: string): string {
  const network = siteOf(ip)
  if (!network.includes(':')) return network.split('.').slice(0, 3).concat('x').join('.')
  return network.replace(/::.*$/, '::x')
}

/** Returns a User-Agent as stored: printable ASCII, at most 256 characters. */
export const storedUserAgent = (userAgent: string): string => userAgent.replace(/[^\u0020-\u007E]/g, '').slice(0, 256)
