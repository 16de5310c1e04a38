import { removeAlbum } from '../providers/storage/albumFiles.ts'
import { removeImages } from '../providers/storage/images.ts'
import type { Handler } from '../rpc/handler.ts'
import { deleteEvent as remove } from './endEvent.ts'

/** Permanently deletes an event and its photo album. */
export const deleteEvent: Handler<'deleteEvent'> = async (context, _input) => {
  const { db, clock, event } = context
  await remove(db, event, clock.now())
  await removeAlbum(context, event.id)
  await removeImages(context, [event.photo_url])
  return {}
}
