import { z } from 'zod'
import { preferenceSchema } from '@festoon/contract/nouns/preference'
import type { InviteeRow } from '../../database/schema.ts'

const beforeClaim = z.object({ notification_preference: preferenceSchema.nullable() })

/**
 * Returns an invitation as its guest would have it if no account had claimed it through its link: without the account, the contacts
 * that were added since, and the account's choice of messages. Hosts write to the guest that they invited. If that guest can't be reached,
 * because no email address was invited, returns the row unchanged: the account may well be the guest's, and gets the messages.
 */
export function asInvited(row: InviteeRow): InviteeRow {
  if (!isOnlyClaimed(row)) return row
  const { notification_preference } = beforeClaim.parse(row.before_claim)
  const phone = row.late_contacts.includes('phone') ? null : row.phone
  return { ...row, user_id: null, phone, notification_preference }
}

/**
 * Returns true if an account only claimed an invitation, so that hosts write to the guest at the invited address, and not to the account.
 */
export const isOnlyClaimed = ({
  before_claim,
  email,
  late_contacts,
}: Pick<InviteeRow, 'before_claim' | 'email' | 'late_contacts'>): boolean =>
  before_claim !== null && email !== null && !late_contacts.includes('email')
