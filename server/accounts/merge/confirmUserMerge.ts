import { maskContact } from '@festoon/contract/rules/maskContact'
import { Failure } from '../../core/Failure.ts'
import { withPictureLink } from '../../crypto/pictureLink.ts'
import type { Tx } from '../../database/schema.ts'
import { removeImages } from '../../providers/storage/images.ts'
import type { Handler } from '../../rpc/handler.ts'
import { noteChange } from '../notices/noteChange.ts'
import { readUser } from '../profile/users.ts'
import { contactOf } from './contactOf.ts'
import { mergeAccounts } from './mergeAccounts.ts'

/**
 * Merges another account into the caller's. The caller must first have verified one of the other account's email addresses or
 * phone numbers.
 */
export const confirmUserMerge: Handler<'confirmUserMerge'> = async (context, { pii }) => {
  const { db, clock, session, hooks, jobs } = context
  const contact = contactOf(pii)
  const change = { kind: 'accountMerged', detail: maskContact(contact.value) } as const
  const note = (tx: Tx): Promise<void> =>
    noteChange(tx, jobs.queueAccountNotices, session.userId, change, context, clock.now())
  const merge = await mergeAccounts(context, session, contact, note, clock.now())
  if (!merge) throw new Failure('mergeUnverified')
  await hooks.queueDue()
  jobs.wake()
  if (merge.photoUrl !== null) await removeImages(context, [merge.photoUrl])
  const user = await readUser(db, session.userId)
  if (!user) throw new Failure('sessionExpired')
  return { user: withPictureLink(context, user) }
}
