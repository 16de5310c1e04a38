import type { Reply } from '../../core/notices/notification.ts'
import type { InviteeRow } from '../../database/schema.ts'

/**
 * Returns the result of a guest's RSVP, like the database function `rsvp_reply`. Undefined without an RSVP by the guest, and for a
 * yes of a guest who was denied a spot.
 */
export function replyOf(row: InviteeRow): Reply | undefined {
  if (row.rsvp_at === null) return undefined
  if (row.rsvp_status === 'NO') return 'no'
  if (row.rsvp_status === 'MAYBE') return 'maybe'
  if (row.rsvp_status !== 'YES' || row.waitlist_status === 'DENIED') return undefined
  return row.waitlist_status === 'PENDING_APPROVAL' ? 'waitlist' : 'yes'
}
