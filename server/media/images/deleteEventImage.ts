import { removeImages } from '../../providers/storage/images.ts'
import type { Handler } from '../../rpc/handler.ts'
import { forgetImage } from './userImages.ts'

/** Deletes an image and its files from the caller's image history, unless a party or draft shows it. */
export const deleteEventImage: Handler<'deleteEventImage'> = async (context, { imageUrl }) => {
  if (await forgetImage(context.db, context.session.userId, imageUrl)) await removeImages(context, [imageUrl])
  return {}
}
