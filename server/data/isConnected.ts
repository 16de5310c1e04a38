import type { InviteeRow } from './schema.ts'

/**
 * Whether a guest's address is their account's to keep (INV-18): who was invited by account, and whose account has answered
 * or hosts. An account that has only been found by the address is told to nobody.
 */
export const isConnected = (row: InviteeRow): boolean =>
  row.is_connected ||
  (row.user_id !== null && (row.rsvp_status === 'YES' || row.rsvp_status === 'NO' || row.cohost_status === 'ACCEPTED'))
