import { eraseAccount } from '../../data/eraseAccount.ts'
import { removePicture } from '../../data/pictures.ts'
import { Failure } from '../../Failure.ts'
import type { Handler } from '../handler.ts'

/** Erases the caller's account, and clears the cookies. */
export const deleteAccount: Handler<'deleteAccount'> = async (context, { hostedEvents }) => {
  const { db, clock, session } = context
  const erased = await eraseAccount(db, session.userId, hostedEvents, clock.now())
  if (!erased) throw new Failure('sessionExpired')
  context.clearSession()
  const pictures = erased.photoUrl === null ? erased.images : [erased.photoUrl, ...erased.images]
  for (const picture of pictures) await removePicture(context, picture)
  return { cancelled: erased.cancelled, handedOver: erased.handedOver }
}
