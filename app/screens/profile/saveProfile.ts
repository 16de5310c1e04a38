import type { User } from '@festoon/contract/nouns/account'
import type { InputOf } from '@festoon/contract/wire/operations'
import { call } from '../../platform/api/call.ts'
import { uploadImage } from '../../platform/api/uploadImage.ts'
import { report } from '../../platform/rpc/report.ts'

/** The change to make to the profile photo, if any. */
export type PictureChange =
  | { kind: 'new'; image: Blob; /** The object URL that shows the new photo until it is saved. */ url: string }
  | { kind: 'removed' }
  | { kind: 'kept' }

export interface ProfileChanges {
  name: string
  picture: PictureChange
  /** The user's new choice about receiving SMS; undefined if the choice is unchanged. */
  wantsSms: boolean | undefined
}

/**
 * Saves the profile (PROF-06, PROF-07). If the photo can't be uploaded, saves the other changes and sets `isPictureLost`
 * (ERR-29). Throws `CallError` if the profile can't be saved.
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
  // Like a reply with STOP, so that hosts who invite the number can't text it either (RPC-24, PROF-09).
  if (changes.wantsSms === false) await optOutOf(user.phones)
  return { user, isPictureLost }
}

/** Opts phone numbers out of all SMS. Only reports failures, because `updateElkUser` has already opted the numbers out. */
async function optOutOf(phones: readonly string[]): Promise<void> {
  try {
    for (const address of phones) await call('optOut', { channel: 'phone', address, scope: 'all' }, { asUser: true })
  } catch (error) {
    report('WARN', 'A phone number could not be opted out', error)
  }
}
