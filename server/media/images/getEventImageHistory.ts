import { listUserImages } from './userImages.ts'
import type { Handler } from '../../rpc/handler.ts'

/** The caller's pictures. */
export const getEventImageHistory: Handler<'getEventImageHistory'> = async ({ db, session: { userId } }) => {
  const [uploadedImages, images] = await Promise.all([
    listUserImages(db, userId, 'uploaded'),
    listUserImages(db, userId, 'drawn'),
  ])
  return { uploadedImages, images }
}
