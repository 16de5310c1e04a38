import type { User } from '@festoon/contract/nouns/account'
import type { InputOf } from '@festoon/contract/wire/operations'
import { call } from '../../api/call.ts'
import { report } from '../../rpc/report.ts'
import { uploadImage } from '../../api/uploadImage.ts'

/** The change to the profile photo: a new photo, a removal, or no change. */
export type PictureChange =
  | { kind: 'new'; image: Blob; /** The object URL that shows the new photo until it is saved. */ url: string }
  | { kind: 'removed' }
  | { kind: 'kept' }

export interface ProfileChanges {
  name: string
  picture: PictureChange
  /** True if the user agrees to SMS; undefined if the setting is unchanged. */
  wantsSms: boolean | undefined
}

/**
 * Saves the profile and returns the saved user (PROF-06, PROF-07). If the photo can't be uploaded, reports the failure and
 * saves the other changes (ERR-29). Throws `CallError`.
 */
export async function saveProfile(changes: ProfileChanges): Promise<{ user: User; isPictureLost: boolean }> {
  const input: InputOf<'updateElkUser'> = { name: changes.name.trim() }
  let isPictureLost = false
  if (changes.picture.kind === 'removed') input.photoUrl = null
  if (changes.picture.kind === 'new') {
    try {
      input.photoUrl = await uploadImage(changes.picture.image, { for: 'profile' })
    } catch (error) {
      report('ERROR', 'The profile picture could not be uploaded', error)
      isPictureLost = true
    }
  }
  if (changes.wantsSms !== undefined) {
    input.grantedTextPermission = changes.wantsSms
    input.textPermissionStatus = changes.wantsSms ? 'granted' : 'rejected'
  }
  const { user } = await call('updateElkUser', input)
  return { user, isPictureLost }
}
