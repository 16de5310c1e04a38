import { inTransaction } from '../../database/inTransaction.ts'
import type { Services } from '../../rpc/services.ts'

/** The maximum number of notifications queued per call. */
const batch = 1_000

/**
 * Queues the notifications that the database has marked as due, for guests who got a spot from the waitlist
 * (functions/promote_guest.sql). Each notification is queued only once, even if several processes call this function at the
 * same time, and wakes the workers. If `eventId` is given, queues only that event's notifications.
 * @returns The number of queued notifications.
 */
export async function queueDueNotifications(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  eventId?: string,
): Promise<number> {
  const count = await inTransaction(db, async (tx) => {
    const due = await tx
      .updateTable('deliveries')
      .set({ state: 'queued' })
      .$if(eventId !== undefined, (some) => some.where('event_id', '=', eventId ?? ''))
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('event_id', 'invitee_id', 'key'),
          'in',
          selectFrom('deliveries')
            .select(['event_id', 'invitee_id', 'key'])
            .where('state', '=', 'due')
            .$if(eventId !== undefined, (some) => some.where('event_id', '=', eventId ?? ''))
            .limit(batch)
            .forUpdate()
            .skipLocked()
            .$asTuple('event_id', 'invitee_id', 'key'),
        ),
      )
      .returning(['event_id', 'invitee_id', 'key'])
      .execute()
    const notice = { kind: 'promoted' } as const
    const deliveries = due.map(({ event_id, invitee_id, key }) => ({
      eventId: event_id,
      inviteeId: invitee_id,
      key,
      notice,
    }))
    if (deliveries.length > 0) await jobs.queueNotifications(tx, deliveries)
    return deliveries.length
  })
  if (count > 0) jobs.wake()
  return count
}
