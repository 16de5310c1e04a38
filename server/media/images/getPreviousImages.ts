import type { Handler } from '../../rpc/handler.ts'
import { listUserImages } from './userImages.ts'

/** Returns the caller's latest generated images. */
export const getPreviousImages: Handler<'getPreviousImages'> = async ({ db, session }) => ({
  images: await listUserImages(db, session.userId, 'drawn'),
})
