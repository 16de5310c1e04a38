import { online } from '@festoon/contract/messages/event'
import { addressAudience } from '@festoon/contract/rules/events/addressAudience'
import { hasLink } from '@festoon/contract/rules/hasLink'
import type { EventRow } from '../../../database/schema.ts'

/**
 * Returns the town of an event for emails to people who haven't said yes: only if the host shows the location to everyone (AUTHZ-18).
 * Undefined otherwise, and if the town is unknown, or contains a link, which invitations must not have.
 */
export function townIn({
  location,
  address_for,
  has_waitlist,
}: Pick<EventRow, 'location' | 'address_for' | 'has_waitlist'>): string | undefined {
  if (location.kind === 'online') return online
  if (location.kind === 'undecided') return undefined
  const isForEveryone = addressAudience({ addressFor: address_for, hasWaitlist: has_waitlist }) === 'everyone'
  const city = location.address?.city
  return isForEveryone && city !== undefined && !hasLink(city) ? city : undefined
}
