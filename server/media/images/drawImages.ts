import { randomUUID } from 'node:crypto'
import { imageFolder, removeImages } from '../../providers/storage/images.ts'
import type { Services } from '../../rpc/services.ts'
import { storeImage } from '../uploads/storeImage.ts'
import { failImageTask, finishImageTask, readImageTask } from './imageTasks.ts'

/**
 * Generates a task's set of images, stores them, and charges the coins for them. Does nothing if the task has ended.
 * @returns Always true, even after a failure, so that the queue doesn't retry a task when the user is no longer waiting for the
 * images.
 */
export async function drawImages(services: Services, { taskId }: { taskId: string }): Promise<true> {
  const { db, clock, keys, providers, log } = services
  const task = await readImageTask(db, taskId, clock.now())
  if (task?.state !== 'pending') return true
  const storedImages: { url: string; bytes: number }[] = []
  let isPaid = false
  try {
    const folder = task.user_id === null ? 'events/sample_images' : imageFolder(keys, task.user_id)
    for (const image of await providers.images.draw(task.request)) {
      const name = `${task.event_id}-${clock.now()}-${randomUUID().slice(0, 8)}`
      storedImages.push(await storeImage(providers.storage, folder, name, image))
    }
    if (storedImages.length > 0) isPaid = await finishImageTask(db, taskId, storedImages, clock.now())
  } catch (error) {
    log.warn({ err: error }, 'failed to generate images')
  }
  if (isPaid) return true
  await failImageTask(db, taskId)
  await removeImages(
    services,
    storedImages.map(({ url }) => url),
  )
  return true
}
