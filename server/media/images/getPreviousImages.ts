import { listUserImages } from './userImages.ts'
import type { Handler } from '../../rpc/handler.ts'

/** The pictures that were drawn for the caller. */
export const getPreviousImages: Handler<'getPreviousImages'> = async ({ db, session }) => ({
  images: await listUserImages(db, session.userId, 'drawn'),
})
