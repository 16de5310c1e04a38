import { hasBoughtCoins } from '../../coins/coinBalance.ts'
import { Failure } from '../../core/Failure.ts'
import { networksOf } from '../../core/networks.ts'
import type { Tx } from '../../database/schema.ts'
import { requireDiskSpace } from '../../providers/storage/diskUse.ts'
import type { Handler } from '../../rpc/handler.ts'
import { imageBytes } from '../quota.ts'
import { drawingOf } from './drawingOf.ts'
import { beginImageTask } from './imageTasks.ts'
import { requireDrawable } from './requireDrawable.ts'

/** Starts generating a set of images that the caller pays for with coins. Returns the number of coins left. */
export const generateEventImage: Handler<'generateEventImage'> = async (context, input) => {
  const { db, clock, config, ip, jobs, session, rateLimits, paidServices, providers } = context
  const { taskId, eventUuid } = input
  const request = drawingOf(input)
  await rateLimits.take('drawingsOfUser', session.userId)
  await requireDrawable(providers.images, input, request)
  await requireDiskSpace(config)
  if ((await imageBytes(db, session.userId)) >= config.accountBytes) throw new Failure('storageFull')
  // Free coins cost nothing, so people without purchases share the budget of their networks.
  const networks = (await hasBoughtCoins(db, session.userId)) ? {} : { networks: networksOf(ip) }
  const count = (tx: Tx): Promise<void> => paidServices.count('images', { visitor: session.userId, ...networks }, tx)
  const task = { id: taskId, userId: session.userId, eventId: eventUuid, request }
  const { coinBalance } = await beginImageTask(db, jobs.queueDrawing, task, count, clock.now())
  jobs.wake()
  return { taskId, coinBalance }
}
