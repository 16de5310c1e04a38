import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { apiParty, apiSession, type ApiPerson } from './api.ts'
import { newAddress } from './journeys.ts'

export interface HostedParty {
  host: ApiPerson
  /** The email address of the host, whose session is in the browser. */
  address: string
  eventId: string
}

/** Creates a party that starts in `hours`, and signs in its host in the browser. `more` contains further fields. */
export async function hostedParty(
  page: Page,
  origin: string,
  title = 'Garden party',
  { name = 'Hana Host', hours = 48, more = {} } = {},
): Promise<HostedParty> {
  const address = newAddress(name.split(' ')[0]?.toLowerCase() ?? 'host')
  const host = await apiSession(page, origin, address, name)
  const eventId = await apiParty(host, title, hours, more)
  return { host, address, eventId }
}

interface ListedGuest {
  name: string
  email: string
}

/** Creates a party hosted by Maya and opens its guest list. `invitedGuests` were sent an invitation; `addedGuests` weren't. */
export async function hostedList(
  page: Page,
  origin: string,
  title: string,
  { invitedGuests = [], addedGuests = [] }: { invitedGuests?: ListedGuest[]; addedGuests?: ListedGuest[] } = {},
): Promise<HostedParty> {
  const party = await hostedParty(page, origin, title, { name: 'Maya' })
  const { host, eventId } = party
  const rowsOf = (guests: ListedGuest[]) => guests.map((guest) => ({ inviteeId: randomUUID(), ...guest }))
  const toInvite = rowsOf(invitedGuests)
  const invitees = [...toInvite, ...rowsOf(addedGuests)]
  if (invitees.length > 0) await host.call('ElkEventService', 'addInvitees', { eventId, invitees })
  const inviteIds = toInvite.map(({ inviteeId }) => inviteeId)
  if (inviteIds.length > 0) await host.call('ElkEventService', 'sendInvites', { eventId, inviteIds })
  await page.goto(`${origin}/event/invite/${eventId}`)
  return party
}
