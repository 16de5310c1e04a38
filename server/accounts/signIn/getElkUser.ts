import { readUser } from '../profile/users.ts'
import { Failure } from '../../core/Failure.ts'
import type { Handler } from '../../rpc/handler.ts'

/** Callers can only read their own account. */
export const getElkUser: Handler<'getElkUser'> = async ({ db, session }, { userId }) => {
  const user = userId === session.userId ? await readUser(db, userId) : undefined
  if (!user) throw new Failure('forbidden')
  return { user }
}
