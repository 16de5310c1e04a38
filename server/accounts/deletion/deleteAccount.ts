import { Failure } from '../../core/Failure.ts'
import type { EventRow, Tx } from '../../database/schema.ts'
import { removePhotos } from '../../providers/storage/albumFiles.ts'
import { removeImageFiles, removeImages, removeImagesOf } from '../../providers/storage/images.ts'
import type { Handler } from '../../rpc/handler.ts'
import { eraseAccount } from './eraseAccount.ts'

/**
 * Erases the caller's account and files, asks co-hosts to take over, notifies the guests of events that are canceled as a result,
 * and clears the session cookies.
 */
export const deleteAccount: Handler<'deleteAccount'> = async (context, { hostedEvents }) => {
  const { db, clock, hooks, jobs, keys, session } = context
  const now = clock.now()
  const notify = (tx: Tx, event: EventRow): Promise<void> => hooks.notifyOfCancellation(tx, event, now)
  const ask = (tx: Tx, event: EventRow): Promise<void> => hooks.askCohosts(tx, event, now)
  const erasure = await eraseAccount(
    db,
    session.userId,
    { choice: hostedEvents, addressKey: keys.addressKey, notify, ask },
    now,
  )
  if (!erasure) throw new Failure('sessionExpired')
  jobs.wake()
  context.clearSession()
  await removeImageFiles(context, erasure.ownImages)
  await removeImages(context, erasure.covers)
  await removePhotos(context, erasure.photos)
  await removeImagesOf(context, session.userId)
  return { canceled: erasure.canceled, handedOver: erasure.handedOver }
}
