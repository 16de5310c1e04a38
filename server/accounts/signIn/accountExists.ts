import { userIdOfContact } from '../profile/users.ts'
import type { Handler } from '../../rpc/handler.ts'

/**
 * Returns whether the email address or phone number that the caller has verified has an account. No other email address or
 * phone number can be checked, so no one can find out who else has an account.
 */
export const accountExists: Handler<'accountExists'> = async ({ db, identity }) => ({
  exists: (await userIdOfContact(db, identity.contact)) !== undefined,
})
