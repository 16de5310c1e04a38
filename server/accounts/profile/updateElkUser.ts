import { imageUnknown } from '@festoon/contract/messages/fields'
import { Failure } from '../../core/Failure.ts'
import { withPictureLink } from '../../crypto/pictureLink.ts'
import { isProfilePhotoOf } from '../../database/rows/pictureRows.ts'
import { removeImages } from '../../providers/storage/images.ts'
import type { Handler } from '../../rpc/handler.ts'
import { smsPermissionOf } from '../signIn/smsPermissionOf.ts'
import { applySmsPermission } from './smsPermission.ts'
import { readUser, updateUser } from './users.ts'

/**
 * Updates the caller's name, photo, and SMS permission. Omitted fields stay unchanged. The SMS permission also applies to the
 * messages that hosts send to the caller's phone numbers.
 */
export const updateElkUser: Handler<'updateElkUser'> = async (context, input) => {
  const { db, clock, keys, session } = context
  const { userId } = session
  const smsPermission = smsPermissionOf(input)
  const user = await readUser(db, userId)
  if (!user) throw new Failure('sessionExpired')
  const { name, photoUrl } = input
  const isNewPhoto = typeof photoUrl === 'string' && photoUrl !== user.photoUrl
  if (isNewPhoto && !(await isProfilePhotoOf(db, userId, photoUrl)))
    throw new Failure('invalid', { issues: [{ path: 'photoUrl', message: imageUnknown }] })
  const before = await updateUser(db, userId, { name, photoUrl, smsPermission }, async (tx) => {
    await applySmsPermission(tx, keys.addressKey, userId, smsPermission, clock.now())
  })
  if (!before) throw new Failure('sessionExpired')
  if (before.photoUrl !== null && photoUrl !== undefined && photoUrl !== before.photoUrl)
    await removeImages(context, [before.photoUrl])
  const changedUser = await readUser(db, userId)
  if (!changedUser) throw new Failure('sessionExpired')
  return { user: withPictureLink(context, changedUser) }
}
