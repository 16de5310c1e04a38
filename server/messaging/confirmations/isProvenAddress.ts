import { normalizeEmail } from '@festoon/contract/rules/email'
import { userIdOfContact } from '../../accounts/profile/users.ts'
import type { Db, InviteeRow } from '../../database/schema.ts'

/**
 * Returns true if a guest's email address is known to be the guest's: because the guest's account verified it, or because the host
 * invited it and no account owns the invitation. Otherwise, anyone with a link to the event may have typed it, or the account is
 * another person's than the address.
 */
export async function isProvenAddress(
  db: Db,
  { user_id, email, source, late_contacts }: Pick<InviteeRow, 'user_id' | 'email' | 'source' | 'late_contacts'>,
): Promise<boolean> {
  if (email === null) return false
  if (user_id === null) return source === 'host' && !late_contacts.includes('email')
  return (await userIdOfContact(db, { kind: 'email', value: normalizeEmail(email) })) === user_id
}
