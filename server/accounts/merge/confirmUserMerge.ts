import { mergeAccounts } from './mergeAccounts.ts'
import { removeImages } from '../../providers/storage/images.ts'
import { readUser } from '../profile/users.ts'
import { withPictureLink } from '../../crypto/pictureLink.ts'
import { Failure } from '../../core/Failure.ts'
import type { Handler } from '../../rpc/handler.ts'
import { contactOf } from './contactOf.ts'

/**
 * Merges another account into the caller's. The caller must first have verified one of the other account's email addresses or
 * phone numbers.
 */
export const confirmUserMerge: Handler<'confirmUserMerge'> = async (context, { pii }) => {
  const { db, clock, session, jobs } = context
  const merged = await mergeAccounts(db, session, contactOf(pii), clock.now())
  if (!merged) throw new Failure('mergeUnverified')
  await jobs.queueDue()
  if (merged.photoUrl !== null) await removeImages(context, [merged.photoUrl])
  const user = await readUser(db, session.userId)
  if (!user) throw new Failure('sessionExpired')
  return { user: withPictureLink(context, user) }
}
