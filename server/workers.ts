import { deliverAccountNotice } from './accounts/notices/deliverAccountNotice.ts'
import type { Database } from './database/database.ts'
import { queueWaitingChanges } from './events/changeNotices.ts'
import { drawImages } from './media/images/drawImages.ts'
import { queueConfirmations } from './messaging/confirmations/queueConfirmations.ts'
import { deliverInvite } from './messaging/invitations/deliverInvite.ts'
import { deliverNotification } from './messaging/notifications/deliverNotification.ts'
import { queueDueNotifications } from './messaging/notifications/dueNotifications.ts'
import { queueNewRsvps, queueDigests } from './messaging/notifications/hostDigests.ts'
import { queueDecisions, queueReminders } from './messaging/notifications/reminders.ts'
import { readMailbox } from './messaging/replies/readMailbox.ts'
import type { Workers } from './queue/jobData.ts'
import type { Services } from './rpc/services.ts'
import { housekeeping } from './web/housekeeping.ts'

/** Returns the functions that run the jobs of all queues, each bound to the services it needs. */
export function workersOf(services: Services, database: Database): Workers {
  const { db, clock, jobs, config } = services
  const imapUrl = config.replies?.imapUrl
  return {
    deliverInvite: (data, isLastTry) => deliverInvite(services, data, isLastTry),
    deliverNotification: (data, isLastTry) => deliverNotification(services, data, isLastTry),
    deliverAccountNotice: (data) => deliverAccountNotice(services, data),
    drawImages: (data) => drawImages(services, data),
    queueDueNotifications: async () => {
      const notices = await queueDueNotifications(services)
      const changes = await queueWaitingChanges(db, jobs.queueNotifications, clock.now())
      const confirmations = await queueConfirmations(db, jobs.queueNotifications, clock.now())
      return notices + changes + confirmations + (await queueNewRsvps(db, jobs.queueNotifications, clock.now()))
    },
    queueReminders: async () => {
      const reminders = await queueReminders(db, jobs.queueNotifications, clock.now())
      const decisions = await queueDecisions(db, jobs.queueNotifications, clock.now())
      return reminders + decisions + (await queueDigests(db, jobs.queueNotifications, clock.now()))
    },
    ...(imapUrl === undefined ? {} : { readMailbox: () => readMailbox(services, imapUrl) }),
    housekeeping: () => housekeeping(services, database),
  }
}
