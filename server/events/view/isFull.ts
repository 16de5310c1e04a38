import { readGuestCounts } from '../../database/rows/guestCounts.ts'
import type { Db, EventRow } from '../../database/schema.ts'
import { isHosting } from '../waitlist.ts'
import { isAdmitted, type Visibility } from './visibility.ts'

/**
 * Returns true if a yes of the viewer would wait for a spot, because the party is full. Always false for viewers who can't say yes, have a
 * spot, need none, or are waiting already.
 */
export async function isFull(db: Db, event: EventRow, { isHost, own }: Visibility): Promise<boolean> {
  if (event.capacity === null || isHost) return false
  const needsSpot = own ? isAdmitted(own) && own.rsvp_status !== 'YES' && !isHosting(own) : event.open_invite
  return needsSpot && (await readGuestCounts(db, event.id)).places >= event.capacity
}
