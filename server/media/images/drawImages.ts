import { randomUUID } from 'node:crypto'
import { failImageTask, finishImageTask, readImageTask } from './imageTasks.ts'
import { pictureFolder, removePictures } from '../../providers/storage/pictures.ts'
import { storePicture } from '../uploads/storePicture.ts'
import type { Services } from '../../rpc/services.ts'

/**
 * Draws a set of pictures, stores them, and takes their coins as they arrive. Run twice, the second run finds the task done.
 * Never tried again: whoever waits for it has gone by then, and asks anew. @returns true: it is over.
 */
export async function drawImages(services: Services, { taskId }: { taskId: string }): Promise<true> {
  const { db, clock, providers, log } = services
  const task = await readImageTask(db, taskId, clock.now())
  if (task?.state !== 'pending') return true
  const stored: string[] = []
  let isPaid = false
  try {
    const folder = task.user_id === null ? 'events/sample_images' : pictureFolder(task.user_id)
    for (const picture of await providers.images.draw(task.request)) {
      const name = `${task.event_id}-${clock.now()}-${randomUUID().slice(0, 8)}`
      stored.push((await storePicture(providers.storage, folder, name, picture)).url)
    }
    if (stored.length > 0) isPaid = await finishImageTask(db, taskId, stored, clock.now())
  } catch (error) {
    log.warn({ err: error }, 'a set of pictures could not be drawn')
  }
  if (isPaid) return true
  await failImageTask(db, taskId)
  await removePictures(services, stored)
  return true
}
