import { readUser, userIdOfContact } from '../../data/users.ts'
import type { Handler } from '../handler.ts'

/** Answers only for a contact that the caller has verified. */
export const getHasElkProfile: Handler<'getHasElkProfile'> = async ({ db, identity }) => {
  const userId = await userIdOfContact(db, identity.contact)
  const user = userId === undefined ? undefined : await readUser(db, userId)
  return { hasProfile: user !== undefined && user.name !== '' }
}
