import { removeAlbum } from '../../data/albumFiles.ts'
import { deleteEvent as remove } from '../../data/endEvent.ts'
import { removePictures } from '../../data/pictures.ts'
import { Failure } from '../../Failure.ts'
import type { Handler } from '../handler.ts'

/** Removes an event for good. */
export const deleteEvent: Handler<'deleteEvent'> = async (context, _input) => {
  const { db, clock, event } = context
  const outcome = await remove(db, event, clock.now())
  if (outcome !== 'deleted') throw new Failure(outcome)
  await removeAlbum(context, event.id)
  await removePictures(context, [event.photo_url])
  return {}
}
