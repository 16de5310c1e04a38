import { Failure } from '../../core/Failure.ts'
import { pictureLink } from '../../crypto/pictureLink.ts'
import type { Handler } from '../../rpc/handler.ts'
import { recordActivity } from '../activity/recordActivity.ts'
import { readAccountExport } from './accountExport.ts'

/** Exports the data stored about the caller's account. */
export const exportAccount: Handler<'exportAccount'> = async (context) => {
  const { db, clock, session } = context
  const account = await readAccountExport(db, session.userId)
  if (!account) throw new Failure('sessionExpired')
  await recordActivity(db, session.userId, { kind: 'dataExported' }, context, clock.now())
  const link = (url: string): string => pictureLink(context, url)
  return {
    account: {
      ...account,
      photoUrl: account.photoUrl === null ? null : link(account.photoUrl),
      photos: account.photos.map(link),
      images: account.images.map((image) => ({ ...image, url: link(image.url) })),
    },
  }
}
