import { eraseAccount } from '../../data/eraseAccount.ts'
import { queueNotices } from '../../data/notices.ts'
import { removePicture } from '../../data/pictures.ts'
import type { EventRow, Tx } from '../../data/schema.ts'
import { Failure } from '../../Failure.ts'
import type { Handler } from '../handler.ts'

/** Erases the caller's account, and clears the cookies. */
export const deleteAccount: Handler<'deleteAccount'> = async (context, { hostedEvents }) => {
  const { db, clock, jobs, session } = context
  const now = clock.now()
  const tell = (tx: Tx, event: EventRow): Promise<void> =>
    queueNotices(tx, jobs.queueNotices, event, { kind: 'cancelled', message: '' }, now)
  const erased = await eraseAccount(db, session.userId, { choice: hostedEvents, tell }, now)
  if (!erased) throw new Failure('sessionExpired')
  jobs.wake()
  context.clearSession()
  const pictures = erased.photoUrl === null ? erased.images : [erased.photoUrl, ...erased.images]
  for (const picture of pictures) await removePicture(context, picture)
  return { cancelled: erased.cancelled, handedOver: erased.handedOver }
}
