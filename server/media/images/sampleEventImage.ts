import { limits } from '@festoon/contract/limits'
import { Failure } from '../../core/Failure.ts'
import { deviceKey } from '../../crypto/addressKey.ts'
import { requireDiskSpace } from '../../providers/storage/diskUse.ts'
import type { Handler } from '../../rpc/handler.ts'
import { drawingOf } from './drawingOf.ts'
import { beginImageTask } from './imageTasks.ts'
import { requireDrawable } from './requireDrawable.ts'

/**
 * Starts generating a set of sample images for someone who isn't signed in. Only the browser tracks the caller's coin balance,
 * so the actual limit is the rate limit per network. Delivered sets count toward the next account that is created in the browser.
 */
export const sampleEventImage: Handler<'sampleEventImage'> = async (context, input) => {
  const { db, clock, config, jobs, ip, keys, deviceId, rateLimits, paidServices, providers, visitor } = context
  const { taskId, eventUuid, remainingCoinBalance } = input
  const request = drawingOf(input)
  if (remainingCoinBalance < limits.imageSetCoins) throw new Failure('notEnoughCoins')
  await rateLimits.takeFrom('samplesFromAddress', ip)
  await requireDrawable(providers.images, input, request)
  await requireDiskSpace(config)
  const device = deviceKey(keys.addressKey, deviceId)
  const task = { id: taskId, userId: null, deviceKey: device, eventId: eventUuid, request }
  await beginImageTask(db, jobs.queueDrawing, task, (tx) => paidServices.count('images', visitor, tx), clock.now())
  jobs.wake()
  return { taskId, remainingCoinBalance: remainingCoinBalance - limits.imageSetCoins }
}
