import { removePhotos } from '../../providers/storage/albumFiles.ts'
import { gates } from '../../rpc/access/access.ts'
import type { Handler } from '../../rpc/handler.ts'
import { deletePhoto } from './albums.ts'
import { albumMember } from './albumView.ts'

/** Deletes a photo and its files from an event's album. */
export const deleteAlbumPhoto: Handler<'deleteAlbumPhoto'> = async (context, { photoId, ...input }) => {
  const member = await albumMember(context, input.eventId, { session: context.session, ...input })
  const { session, db } = context
  const caller = { session, identityToken: undefined }
  const hostedEvent = member.isHost
    ? (await gates.host(context, caller, { eventId: member.event.id })).event
    : undefined
  const url = await deletePhoto(db, member, hostedEvent, photoId)
  if (url !== undefined) await removePhotos(context, [url])
  return {}
}
