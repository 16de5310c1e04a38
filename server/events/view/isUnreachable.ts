import { formerGuest } from '@festoon/contract/messages/guestData'
import type { InviteeRow } from '../../database/schema.ts'
import { isConnected } from './isConnected.ts'

/**
 * Returns true for a guest that a host added without an email address, so that only the host can pass on the personal link. An
 * account counts only if hosts know of it. Otherwise, hosts could add phone numbers to find out which ones have an account.
 */
export const isUnreachable = (row: InviteeRow): boolean =>
  row.source === 'host' &&
  row.role === 'attendee' &&
  row.email === null &&
  row.name !== formerGuest &&
  !isConnected(row)
