import { listUserImages } from './userImages.ts'
import type { Handler } from '../../rpc/handler.ts'

/** Returns the caller's latest uploaded and generated images. */
export const getEventImageHistory: Handler<'getEventImageHistory'> = async ({ db, session: { userId } }) => {
  const [uploadedImages, images] = await Promise.all([
    listUserImages(db, userId, 'uploaded'),
    listUserImages(db, userId, 'drawn'),
  ])
  return { uploadedImages, images }
}
