import type { ParsedInputOf } from '@festoon/contract/operations'
import { removePicture } from '../../data/pictures.ts'
import { liftOwnPhones } from '../../data/textPermission.ts'
import { readUser, updateUser } from '../../data/users.ts'
import { Failure } from '../../Failure.ts'
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
    const isOwn = photoUrl.startsWith(`/files/events/user_images/${userId}/`)
    if (!isOwn || !(await providers.storage.has(photoUrl.replace(/^\/files\//, '')))) throw new Failure('notFound')
  }
  const before = await updateUser(db, userId, { name, photoUrl, textPermission })
  if (!before) throw new Failure('sessionExpired')
  if (textPermission === 'granted') await liftOwnPhones(db, keys.addressKey, userId)
  if (before.photoUrl !== null && photoUrl !== undefined && photoUrl !== before.photoUrl)
    await removePicture(context, before.photoUrl)
  const changed = await readUser(db, userId)
  if (!changed) throw new Failure('sessionExpired')
  return { user: changed }
}

/**
 * The one answer to whether texts are wanted, which comes in two fields, either of which implies the other.
 * @throws Failure invalid when they contradict each other.
 */
function textPermissionOf({
  grantedTextPermission: granted,
  textPermissionStatus: status,
}: ParsedInputOf<'updateElkUser'>): 'granted' | 'rejected' | undefined {
  const implied = granted === undefined ? undefined : granted ? 'granted' : 'rejected'
  if (implied !== undefined && status !== undefined && implied !== status)
    throw new Failure('invalid', {
      issues: [{ path: 'textPermissionStatus', message: 'Contradicts grantedTextPermission' }],
    })
  return status ?? implied
}
