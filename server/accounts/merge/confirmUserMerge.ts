import { mergeAccounts } from './mergeAccounts.ts'
import { removeImages } from '../../providers/storage/images.ts'
import { readUser } from '../profile/users.ts'
import { Failure } from '../../core/Failure.ts'
import type { Handler } from '../../rpc/handler.ts'
import { contactOf } from './contactOf.ts'

/** Merges another account into the caller's account after the caller has verified one of its contacts. */
export const confirmUserMerge: Handler<'confirmUserMerge'> = async (context, { pii }) => {
  const { db, clock, session, jobs } = context
  const merged = await mergeAccounts(db, session, contactOf(pii), clock.now())
  if (!merged) throw new Failure('mergeUnverified')
  await jobs.queueDue()
  if (merged.photoUrl !== null) await removeImages(context, [merged.photoUrl])
  const user = await readUser(db, session.userId)
  if (!user) throw new Failure('sessionExpired')
  return { user }
}
