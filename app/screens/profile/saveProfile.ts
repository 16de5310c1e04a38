import type { User } from '@festoon/contract/nouns/account'
import type { InputOf } from '@festoon/contract/wire/operations'
import { call } from '../../api/call.ts'
import { report } from '../../rpc/report.ts'
import { uploadImage } from '../../api/uploadImage.ts'

/** The change to the photo: a new one, removed, or unchanged. */
export type PictureChange =
  | { kind: 'new'; image: Blob; /** The URL for showing the new photo until it is saved. */ url: string }
  | { kind: 'removed' }
  | { kind: 'kept' }

export interface ProfileChanges {
  name: string
  picture: PictureChange
  /** SMS permission; undefined if unchanged. */
  wantsSms: boolean | undefined
}

/**
 * Saves a profile (PROF-06, PROF-07). If the photo can't be uploaded, logs the failure and saves everything else (ERR-29).
 * Throws `CallError`.
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
