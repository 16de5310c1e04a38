import { limits } from '@festoon/contract/limits'
import { Failure } from '../../core/Failure.ts'
import type { Handler } from '../../rpc/handler.ts'
import { eventOfAlbum } from './albums.ts'
import { albumMember, albumView } from './albumView.ts'

/** Returns an album with all of its photos, and the id of the event it belongs to. */
export const getAlbumForElk: Handler<'getAlbumForElk'> = async (context, input) => {
  const { db, session } = context
  const eventId = await eventOfAlbum(db, input.albumId)
  if (eventId === undefined) throw new Failure('notFound')
  const member = await albumMember(context, eventId, { session, ...input })
  return { album: await albumView(context, member, limits.albumPhotos), eventId }
}
