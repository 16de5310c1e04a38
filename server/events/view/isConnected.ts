import type { InviteeRow } from '../../database/schema.ts'

/**
 * Returns true if a guest's account manages the guest's email address, so that hosts can't change it (INV-18), and is known to the
 * hosts. This is the case for guests who were invited by account, and for guests with an account who sent an RSVP or became
 * co-hosts. A status that a host set doesn't count, because hosts could otherwise find out whose account an address belongs to.
 */
export const isConnected = (row: InviteeRow): boolean =>
  row.is_connected || (row.user_id !== null && (row.rsvp_at !== null || row.cohost_status === 'ACCEPTED'))
