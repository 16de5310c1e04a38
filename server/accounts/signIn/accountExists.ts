import { userIdOfContact } from '../profile/users.ts'
import type { Handler } from '../../rpc/handler.ts'

/**
 * Returns whether the contact that the caller has verified has an account. Other contacts can't be checked, so no one can
 * probe for other people's accounts.
 */
export const accountExists: Handler<'accountExists'> = async ({ db, identity }) => ({
  exists: (await userIdOfContact(db, identity.contact)) !== undefined,
})
