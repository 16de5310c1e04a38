import { readUser, userIdOfContact } from './users.ts'
import type { Handler } from '../../rpc/handler.ts'

/** Responds only for a contact that the caller has verified. */
export const getHasElkProfile: Handler<'getHasElkProfile'> = async ({ db, identity }) => {
  const userId = await userIdOfContact(db, identity.contact)
  const user = userId === undefined ? undefined : await readUser(db, userId)
  return { hasProfile: user !== undefined && user.name !== '' }
}
