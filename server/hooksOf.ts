import type { Hooks } from './core/hooks.ts'
import type { EventRow, Tx } from './database/schema.ts'
import { askCohosts, queueForAllGuests } from './events/notifications/queueForGuests.ts'
import { queueDueNotifications } from './messaging/notifications/dueNotifications.ts'
import type { Services } from './rpc/services.ts'

/** Returns the work that rooms trigger in rooms above them. */
export function hooksOf(services: Pick<Services, 'db' | 'jobs' | 'log'>): Hooks<Tx, EventRow> {
  const queue = services.jobs.queueNotifications
  return {
    queueDue: async (eventId) => {
      try {
        await queueDueNotifications(services, eventId)
      } catch (error) {
        services.log.warn({ err: error }, 'failed to queue waitlist notifications; retrying within a minute')
      }
    },
    notifyOfCancellation: (tx, event, now) =>
      queueForAllGuests(tx, queue, event, { kind: 'canceled', title: event.title, message: '' }, now),
    askCohosts: (tx, event, now) => askCohosts(tx, queue, event, now),
  }
}
