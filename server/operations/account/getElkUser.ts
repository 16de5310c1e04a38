import { readUser } from '../../data/users.ts'
import { Failure } from '../../Failure.ts'
import type { Handler } from '../handler.ts'

/** A caller reads nobody's account but their own. */
export const getElkUser: Handler<'getElkUser'> = async ({ db, session }, { userId }) => {
  const user = userId === session.userId ? await readUser(db, userId) : undefined
  if (!user) throw new Failure('forbidden')
  return { user }
}
