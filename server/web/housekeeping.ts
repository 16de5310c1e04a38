import type { Database } from '../database/database.ts'
import { cancelLeftEvents } from '../events/grants/handover.ts'
import { removeSuspended } from '../events/suspension/removeSuspended.ts'
import { eraseOldContacts } from '../guests/data/eraseOldContacts.ts'
import { removeOldTasks } from '../media/images/imageTasks.ts'
import { removeUnusedVideos } from '../media/video/removeUnusedVideos.ts'
import { recordLeftEvents } from '../messaging/delivery/earlyDeliveryEvents.ts'
import { readDiskUse } from '../providers/storage/diskUse.ts'
import { removeImages } from '../providers/storage/images.ts'
import type { Services } from '../rpc/services.ts'
import { removeExpired, removeOldMessages } from './removeExpired.ts'

/** The time in ms for which outbox messages are kept in production, where they are only used to investigate failures. */
const messagesKeptMs = 24 * 3_600_000

const dayMs = 24 * 3_600_000

/**
 * The time in ms for which image tasks and sample images are kept. Until then, a visitor can create an event with a sample
 * image.
 */
const samplesKeptMs = 24 * 3_600_000

/**
 * Applies early delivery events, cancels events that no co-host took over, erases the email addresses and phone numbers of guests
 * of old events, and vacuums the embedded database. Removes expired data, old image tasks and sample images, unused videos,
 * events and accounts that were suspended long ago, and, in production, old outbox messages. Warns if the disk is filling up.
 */
export async function housekeeping(services: Services, database: Database): Promise<void> {
  const { clock, config, jobs, log } = services
  const samples = await database.patiently(async (db) => {
    await recordLeftEvents(db, clock.now())
    await cancelLeftEvents(db, jobs.queueNotifications, clock.now())
    await removeExpired(db, clock.now())
    await eraseOldContacts(db, clock.now() - config.contactsKeptDays * dayMs, clock.now())
    if (config.environment === 'production') await removeOldMessages(db, clock.now() - messagesKeptMs)
    return removeOldTasks(db, clock.now() - samplesKeptMs)
  })
  await removeImages(services, samples)
  await removeUnusedVideos(services)
  await removeSuspended(services)
  const disk = await readDiskUse(config)
  if (disk?.isFillingUp)
    log.warn({ usedPercent: Math.round(disk.used), maxPercent: disk.max }, 'the disk is filling up')
  await database.tidy()
}
