import type { InviteeRow } from '../../database/schema.ts'

/**
 * Returns true if a guest's account manages the guest's email address, so that hosts can't change it (INV-18). This is the case
 * for guests who were invited by account, and for guests with an account who said yes, said no, or became co-hosts.
 */
export const isConnected = (row: InviteeRow): boolean =>
  row.is_connected ||
  (row.user_id !== null && (row.rsvp_status === 'YES' || row.rsvp_status === 'NO' || row.cohost_status === 'ACCEPTED'))
