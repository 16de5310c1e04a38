import { pictureFolder, removePictures } from '../../data/pictures.ts'
import { liftOwnPhones } from '../../data/textPermission.ts'
import { readUser, updateUser } from '../../data/users.ts'
import { Failure } from '../../Failure.ts'
import { textPermissionOf } from '../account/textPermissionOf.ts'
import type { Handler } from '../handler.ts'

/** Changes what is named of the caller's account. */
export const updateElkUser: Handler<'updateElkUser'> = async (context, input) => {
  const { db, keys, providers, session } = context
  const { userId } = session
  const textPermission = textPermissionOf(input)
  const user = await readUser(db, userId)
  if (!user) throw new Failure('sessionExpired')
  const { name, photoUrl } = input
  const isNewPhoto = typeof photoUrl === 'string' && photoUrl !== user.photoUrl
  if (isNewPhoto) {
    // Only a picture that this very user has uploaded.
    const isOwn = photoUrl.startsWith(`/files/${pictureFolder(userId)}/`)
    if (!isOwn || !(await providers.storage.has(photoUrl.replace(/^\/files\//, '')))) throw new Failure('notFound')
  }
  const before = await updateUser(db, userId, { name, photoUrl, textPermission })
  if (!before) throw new Failure('sessionExpired')
  if (textPermission === 'granted') await liftOwnPhones(db, keys.addressKey, userId)
  if (before.photoUrl !== null && photoUrl !== undefined && photoUrl !== before.photoUrl)
    await removePictures(context, [before.photoUrl])
  const changed = await readUser(db, userId)
  if (!changed) throw new Failure('sessionExpired')
  return { user: changed }
}
