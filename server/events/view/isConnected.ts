import type { InviteeRow } from '../../database/schema.ts'

/**
 * Returns true if a guest's account manages the guest's email address, so that hosts can't change it (INV-18), and is known to the
 * hosts. This is the case for guests who were invited by account, and for guests whose account sent an RSVP or a message itself,
 * joined by answers to proposed times, or became a co-host. What a host or a stranger entered for the guest doesn't count: they could
 * otherwise find out whose account an
 * address belongs to. `isConnectedRow` is the same rule for queries.
 */
export const isConnected = (row: InviteeRow): boolean =>
  row.is_connected || row.acted_by !== null || (row.user_id !== null && row.cohost_status === 'ACCEPTED')
