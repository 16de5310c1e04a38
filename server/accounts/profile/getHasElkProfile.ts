import type { Handler } from '../../rpc/handler.ts'
import { userIdOfIdentity } from '../signIn/userOfIdentity.ts'
import { readUser } from './users.ts'

/** Returns whether the email address or phone number that the caller has verified belongs to an account with a name. */
export const getHasElkProfile: Handler<'getHasElkProfile'> = async ({ db, identity }) => {
  const userId = await userIdOfIdentity(db, identity)
  const user = userId === undefined ? undefined : await readUser(db, userId)
  return { hasProfile: user !== undefined && user.name !== '' }
}
