import type { Handler } from '../../rpc/handler.ts'
import { userIdOfIdentity } from './userOfIdentity.ts'

/**
 * Returns whether the email address or phone number that the caller has verified belongs to an account. Callers can't check any
 * other email address or phone number, so they can't find out who else has an account.
 */
export const accountExists: Handler<'accountExists'> = async ({ db, identity }) => ({
  exists: (await userIdOfIdentity(db, identity)) !== undefined,
})
