import type { Database } from '../database/database.ts'
import { recordLeftEvents } from '../messaging/delivery/earlyDeliveryEvents.ts'
import { eraseOldContacts } from '../database/rows/eraseOldContacts.ts'
import { removeOldTasks } from '../media/images/imageTasks.ts'
import { removePictures } from '../providers/storage/pictures.ts'
import { removeUnusedVideos } from '../media/video/removeUnusedVideos.ts'
import { removeExpired, removeOldMessages } from './removeExpired.ts'
import type { Services } from '../rpc/services.ts'

/** In production the outbox stands in for a provider and nobody reads it: messages are kept only to look into a failure. */
const messagesKeptMs = 24 * 3_600_000

const dayMs = 24 * 3_600_000

/** Whoever had samples drawn has a day to begin a party with one. */
const samplesKeptMs = 24 * 3_600_000

/**
 * Removes what has expired, once what is left to record is recorded, and the contacts of guests of parties that are long over.
 * The embedded database, which does not by itself, is tidied too.
 */
export async function housekeeping(services: Services, database: Database): Promise<void> {
  const { clock, config } = services
  const samples = await database.patiently(async (db) => {
    await recordLeftEvents(db, clock.now())
    await removeExpired(db, clock.now())
    await eraseOldContacts(db, clock.now() - config.contactsKeptDays * dayMs)
    if (config.environment === 'production') await removeOldMessages(db, clock.now() - messagesKeptMs)
    return removeOldTasks(db, clock.now() - samplesKeptMs)
  })
  await removePictures(services, samples)
  await removeUnusedVideos(services)
  await database.tidy()
}
