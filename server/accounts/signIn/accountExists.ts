import { userIdOfContact } from '../profile/users.ts'
import type { Handler } from '../../rpc/handler.ts'

/**
 * Responds only for a contact that the caller has verified, so that no one can find out about other people's accounts.
 */
export const accountExists: Handler<'accountExists'> = async ({ db, identity }) => ({
  exists: (await userIdOfContact(db, identity.contact)) !== undefined,
})
