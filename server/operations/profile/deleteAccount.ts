import { removePhotos } from '../../data/albumFiles.ts'
import { eraseAccount } from '../../data/eraseAccount.ts'
import { queueNotices } from '../../data/notices.ts'
import { removePictures, removePicturesOf } from '../../data/pictures.ts'
import type { EventRow, Tx } from '../../data/schema.ts'
import { Failure } from '../../Failure.ts'
import type { Handler } from '../handler.ts'

/** Erases the caller's account, and clears the cookies. */
export const deleteAccount: Handler<'deleteAccount'> = async (context, { hostedEvents }) => {
  const { db, clock, jobs, session } = context
  const now = clock.now()
  const tell = (tx: Tx, event: EventRow): Promise<void> =>
    queueNotices(tx, jobs.queueNotices, event, { kind: 'cancelled', title: event.title, message: '' }, now)
  const erased = await eraseAccount(db, session.userId, { choice: hostedEvents, tell }, now)
  if (!erased) throw new Failure('sessionExpired')
  jobs.wake()
  context.clearSession()
  await removePictures(context, erased.pictures)
  await removePhotos(context, erased.photos)
  await removePicturesOf(context, session.userId)
  return { cancelled: erased.cancelled, handedOver: erased.handedOver }
}
