import { eraseAccount } from '../../accounts/deletion/eraseAccount.ts'
import { removeAlbum, removePhotos } from '../../providers/storage/albumFiles.ts'
import { removeImageFiles, removeImages, removeImagesOf } from '../../providers/storage/images.ts'
import type { Services } from '../../rpc/services.ts'
import { removeEvent } from '../endEvent.ts'

/** The number of days for which suspended events and accounts are kept, so that their hosts can appeal. */
export const suspendedDays = 30
const dayMs = 86_400_000

/**
 * Deletes the events and accounts that were suspended more than `suspendedDays` ago, without notifying anyone. The suspensions of accounts
 * last: an empty row and the keyed hashes of the contacts are kept.
 */
export async function removeSuspended(services: Services): Promise<void> {
  const { db, clock, keys } = services
  const now = clock.now()
  const before = now - suspendedDays * dayMs
  const events = await db.selectFrom('events').select(['id', 'photo_url']).where('suspended_at', '<', before).execute()
  for (const { id, photo_url: photoUrl } of events) {
    if (!(await removeEvent(db, id, now))) continue
    await removeAlbum(services, id)
    await removeImages(services, [photoUrl])
  }
  const users = await db
    .selectFrom('users')
    .select('id')
    .where('suspended_at', '<', before)
    .where('deleted_at', 'is', null)
    .execute()
  const choices = {
    choice: 'cancel' as const,
    addressKey: keys.addressKey,
    notify: () => Promise.resolve(),
    ask: () => Promise.resolve(),
  }
  for (const { id } of users) {
    const erasure = await eraseAccount(db, id, choices, now)
    if (!erasure) continue
    await removeImageFiles(services, erasure.ownImages)
    await removeImages(services, erasure.covers)
    await removePhotos(services, erasure.photos)
    await removeImagesOf(services, id)
  }
}
