import { readCoinBalance } from '../../coins/coinBalance.ts'
import { Failure } from '../../core/Failure.ts'
import type { Handler } from '../../rpc/handler.ts'
import { readImageTask } from './imageTasks.ts'

/** Returns the status of an image task. Once the task is done, also returns the images and the caller's coin balance. */
export const getEventImages: Handler<'getEventImages'> = async ({ db, clock, session }, { taskId }) => {
  const now = clock.now()
  const task = await readImageTask(db, taskId, now)
  // Generated images are only shown to their own user.
  if (!task || (task.user_id !== null && task.user_id !== session?.userId)) throw new Failure('taskNotFound')
  if (task.state !== 'done') return { status: task.state }
  const { prompt, eventName } = task.request
  const images = task.image_urls.map((imageUrl) => ({ imageUrl, prompt: prompt === '' ? eventName : prompt }))
  const coinBalance = task.user_id === null ? null : await readCoinBalance(db, task.user_id, now)
  return { status: 'done', images, coinBalance }
}
