import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { coarseNetwork, countryOf, storedUserAgent, type Device } from '../../core/place.ts'

/**
 * Returns the device of a request: its User-Agent, its coarse network and, if the operator's proxy reports it in the header
 * `COUNTRY_HEADER`, its country.
 */
export function deviceOf({ countryHeader, trustProxy }: Config, request: FastifyRequest): Device {
  const header = countryHeader === '' || trustProxy === false ? undefined : request.headers[countryHeader]
  const userAgent = storedUserAgent(request.headers['user-agent'] ?? '')
  return { userAgent, place: { network: coarseNetwork(request.ip), country: countryOf(header) } }
}
