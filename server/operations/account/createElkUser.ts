import { createUser, readUser } from '../../data/users.ts'
import { Failure } from '../../Failure.ts'
import type { Handler } from '../handler.ts'
import { textPermissionOf } from './textPermissionOf.ts'

/** Makes the account of a verified contact. */
export const createElkUser: Handler<'createElkUser'> = async ({ db, identity, clock }, { elkUser, coinsSpent }) => {
  const wanted = { name: elkUser.name, textPermission: textPermissionOf(elkUser), coinsSpent }
  const id = await createUser(db, identity.contact, wanted, clock.now())
  const user = id === undefined ? undefined : await readUser(db, id)
  if (!user) throw new Failure('accountExists')
  return { user }
}
