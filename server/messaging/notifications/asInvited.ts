import { preferenceSchema } from '@festoon/contract/nouns/preference'
import { z } from 'zod'
import type { InviteeRow } from '../../database/schema.ts'

const beforeClaim = z.object({ notification_preference: preferenceSchema.nullable() })

/**
 * Returns an invitation as its guest would have it if no account had claimed it through its link: without the account, the contacts
 * that were added since, and the account's choice of messages. Hosts write to the guest that they invited.
 */
export function asInvited(row: InviteeRow): InviteeRow {
  if (row.before_claim === null) return row
  const { notification_preference } = beforeClaim.parse(row.before_claim)
  const isLate = (kind: 'email' | 'phone'): boolean => row.late_contacts.includes(kind)
  return {
    ...row,
    user_id: null,
    email: isLate('email') ? null : row.email,
    phone: isLate('phone') ? null : row.phone,
    notification_preference,
  }
}
