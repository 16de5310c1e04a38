import { inTransaction } from './inTransaction.ts'
import type { QueueNotices } from './notices.ts'
import type { Db } from './schema.ts'

/** Notices that one call queues at most. */
const batch = 1_000

/**
 * Queues what the database noted to be told: that a guest who waited has a place (migrations/answers.ts). Taking a note and
 * queueing it are one transaction, so each is told once, however many processes do this at a time.
 * `eventId`: of one event alone, as where one of its guests made room. @returns how many were queued.
 */
export async function queueDueNotices(db: Db, queue: QueueNotices, eventId?: string): Promise<number> {
  return inTransaction(db, async (tx) => {
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
    const notice = { kind: 'seated' } as const
    const deliveries = due.map(({ event_id, invitee_id, key }) => ({
      eventId: event_id,
      inviteeId: invitee_id,
      key,
      notice,
    }))
    if (deliveries.length > 0) await queue(tx, deliveries)
    return deliveries.length
  })
}
