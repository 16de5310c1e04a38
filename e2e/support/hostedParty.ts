import type { Page } from '@playwright/test'
import { apiParty, apiPerson, apiSession, type ApiPerson } from './api.ts'
import { newAddress } from './journeys.ts'

export interface HostedParty {
  host: ApiPerson
  /** The host's, by which they are signed in in the browser. */
  address: string
  eventId: string
}

/** A party, `hours` from now, of a host who is signed in in the browser; `more`: what else is known of it. */
export async function hostedParty(
  page: Page,
  origin: string,
  title = 'Garden party',
  { name = 'Hana Host', hours = 48, more = {} } = {},
): Promise<HostedParty> {
  const address = newAddress(name.split(' ')[0]?.toLowerCase() ?? 'host')
  const host = await apiPerson(origin, address, name)
  const eventId = await apiParty(host, title, hours, more)
  await apiSession(page, origin, address, name)
  return { host, address, eventId }
}
