import { userIdOfContact } from '../../data/users.ts'
import type { Handler } from '../handler.ts'

/** Answers only for a contact that the caller has verified, so nobody learns of others' accounts. */
export const accountExists: Handler<'accountExists'> = async ({ db, identity }) => ({
  exists: (await userIdOfContact(db, identity.contact)) !== undefined,
})
