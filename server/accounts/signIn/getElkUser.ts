import { Failure } from '../../core/Failure.ts'
import { withPictureLink } from '../../crypto/pictureLink.ts'
import type { Handler } from '../../rpc/handler.ts'
import { readUser } from '../profile/users.ts'

/** Returns the caller's own account, and the device of the session. Other accounts can't be read. */
export const getElkUser: Handler<'getElkUser'> = async (context, { userId }) => {
  const { db, session } = context
  const user = userId === session.userId ? await readUser(db, userId) : undefined
  if (!user) throw new Failure('forbidden')
  const { device_id: deviceId } = await db
    .selectFrom('sessions')
    .select('device_id')
    .where('id', '=', session.id)
    .executeTakeFirstOrThrow()
  return { user: { ...withPictureLink(context, user), deviceId } }
}
