import { imageUnknown } from '@festoon/contract/messages/fields'
import { Failure } from '../core/Failure.ts'
import { mayShowPicture } from '../database/rows/pictureRows.ts'
import type { Tx } from '../database/schema.ts'

/**
 * Checks that a user may show an image as a cover: an image of the gallery, the user's own image, or the cover of an event that the user
 * hosts.
 * @throws Failure invalid, with an issue for `event.photoUrl`.
 */
export async function requirePicture(tx: Tx, userId: string, photoUrl: string): Promise<void> {
  if (photoUrl.startsWith('/files/gallery/') || (await mayShowPicture(tx, userId, photoUrl))) return
  throw new Failure('invalid', { issues: [{ path: 'event.photoUrl', message: imageUnknown }] })
}
