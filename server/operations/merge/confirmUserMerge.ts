import { mergeAccounts } from '../../data/mergeAccounts.ts'
import { readUser } from '../../data/users.ts'
import { Failure } from '../../Failure.ts'
import type { Handler } from '../handler.ts'
import { contactOf } from './contactOf.ts'

/** Joins the account of a contact that the caller has just verified into the caller's. */
export const confirmUserMerge: Handler<'confirmUserMerge'> = async ({ db, clock, session }, { pii }) => {
  if (!(await mergeAccounts(db, session, contactOf(pii), clock.now()))) throw new Failure('mergeUnverified')
  const user = await readUser(db, session.userId)
  if (!user) throw new Failure('sessionExpired')
  return { user }
}
