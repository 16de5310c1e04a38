import { albumMember } from './albumView.ts'
import { removePhotos } from '../../providers/storage/albumFiles.ts'
import { deletePhoto } from './albums.ts'
import type { Handler } from '../../rpc/handler.ts'

/** Deletes a photo and its files from an event's album. */
export const deleteAlbumPhoto: Handler<'deleteAlbumPhoto'> = async (context, { photoId, ...input }) => {
  const member = await albumMember(context, input.eventId, { session: context.session, ...input })
  const url = await deletePhoto(context.db, member, photoId)
  if (url !== undefined) await removePhotos(context, [url])
  return {}
}
