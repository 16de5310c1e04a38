import type { InviteeRow } from '../../database/schema.ts'

/**
 * Returns true if a guest's email address is managed by their account (INV-18): the guest was invited by account, or their
 * account has sent an RSVP or is a host. If an account was only found through a guest's email address, no one learns that it
 * exists.
 */
export const isConnected = (row: InviteeRow): boolean =>
  row.is_connected ||
  (row.user_id !== null && (row.rsvp_status === 'YES' || row.rsvp_status === 'NO' || row.cohost_status === 'ACCEPTED'))
