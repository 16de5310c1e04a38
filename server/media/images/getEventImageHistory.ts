import type { Handler } from '../../rpc/handler.ts'
import { imageBytes, shownStorage } from '../quota.ts'
import { listUserImages } from './userImages.ts'

/** Returns the caller's latest uploaded and generated images, and the storage of all of them if little is left. */
export const getEventImageHistory: Handler<'getEventImageHistory'> = async ({ db, config, session: { userId } }) => {
  const [uploadedImages, images, usedBytes] = await Promise.all([
    listUserImages(db, userId, 'uploaded'),
    listUserImages(db, userId, 'drawn'),
    imageBytes(db, userId),
  ])
  return { uploadedImages, images, ...shownStorage(usedBytes, config.accountBytes) }
}
