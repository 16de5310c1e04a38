import { normalizeEmail } from '@festoon/contract/rules/email'
import { userIdOfContact } from '../../accounts/profile/users.ts'
import { wasInvited } from '../../database/rows/wasInvited.ts'
import type { Db, InviteeRow } from '../../database/schema.ts'
import { isConnected } from '../../events/view/isConnected.ts'

/**
 * Returns true if a guest's email address is known to be the guest's: because the guest's account verified it, or, if no account owns the
 * invitation, because the host invited it or its owner confirmed it. Otherwise, anyone with a link to the event may have typed it, or the
 * account is another person's than the address. An account that did nothing itself (`isConnected`) has the invitation only by its address.
 */
export async function isProvenAddress(db: Db, row: InviteeRow): Promise<boolean> {
  const { user_id, email } = row
  if (email === null) return false
  const isInvited = row.email_confirmed_at !== null || wasInvited(row)
  if (user_id === null || !(isConnected(row) || isInvited)) return isInvited
  return (await userIdOfContact(db, { kind: 'email', value: normalizeEmail(email) })) === user_id
}
