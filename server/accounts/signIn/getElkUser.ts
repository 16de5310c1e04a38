import { readUser } from '../profile/users.ts'
import { withPictureLink } from '../../crypto/pictureLink.ts'
import { Failure } from '../../core/Failure.ts'
import type { Handler } from '../../rpc/handler.ts'

/** Returns the caller's own account. Other accounts can't be read. */
export const getElkUser: Handler<'getElkUser'> = async (context, { userId }) => {
  const { db, session } = context
  const user = userId === session.userId ? await readUser(db, userId) : undefined
  if (!user) throw new Failure('forbidden')
  return { user: withPictureLink(context, user) }
}
